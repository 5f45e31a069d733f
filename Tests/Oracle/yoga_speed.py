#!/usr/bin/env python3
"""Yoga's speed on the trees of the benchmark `stacks`, its C call timed alone.

    pip install poga
    python3 Tests/Oracle/yoga_speed.py [PATH OF scenec-benchmark]

With the path, scenec's own figures are taken in the same run.
"""

import subprocess
import sys
import time

import poga.libpoga_capi as yoga

ROW, COLUMN = yoga.YGFlexDirection.Row, yoga.YGFlexDirection.Column


class Trees:
    """Builds trees; keeps every node, since the binding does not."""

    def __init__(self):
        self.nodes = []
        self.leaves = 0

    def node(self):
        node = yoga.YGNodeNew()
        self.nodes.append(node)
        return node

    def fill(self, parent, children):
        for index, child in enumerate(children):
            yoga.YGNodeInsertChild(parent, child, index)
        return parent

    def leaf(self):
        number, node = self.leaves, self.node()
        self.leaves += 1
        if number % 3 == 0:
            yoga.YGNodeStyleSetFlexGrow(node, 1)
        else:
            yoga.YGNodeStyleSetWidth(node, 4 + number % 9)
            yoga.YGNodeStyleSetHeight(node, 4 + number % 9)
        return node

    def nested(self, fan, depth, level=0):
        if level == depth:
            return self.leaf()
        node = self.node()
        yoga.YGNodeStyleSetFlexDirection(node, COLUMN if level % 2 == 0 else ROW)
        yoga.YGNodeStyleSetFlexGrow(node, 1)
        return self.fill(node, [self.nested(fan, depth, level + 1) for _ in range(fan)])

    def flows(self, count):
        root = self.node()
        for index in range(count):
            row = self.node()
            yoga.YGNodeStyleSetFlexDirection(row, ROW)
            yoga.YGNodeStyleSetFlexWrap(row, yoga.YGWrap.Wrap)
            for child in range(11):
                leaf = self.node()
                yoga.YGNodeStyleSetWidth(leaf, 40 + child * 3)
                yoga.YGNodeStyleSetHeight(leaf, 20)
                yoga.YGNodeInsertChild(row, leaf, child)
            yoga.YGNodeInsertChild(root, row, index)
        return root


def best_rate(make):
    """The best of several first layouts, in millions of nodes a second."""
    best = 0.0
    for _ in range(5):
        trees = Trees()
        root = make(trees)
        start = time.perf_counter()
        yoga.YGNodeCalculateLayout(root, 390, 844, yoga.YGDirection.LTR)
        best = max(best, len(trees.nodes) / (time.perf_counter() - start) / 1e6)
        yoga.YGNodeFreeRecursive(root)
    return len(trees.nodes), best


for name, make in [
    ("nested, fan 6, depth 6", lambda trees: trees.nested(6, 6)),
    ("10,000 wrapping rows of 11", lambda trees: trees.flows(10_000)),
]:
    count, rate = best_rate(make)
    print(f"  yoga: {name}: {count} nodes, {rate:.2f} million in a second")
if len(sys.argv) > 1:
    subprocess.run([sys.argv[1], "stacks"], check=True)
