#!/usr/bin/env python3
"""The services' recipes of the page "scenec in CI", as far as a machine without them can tell.

    page_gates.py SCENEC OUT      run at the top level of the repository

The files fit the schemas of the services. Their commands are run as they stand, in fresh
repositories with scenes, but for those that install and build, which the machine has behind it:
SCENEC is where a built one would be. The hooks are those of the working tree.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import junitparser
import yaml

PAGE = pathlib.Path("Sources/scenec/scenec.docc/scenec-in-CI.md")
TOOLS = pathlib.Path(sys.executable).parent
GOOD = "version: 1\ncontainers:\n  - {id: ring, layout: circle, count: 3, template: {size: 20}}\n"
BAD = GOOD.replace("layout: circle", "layout: radial, radius: -1")
WORKFLOW, PIPELINE = ".github/workflows/scenes.yml", ".gitlab-ci.yml"
STEP, HOOKS = WORKFLOW + ", the last step", ".pre-commit-config.yaml"

problems = []


def expect(condition, problem):
    if not condition:
        problems.append(problem)
        print("PROBLEM:", problem, flush=True)


def blocks():
    """The blocks of the page that say the name of their file, by that name."""
    text = PAGE.read_text(encoding="utf-8")
    return dict(re.findall(r"^```yaml\n# (\S[^\n]*)\n(.*?)^```$", text, re.M | re.S))


class Repository:
    """A fresh repository with a good and a bad scene, in which commands are run."""

    def __init__(self, folder, scenec):
        self.folder = folder
        self.path = folder.with_name(folder.name + ".path")
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith("GIT")} | {
            "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "ci",
            "GIT_AUTHOR_EMAIL": "ci@example.org", "GIT_COMMITTER_NAME": "ci",
            "GIT_COMMITTER_EMAIL": "ci@example.org", "GITHUB_PATH": str(self.path),
            "PRE_COMMIT_HOME": str(folder.with_name("pre-commit")), "PRE_COMMIT_COLOR": "never"}
        (folder / ".scenec").mkdir(parents=True)
        (folder / ".scenec/scenec").symlink_to(scenec)
        self.write("ring", GOOD)
        self.run("git init -q && git add scenes && git commit -qm scenes")

    def write(self, name, text):
        path = self.folder / f"scenes/{name}.scene.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, command):
        """Runs a command as the services do; answers its exit status and what it says."""
        environment = self.environment
        if self.path.exists():
            added = ":".join(self.path.read_text().split("\n")[:-1])
            environment = environment | {"PATH": f"{added}:{os.environ['PATH']}"}
        run = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", command], cwd=self.folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            timeout=300, check=False)
        return run.returncode, run.stdout

    def expect(self, command, status, *texts):
        found, output = self.run(command)
        expect(found == status, f"'{command}': exit status {found}, expected {status}: {output}")
        for text in texts:
            expect(text in output, f"'{command}': does not say {text!r}: {output}")
        print(f"-- {command.splitlines()[-1]}: {found}", flush=True)

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")


def check_schema(kind, name, text, out):
    """The text fits a schema of a service, which knows a misspelt key."""
    key = {"github-workflows": "runs-on:", "gitlab-ci": "before_script:"}[kind]
    for version, fits in ((text, True), (text.replace(key, "x" + key), False)):
        file = out / (re.sub(r"\W+", "-", name).strip("-") + ".yaml")
        file.write_text(version, encoding="utf-8")
        run = subprocess.run(
            [TOOLS / "check-jsonschema", "--builtin-schema", f"vendor.{kind}", file],
            capture_output=True, text=True, check=False)
        expect((run.returncode == 0) == fits, f"{name}: {run.stdout}{run.stderr}")


def check_builds(text, name):
    """The command that builds is the one of README.md, which CI has run."""
    options = re.search(r"swift build (-c release \S.*?) &&", pathlib.Path("README.md").read_text())
    command = f"swift build --package-path /tmp/scenec {options.group(1)}\n"
    expect(command in text, f"{name}: does not build as README.md does: {command}")


def check_compiling(repository, command):
    """Compiles, and compiles nothing the next time."""
    repository.expect(command, 0, "1 output written")
    repository.write("other", GOOD)
    repository.expect(command, 0, "1 output written, 1 output unchanged")
    (repository.folder / "scenes/other.scene.yaml").unlink()
    repository.expect(command, 0, "1 output unchanged")
    outputs = sorted(os.listdir(repository.folder / "placements"))
    expect(outputs == [".scenec-cache", "ring.placements.json"], f"outputs: {outputs}")


def check_workflow(text, step, repository, out):
    check_schema("github-workflows", WORKFLOW, text, out)
    check_builds(text, WORKFLOW)
    steps = yaml.safe_load(text)["jobs"]["scenes"]["steps"]
    commands = {step["name"]: step["run"] for step in steps if "run" in step}
    expect(list(commands) == ["Install libyaml", "Build scenec", "Put scenec on the PATH",
                              "Lint for code scanning", "Lint", "Compile"], str(list(commands)))
    repository.expect(commands["Put scenec on the PATH"], 0)
    repository.write("bad", BAD)
    repository.expect(commands["Lint for code scanning"], 0)
    sarif = subprocess.run([TOOLS / "sarif-kit", "validate", repository.folder / "scenec.sarif"],
                           capture_output=True, text=True, check=False)
    expect(sarif.returncode == 0, f"SARIF: {sarif.stdout}{sarif.stderr}")
    results = json.loads(repository.read("scenec.sarif"))["runs"][0]["results"]
    expect([result["ruleId"] for result in results] == ["negative-radius"], f"SARIF: {results}")
    repository.expect(commands["Lint"], 1, "::error file=scenes/bad.scene.yaml,line=3,")
    (repository.folder / "scenes/bad.scene.yaml").unlink()
    repository.expect(commands["Lint"], 0)
    check_compiling(repository, commands["Compile"])
    whole = text.replace(text[text.index("      - name: Restore outputs"):],
                         "".join("      " + line for line in step.splitlines(True)))
    check_schema("github-workflows", STEP, whole, out)
    [compare] = [step["run"] for step in yaml.safe_load(step)]
    repository.expect(compare, 0)
    repository.write("ring", GOOD.replace("20", "30"))
    repository.expect(compare, 1, "is stale")


def check_pipeline(text, repository, out):
    check_schema("gitlab-ci", PIPELINE, text, out)
    check_builds(text, PIPELINE)
    job = yaml.safe_load(text)["scenes"]
    install, *before = job["before_script"]
    expect(install.startswith("apt-get update"), install)
    junit, quality, compiling = ["\n".join([*before, line]) for line in job["script"]]
    repository.write("bad", BAD)
    repository.expect(junit, 0)
    repository.expect(quality, 1, "scenes/bad.scene.yaml:3:", "[negative-radius]")
    reports = job["artifacts"]["reports"]
    suites = junitparser.JUnitXml.fromfile(str(repository.folder / reports["junit"]))
    expect(suites.failures + suites.errors == 1, f"JUnit: {suites}")
    found = [entry["check_name"] for entry in json.loads(repository.read(reports["codequality"]))]
    expect(found == ["negative-radius"], f"code quality: {found}")
    (repository.folder / "scenes/bad.scene.yaml").unlink()
    repository.expect(quality, 0)
    check_compiling(repository, compiling)


def check_hooks(text, repository, scenec):
    """The hooks of the page, with the scenec that is built."""
    tree = Repository(repository.folder.with_name("hooks"), scenec)
    shutil.copy(".pre-commit-hooks.yaml", tree.folder)
    tree.run("git add --all && git commit -qm hooks")
    revision = tree.run("git rev-parse HEAD")[1].strip()
    [entry] = yaml.safe_load(text)["repos"]
    for hook in entry["hooks"]:
        hook["id"] += "-system"
    entry |= {"repo": str(tree.folder), "rev": revision}
    for name, content in ((HOOKS, text), ("try.yaml", yaml.safe_dump({"repos": [entry]}))):
        (repository.folder / name).write_text(content, encoding="utf-8")
    repository.run('echo "$PWD/.scenec" >> "$GITHUB_PATH"')
    repository.expect(f"{TOOLS}/pre-commit validate-config {HOOKS}", 0)
    command = f"{TOOLS}/pre-commit run --all-files --config try.yaml"
    repository.expect(f"git add scenes {HOOKS} && {command}", 1, "is missing; compile it again")
    repository.expect(f"scenec compile scenes -o placements && {command}", 0)
    repository.write("ring", BAD)
    repository.expect(command, 1, "scenes/ring.scene.yaml:3:40: error: ")


def main():
    scenec, out = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    found = blocks()
    expect(list(found) == [WORKFLOW, STEP, PIPELINE, HOOKS], f"blocks: {list(found)}")
    check_workflow(found[WORKFLOW], found[STEP], Repository(out / "github", scenec), out)
    check_pipeline(found[PIPELINE], Repository(out / "gitlab", scenec), out)
    check_hooks(found[HOOKS], Repository(out / "pre-commit-repository", scenec), scenec)
    sys.exit(1 if problems else 0)


main()
