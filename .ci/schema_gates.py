#!/usr/bin/env python3
"""Scenes and outputs against the JSON Schemas, judged by check-jsonschema.

    schema_gates.py SCENEC OUT      run at the top level of the repository

Good scenes pass the scene schema and bad ones fail it; what the program writes passes the
placements and the diagnostics schema. The exceptions are listed by file, each with its reason,
and one that is no longer needed is an error.
"""

import json
import pathlib
import subprocess
import sys

CHECKER = pathlib.Path(sys.executable).with_name("check-jsonschema")
SCENES = pathlib.Path("scenes")
BATCH = 100

# Good scenes that check-jsonschema cannot read: its YAML parser is ruamel.yaml.
UNREADABLE_FOR_RUAMEL = {
    "syntax/several-merge-keys": "ruamel takes two '<<' for a duplicate key",
    "syntax/tabs-where-they-are-allowed": "ruamel allows no tab between tokens",
    "syntax/trailing-blanks": "ruamel allows no tab at the end of a line",
}

# Bad scenes that a schema accepts, since draft-07 cannot express their rule.
COMPARES = "draft-07 compares no two values of a document"
SIBLINGS = "draft-07 compares no siblings by one key"
RINGS = "draft-07 sums no values and counts against no sum"
INEXPRESSIBLE = {
    "rules/count-exceeds-children/bad": COMPARES,
    "rules/count-exceeds-children/bad-in-the-range": COMPARES,
    "rules/count-out-of-range/bad-outside-its-range": COMPARES,
    "rules/value-out-of-range/bad-reversed-range": COMPARES,
    "rules/value-out-of-range/bad-reversed-with-a-count-in-it": COMPARES,
    "rules/duplicate-id/bad": SIBLINGS,
    "rules/duplicate-id/bad-among-containers": SIBLINGS,
    "rules/duplicate-id/bad-variants": SIBLINGS,
    "rules/ring-capacity-exceeded/bad": RINGS,
    "rules/ring-capacity-exceeded/bad-list": RINGS,
    "rules/unrepresentable-data/bad": "data may be anything; infinity is a number for ruamel",
    "rules/invalid-encoding/bad-utf-16": "ruamel reads UTF-16, the schema sees text only",
    "rules/recursive-alias/bad-merge-of-itself": "ruamel merges an empty mapping",
    "rules/infinite-size/bad": "sizes are found by laying out",
    "rules/input-limit/bad": "how often nested templates are copied is a product",
    "rules/nesting-limit/bad": "a recursive definition has no depth",
    "rules/nesting-limit/bad-yaml-depth": "data may be anything, of any depth",
}

# Bad configurations that the schema accepts.
CONFIGURATIONS = pathlib.Path("Tests/Configurations")
INEXPRESSIBLE_CONFIGURATIONS = {
    "bad-limits-reversed": COMPARES,
    "bad-pattern": "a pattern of draft-07 reads no brackets",
    "bad-variant-twice": SIBLINGS,
}

# Bad scenes on which check-jsonschema itself runs out of stack or time.
NOT_RUN = {
    "rules/alias-expansion-limit/bad": "expands the alias bomb",
    "rules/recursive-alias/bad": "descends for ever",
    "rules/recursive-alias/bad-container-in-itself": "descends for ever",
}


def name(scene):
    """`rules/invalid-id/bad` for its scene."""
    return str(scene.relative_to(SCENES)).rsplit(".scene.", 1)[0]


def expected_diagnostics(scene):
    """The text beside a scene; none stands beside a good one."""
    golden = SCENES / (name(scene) + ".diagnostics")
    return golden.read_text(encoding="utf-8") if golden.exists() else ""


def scenes(*folders):
    """Good and bad scenes below folders; a scene with warnings only is good for a schema."""
    good, bad = [], []
    for folder in folders:
        for scene in sorted((SCENES / folder).rglob("*.scene.y*ml")):
            (bad if ": error: " in expected_diagnostics(scene) else good).append(scene)
    return good, [scene for scene in bad if name(scene) not in NOT_RUN]


def rejected(schema, files):
    """The files that check-jsonschema rejects or cannot parse, each with a message."""
    found = {}
    for start in range(0, len(files), BATCH):
        batch = [str(file) for file in files[start:start + BATCH]]
        run = subprocess.run(
            [CHECKER, "--output-format", "json", "--schemafile", f"schemas/{schema}.schema.json",
             *batch], capture_output=True, text=True, timeout=120, check=False)
        if run.returncode not in (0, 1) or not run.stdout.startswith("{"):
            sys.exit(f"check-jsonschema failed on {batch}:\n{run.stderr[-2000:]}")
        report = json.loads(run.stdout)
        for error in report.get("errors", []) + report.get("parse_errors", []):
            found[pathlib.Path(error["filename"])] = \
                f"{error.get('path', '')} {error['message']}"[:300]
    return found


