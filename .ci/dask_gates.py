#!/usr/bin/env python3
"""Scenes compiled past one machine, by the recipes of the guide, against one machine's bytes.

    dask_gates.py SCENEC OUT      run at the top level of the repository

A real scheduler and two worker processes on loopback run the script of the section "dask"; one
of them is killed, with what it has started, when a third of the shards is done and it works at
another. GNU parallel runs that of the section "GNU parallel" where it is installed.
"""

import filecmp
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

from dask.distributed import Client

GUIDE = pathlib.Path("Sources/scenec/scenec.docc/scenec-in-CI.md")
SHARDS = 24
SCENES = 6000


def block(section, language, number=0):
    text = GUIDE.read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)[number]


def check(condition, problem):
    if not condition:
        sys.exit(f"error: {problem}")


def make_scenes(folder):
    """Scenes of the examples under many names, some of them with errors."""
    texts = [path.read_text(encoding="utf-8")
             for path in sorted(pathlib.Path("scenes/examples").glob("*.scene.yaml"))]
    texts.append("version: 1\ncontainers: [{layout: radial, radius: -1, children: []}]\n")
    for number in range(SCENES):
        path = folder / str(number % 7) / f"scene {number}.scene.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[number % len(texts)], encoding="utf-8")


def outputs(folder):
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.placements.json")}


def check_outputs(found, expected, what):
    one, many = outputs(expected), outputs(found)
    check(one.keys() == many.keys() and len(one) > SCENES / 2, f"{what}: other outputs")
    different = [name for name in one if not filecmp.cmp(one[name], many[name], shallow=False)]
    check(not different, f"{what}: other bytes in {different[:3]}")
    left = list(found.rglob(".scenec-*.tmp"))
    print(f"{what}: {len(one)} outputs, byte for byte those of one machine; "
          f"{len(left)} temporary files of what was killed")


def check_report(found, expected, what, out):
    """The same lines, but for outputs that a shard that ran again found to be current."""
    def lines(path, folder):
        text = path.read_text(encoding="utf-8").replace('"result":"current"', '"result":"written"')
        *rest, last = text.replace(f'"output":"{folder}/', '"output":"').splitlines()
        run = json.loads(last)["run"]
        results = run["results"]
        results["written"] = results.pop("current", 0) + results.get("written", 0)
        return rest, run
    check(lines(found, out) == lines(expected, "one"), f"{what}: another report")
    print(f"{what}: the merged report is that of one run")


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Cluster:
    """A scheduler and two workers, each with a process group of its own."""

    def __init__(self, work, path):
        self.processes = []
        self.environment = os.environ | {"PATH": path}
        self.log = open(work / "dask.log", "wb")
        port = free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self.start("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard",
                   folder=work)
        self.workers = [
            self.start("worker", self.address, "--host", "127.0.0.1", "--nthreads", "1",
                       "--no-nanny", "--no-dashboard", "--name", name, folder=work)
            for name in ["a", "b"]]

    def start(self, *arguments, folder):
        process = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]],
            cwd=folder, env=self.environment, stdout=self.log, stderr=self.log,
            start_new_session=True)
        self.processes.append(process)
        return process

    def kill(self, process):
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def stop(self):
        for process in self.processes:
            if process.poll() is None:
                self.kill(process)
        self.log.close()


def try_dask(work, path):
    script = work / "compile_on_dask.py"
    script.write_text(block("dask", "python"), encoding="utf-8")
    cluster = Cluster(work, path)
    try:
        with Client(cluster.address, timeout=60) as client:
            client.wait_for_workers(2, timeout=60)
            run = subprocess.Popen(
                [sys.executable, script, cluster.address, "scenes", "dask", str(SHARDS)], cwd=work,
                env=cluster.environment)
            done = kill_half_way(client, cluster, work / "dask" / "reports")
            status = run.wait(timeout=300)
            left = len(client.scheduler_info()["workers"])
    finally:
        cluster.stop()
    check(status == 1, f"dask: exit status {status}, expected 1 of scenes with errors")
    check(left == 1, f"dask: {left} workers at the end, expected the one that lives")
    check(done < SHARDS, "dask: the run was over before a worker was killed")
    print(f"dask: a worker was killed at its work when {done} of {SHARDS} shards were done")
    check_outputs(work / "dask", work / "one", "dask")
    check_report(work / "dask" / "report.jsonl", work / "one.jsonl", "dask", "dask")


def kill_half_way(client, cluster, reports):
    """Kills the first worker while it compiles; answers how many shards were done."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        done = len(list(reports.glob("*.jsonl"))) if reports.exists() else 0
        if done >= SHARDS // 3:
            if compiles(cluster.workers[0].pid):
                cluster.kill(cluster.workers[0])
                return done
        time.sleep(0.002)
    sys.exit("error: dask: no shard came")


def compiles(group):
    """Whether a process group has a running scenec."""
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            name, fields = stat.read_text().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        if name == "scenec" and fields.split()[2] == str(group):
            return True
    return False


def try_parallel(work, path):
    if not shutil.which("parallel"):
        print("GNU parallel is not installed: skipped")
        return
    (work / "machines").write_text(":\n", encoding="utf-8")
    (work / "placements" / "reports").mkdir(parents=True)
    for number, what in enumerate(["shards", "lists"]):
        script = block("GNU parallel", "sh", number).replace("shards=64", "shards=8")
        run = subprocess.run(
            ["bash", "-c", "mkdir -p ~/.parallel && touch ~/.parallel/will-cite; " + script],
            cwd=work, env=os.environ | {"PATH": path, "HOME": str(work)}, capture_output=True,
            text=True, timeout=300, check=False)
        if number == 0:
            check(run.returncode == 0, f"parallel, {what}: {run.stderr[-2000:]}")
            check_outputs(work / "placements", work / "one", f"parallel, {what}")
            check_report(work / "placements" / "report.jsonl", work / "one.jsonl",
                         f"parallel, {what}", "placements")
            shutil.rmtree(work / "placements")
        else:
            flat = {path.name: path.read_bytes() for path in outputs(work / "placements").values()}
            one = {path.name: path.read_bytes() for path in outputs(work / "one").values()}
            check(flat == one, f"parallel, {what}: other outputs; {run.stderr[-2000:]}")
            print(f"parallel, {what}: {len(flat)} outputs, byte for byte those of one machine")


def main():
    scenec, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    make_scenes(work / "scenes")
    path = f"{scenec.parent}:{os.environ['PATH']}"
    one = subprocess.run(
        [scenec, "compile", "scenes", "-o", "one", "--report", "one.jsonl", "--quiet"], cwd=work,
        capture_output=True, check=False)
    check(one.returncode == 1, f"one machine: exit status {one.returncode}")
    try_dask(work, path)
    try_parallel(work, path)


if __name__ == "__main__":
    main()
