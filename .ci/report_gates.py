#!/usr/bin/env python3
"""Reports judged by the tools of those who read them, and held against `--format json`.

    report_gates.py SCENEC OUT      run at the top level of the repository

SARIF goes to sarif-kit, sarif-tools and GitHub's extra rules, code quality to GitLab's rules,
JUnit to lxml and junitparser; GitHub's annotations are parsed back. The schemas of
../shared/checks are used when they are there.
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

import junitparser
from lxml import etree

TOOLS = pathlib.Path(sys.executable).parent
SHARED = pathlib.Path("../shared/checks")
FORMATS = ["json", "jsonl", "sarif", "github", "gitlab", "junit", "text", "concise"]
BAD = "version: 1\ncontainers:\n  - layout: radial # é 🎧\n    radius: -1\n    startAngel: 3\n" \
    "    children: [{size: '🎧', shap: circle}, {size: 1, shap: circle}]\n"
ODD_NAMES = [
    "a b.scene.yaml", "é🎧.scene.yaml", "50%, a:b;c.scene.yaml", "-dash.scene.yaml",
    "<&>'\"]]>.scene.yaml", "back\\slash.scene.yaml", "a#b?c[1].scene.yaml", "\x01\t.scene.yaml",
    "two\nlines::error::.scene.yaml",
]

problems = []


def expect(condition, problem):
    if not condition:
        problems.append(problem)


def expect_equal(found, expected, what):
    if found != expected:
        problems.append(f"{what}: {str(found)[:300]}, expected {str(expected)[:300]}")


def run_tool(what, *command, status=0):
    run = subprocess.run(
        [TOOLS / command[0], *command[1:]], capture_output=True, text=True, timeout=300,
        check=False)
    expect(run.returncode == status, f"{what}: {(run.stdout + run.stderr)[-2000:]}")
    return run.stdout


def check_with_schema(what, schema, file):
    if (SHARED / schema).exists():
        run_tool(what, "check-jsonschema", "--schemafile", SHARED / schema, file)
        print(f"{what}: {schema} holds")
    else:
        print(f"{what}: no {SHARED / schema}: skipped")


# Places

class Source:
    """The lines of a scene as editors count them."""

    def __init__(self, path):
        data = path.read_bytes()
        self.text = data.decode("utf-8", errors="replace").removeprefix("\ufeff")
        self.lines = re.split(r"(?<=\n)|(?<=\r)(?!\n)", self.text)

    def slice(self, start_line, start_column, end_line, end_column):
        """The text of a region: numbers from 1, columns in Unicode scalars, end exclusive."""
        lines = self.lines[start_line - 1:end_line]
        lines[-1] = lines[-1][:end_column - 1]
        lines[0] = lines[0][start_column - 1:]
        return "".join(lines)


def corners(reported):
    start, end = reported["range"]["start"], reported["range"]["end"]
    return start["line"], start["column"], end["line"], end["column"]


# SARIF

GITHUB_LIMIT = 25_000


def check_sarif(file, reported, folder):
    run_tool("sarif-kit", "sarif-kit", "validate", file)
    check_with_schema("GitHub's extra rules for SARIF", "github-sarif-extra.schema.json", file)
    log = json.loads(file.read_text(encoding="utf-8"))
    [run] = log["runs"]
    check_summary(file, run["results"])
    check_rules(run)
    expect(run["automationDetails"]["id"].endswith("/"), "SARIF: automationDetails.id")
    expect_equal(run["columnKind"], "unicodeCodePoints", "SARIF: columnKind")
    expect(run["invocations"][0]["executionSuccessful"], "SARIF: the run failed")
    expect(len(run["results"]) <= GITHUB_LIMIT, "SARIF: more than GitHub takes")
    expect_equal(len(run["results"]), len(reported), "SARIF: results")
    prints = [(r["ruleId"], uri(r), r["partialFingerprints"]["primaryLocationLineHash"])
              for r in run["results"]]
    expect_equal(len(set(prints)), len(prints), "SARIF: different fingerprints")
    for result, diagnostic in zip(run["results"], reported):
        check_result(result, diagnostic, folder)


def check_summary(file, results):
    found = dict.fromkeys(["error", "warning"], 0)
    for match in re.finditer(r"^(error|warning): (\d+)", run_tool(
            "sarif-tools", "sarif", "summary", file), re.MULTILINE):
        found[match.group(1)] = int(match.group(2))
    levels = collections.Counter(result["level"] for result in results)
    expect_equal(found, {level: levels[level] for level in found}, "sarif summary")


def check_rules(run):
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        for key in ["shortDescription", "fullDescription"]:
            expect(0 < len(rule[key]["text"]) <= 1024, f"SARIF: {key} of {rule['id']}")
        expect(rule["help"]["text"] and rule["defaultConfiguration"]["level"], rule["id"])
    for result in run["results"]:
        expect_equal(rules[result["ruleIndex"]]["id"], result["ruleId"], "SARIF: ruleIndex")


def uri(result):
    return result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]


def check_result(result, diagnostic, folder):
    place = result["locations"][0]["physicalLocation"]
    region = place["region"]
    what = f"SARIF: {diagnostic['file']!r}"
    expect(re.fullmatch(r"(?![A-Za-z]:|/|file:)[!-~]+", uri(result)), f"{what}: {uri(result)}")
    expect_equal(urllib.parse.unquote(uri(result)), diagnostic["file"], what)
    expect_equal(result["ruleId"], diagnostic["rule"], what)
    expect(result["message"]["text"].startswith(diagnostic["message"].split("[")[0].split("{")[0]),
           f"{what}: message")
    expect_equal(region_corners(region), corners(diagnostic), what)
    expect_equal(len(result.get("relatedLocations", [])), len(diagnostic["related"]), what)
    check_regions([region] + [r["deletedRegion"] for r in replacements(result)],
                  folder / diagnostic["file"])


def replacements(result):
    return [replacement for fix in result.get("fixes", []) for change in fix["artifactChanges"]
            for replacement in change["replacements"]]


def region_corners(region):
    return tuple(region[key] for key in ["startLine", "startColumn", "endLine", "endColumn"])


def check_regions(regions, path):
    """Lines and columns mean the same text as bytes do."""
    data = path.read_bytes()
    if not is_text(data):
        return
    source = Source(path)
    for region in regions:
        start = region["byteOffset"]
        expect_equal(source.slice(*region_corners(region)),
                     data[start:start + region["byteLength"]].decode("utf-8"),
                     f"SARIF: a region in {str(path)!r}")


def is_text(data):
    try:
        return bool(data.decode("utf-8")) or True
    except UnicodeDecodeError:
        return False


# GitHub

ANNOTATION = re.compile(r"::(error|warning|notice) ([^:]*)::(.*)")
GITHUB_KEYS = [["file", "line", "endLine", "title"],
               ["file", "line", "endLine", "col", "endColumn", "title"]]


def check_github(file, reported, _):
    lines = file.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    matches = [ANNOTATION.fullmatch(line) for line in lines]
    if None in matches:
        return problems.append(f"GitHub: no annotation: {lines[matches.index(None)][:300]}")
    *annotations, summary = [
        (m.group(1), dict(pair.split("=", 1) for pair in m.group(2).split(",")), m.group(3))
        for m in matches]
    expect_equal(summary[:2], ("notice", {"title": "scenec"}), "GitHub: the last line")
    expect_equal(len(annotations), len(reported), "GitHub: annotations")
    for (command, properties, message), diagnostic in zip(annotations, reported):
        properties = {key: unescape(value) for key, value in properties.items()}
        start_line, start_column, end_line, end_column = corners(diagnostic)
        expected = {"file": diagnostic["file"], "line": str(start_line), "endLine": str(end_line),
                    "title": diagnostic["rule"]}
        if start_line == end_line:
            expected |= {"col": str(start_column), "endColumn": str(end_column)}
        expect(list(properties) in GITHUB_KEYS, f"GitHub: {list(properties)}")
        expect_equal(properties, expected, "GitHub")
        expect_equal(command, diagnostic["severity"], "GitHub")
        start = f"{diagnostic['file']}:{start_line}:{start_column}: {diagnostic['message']}"
        expect(unescape(message).startswith(start), f"GitHub: {message[:300]}")


def unescape(text):
    """What the runner does, in its order."""
    for escape, character in [
            ("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]:
        text = text.replace(escape, character)
    return text


# GitLab

def check_gitlab(file, reported, _):
    issues = json.loads(file.read_text(encoding="utf-8"))
    check_with_schema("GitLab's code quality", "gitlab-cq.schema.json", file)
    found = [(i["location"]["path"], i["location"]["lines"]["begin"], i["check_name"],
              i["description"], i["severity"]) for i in issues]
    severities = {"error": "major", "warning": "minor"}
    expect_equal(found, [(d["file"], corners(d)[0], d["rule"], d["message"],
                          severities[d["severity"]]) for d in reported], "GitLab")
    fingerprints = {issue["fingerprint"] for issue in issues}
    expect_equal(len(fingerprints), len(issues), "GitLab: different fingerprints")


# JUnit

def check_junit(file, reported, _):
    document = etree.parse(file)
    if (SHARED / "junit.xsd").exists():
        schema = etree.XMLSchema(etree.parse(SHARED / "junit.xsd"))
        expect(schema.validate(document), f"JUnit: {schema.error_log}")
        print("JUnit: junit.xsd holds")
    else:
        print(f"JUnit: no {SHARED / 'junit.xsd'}: skipped")
    run_tool("junitparser", "junitparser", "verify", file, status=1)
    suites = list(junitparser.JUnitXml.fromfile(str(file)))
    for suite in suites:
        read = (suite.tests, suite.failures, suite.errors, suite.skipped)
        suite.update_statistics()
        expect_equal(read, (suite.tests, suite.failures, suite.errors, suite.skipped), suite.name)
    expect_equal([int(s.get("id")) for s in document.iter("testsuite")], list(range(len(suites))),
                 "JUnit: ids")
    cases = [case for case in document.iter("testcase") if len(case)]
    expect_equal(len(cases), len(reported), "JUnit: test cases")
    for case, diagnostic in zip(cases, reported):
        check_case(case, diagnostic)


def check_case(case, diagnostic):
    [finding] = case
    line, column, _, _ = corners(diagnostic)
    tag = {"error": "failure", "warning": "skipped"}[diagnostic["severity"]]
    expect_equal(finding.tag, tag, "JUnit")
    expect_equal(case.get("name"), f"{diagnostic['rule']} {line}:{column}", "JUnit")
    expect_equal(finding.get("message"), f"{line}:{column}: {diagnostic['message']}", "JUnit")
    expect(f":{line}:{column}: {diagnostic['severity']}: {diagnostic['message']} "
           f"[{diagnostic['rule']}]" in finding.text, f"JUnit: {finding.text[:300]}")


# Lines

def check_jsonl(file, reported, _):
    lines = file.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    *found, last = [json.loads(line) for line in lines]
    expect_equal(found, reported, "JSON lines")
    expect_equal(list(last), ["summary"], "JSON lines")


def check_concise(file, reported, _):
    lines = file.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    expect_equal(len(lines), len(reported), "concise")
    for line, diagnostic in zip(lines, reported):
        line_number, column, _, _ = corners(diagnostic)
        expect(line.endswith(f":{line_number}:{column}: {diagnostic['severity']}: "
                             f"{diagnostic['message']} [{diagnostic['rule']}]"), f"concise: {line}")


CHECKS = {"sarif": check_sarif, "github": check_github, "gitlab": check_gitlab,
          "junit": check_junit, "jsonl": check_jsonl, "concise": check_concise}


def check_reports(name, scenec, folder, paths, out):
    """All formats of one run in a folder."""
    out.mkdir(parents=True)
    for form in FORMATS:
        run = subprocess.run(
            [scenec, "lint", "--format", form, "--output", out / form, "--", *paths], cwd=folder,
            capture_output=True, timeout=120, check=False)
        expect_equal(run.returncode, 1, f"exit status of --format {form}")
    reported = json.loads((out / "json").read_text(encoding="utf-8"))["diagnostics"]
    print(f"-- {name}: {len(reported)} diagnostics")
    for form, check in CHECKS.items():
        check(out / form, reported, folder)
    check_merged(name, scenec, folder, paths, out, reported)


SHARDS = 3
# A shard without findings says no number of files.
FILES = re.compile(rb" in \d+ files?(?=\n| )")


def check_merged(name, scenec, folder, paths, out, reported):
    """The merged reports of shards are those of one run, for their readers too."""
    for form in FORMATS:
        shards = []
        for number in range(1, SHARDS + 1):
            shards.append(out / f"{form}-{number}")
            subprocess.run(
                [scenec, "lint", "--format", form, "--output", shards[-1], "--shard",
                 f"{number}/{SHARDS}", "--", *paths], cwd=folder, capture_output=True, timeout=120,
                check=False)
        merged = out / f"{form}-merged"
        run = subprocess.run([scenec, "merge-reports", "--output", merged, *reversed(shards)],
                             capture_output=True, text=True, timeout=120, check=False)
        expect_equal((run.returncode, run.stderr), (0, ""), f"merging {form}")
        found, whole = merged.read_bytes(), (out / form).read_bytes()
        if form in ["text", "github"]:
            found, whole = FILES.sub(b"", found), FILES.sub(b"", whole)
        expect(found == whole, f"merged {form}: not the bytes of one run")
        if form in CHECKS:
            CHECKS[form](merged, reported, folder)
        if form == "sarif":
            ids = {json.loads(s.read_text())["runs"][0]["automationDetails"]["id"] for s in shards}
            expect_equal(len(ids), SHARDS, "SARIF: categories of shards")
    print(f"-- {name}: merged of {SHARDS} shards: {len(FORMATS)} formats")


def main():
    scenec, out = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(out, ignore_errors=True)
    odd = out / "odd"
    odd.mkdir(parents=True)
    for name in ODD_NAMES:
        (odd / name).write_text(BAD, encoding="utf-8")
    check_reports("odd names", scenec, odd, ODD_NAMES, out / "odd-reports")
    check_reports("all scenes", scenec, pathlib.Path.cwd(), ["scenes"], out / "reports")
    for problem in problems[:30]:
        print("error:", problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