def check_scenes():
    good, bad = scenes("examples", "layouts", "rules", "syntax")
    found = rejected("scene", good + bad)
    problems = []
    for scene in good:
        if (scene in found) != (name(scene) in UNREADABLE_FOR_RUAMEL):
            problems.append(f"{scene}: good, but {found.get(scene, 'listed as unreadable')}")
    for scene in bad:
        if (scene not in found) != (name(scene) in INEXPRESSIBLE):
            problems.append(f"{scene}: bad, but accepted" if scene not in found
                            else f"{scene}: listed as inexpressible, but rejected")
    problems += missing_files()
    print(f"scene schema: {len(good)} good and {len(bad)} bad scenes, "
          f"{len(UNREADABLE_FOR_RUAMEL)} unreadable, {len(INEXPRESSIBLE)} inexpressible, "
          f"{len(NOT_RUN)} not run")
    return problems


def missing_files():
    listed = [*UNREADABLE_FOR_RUAMEL, *INEXPRESSIBLE, *NOT_RUN]
    return [f"{entry}: listed, but there is no such scene" for entry in listed
            if not list(SCENES.glob(entry + ".scene.y*ml"))]


def run_scenec(arguments, allowed):
    run = subprocess.run(arguments, capture_output=True, timeout=120, check=False)
    if run.returncode not in allowed:
        sys.exit(f"{arguments} gave exit status {run.returncode}:\n{run.stderr[-2000:]!r}")
    return run.stdout


def check_placements(scenec, out):
    for folder in ("examples", "layouts"):
        run_scenec([scenec, "compile", SCENES / folder, "-o", out / folder], allowed=[0])
    run_scenec([scenec, "compile", SCENES / "examples", "--variant", "all", "--counts", "all",
                "-o", out / "variants"], allowed=[0])
    outputs = sorted(out.rglob("*.placements.json"))
    good = scenes("examples", "layouts")[0] + scenes("examples")[0]
    found = rejected("placements", outputs)
    print(f"placements schema: {len(outputs)} outputs")
    problems = [f"{file}: {message}" for file, message in found.items()]
    if len(outputs) != len(good):
        problems.append(f"{len(good)} scenes gave {len(outputs)} placements")
    return problems


def check_diagnostics(scenec, out):
    """A report for every scene that is judged, and one of all of them."""
    judged = [scene for scene in sorted(SCENES.rglob("*.scene.y*ml"))
              if expected_diagnostics(scene)]
    # A rule that is off unless a project wants it is on for its own scenes.
    wanted = out / "wanted.yaml"
    wanted.write_text("rules: {touch-target: warning}\n", encoding="utf-8")
    reports = [
        lint(scenec, ["--config", wanted, scene] if "rules/touch-target/" in str(scene) else [scene],
             out / "reports" / f"{name(scene)}.json") for scene in judged]
    reports.append(lint(scenec, [SCENES], out / "reports" / "all.json"))
    problems = [f"{file}: {message}" for file, message in rejected("diagnostics", reports).items()]
    for scene, report in zip(judged, reports):
        count = len(json.loads(report.read_bytes())["diagnostics"])
        if count != len(expected_diagnostics(scene).splitlines()):
            problems.append(f"{scene}: {count} diagnostics in its JSON report")
    print(f"diagnostics schema: {len(reports)} reports")
    return problems


def check_configurations():
    """Good configurations pass, bad ones do not."""
    good = sorted(CONFIGURATIONS.glob("good*.yaml"))
    bad = sorted(CONFIGURATIONS.glob("bad*.yaml"))
    found = rejected("config", good + bad)
    problems = [f"{file}: good, but {found[file]}" for file in good if file in found]
    for file in bad:
        if (file not in found) != (file.stem in INEXPRESSIBLE_CONFIGURATIONS):
            problems.append(f"{file}: bad, but accepted" if file not in found
                            else f"{file}: listed as inexpressible, but rejected")
    print(f"configuration schema: {len(good)} good and {len(bad)} bad configurations, "
          f"{len(INEXPRESSIBLE_CONFIGURATIONS)} inexpressible")
    return problems if good and bad else ["there are no configurations"]


def lint(scenec, paths, file):
    """Writes the JSON report of a run to a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(run_scenec([scenec, "lint", "--format", "json", *paths], allowed=[0, 1]))
    return file


def main():
    scenec, out = sys.argv[1], pathlib.Path(sys.argv[2])
    problems = check_scenes() + check_placements(scenec, out) + check_diagnostics(scenec, out)
    problems += check_configurations()
    for problem in problems:
        print("error:", problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
