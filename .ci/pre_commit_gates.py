#!/usr/bin/env python3
"""The hooks of .pre-commit-hooks.yaml with the real pre-commit, in fresh repositories.

    pre_commit_gates.py SCENEC OUT      run at the top level of the repository

The hooks come from a repository with the files of the working tree, so what is not committed
yet is tried too. 'language: swift' builds scenec once, in a cache below OUT.
"""

import os
import pathlib
import shutil
import subprocess
import sys

import yaml

PRE_COMMIT = pathlib.Path(sys.executable).with_name("pre-commit")
GOOD = "version: 1\ncontainers:\n  - {id: ring, layout: circle, count: 3, template: {size: 20}}\n"
BAD = GOOD.replace("layout: circle", "layout: radial, radius: -1")
WARNING = GOOD + "x-unused: &style {size: 20}\n"
ODD_NAMES = [
    "-x.scene.yaml", "--help.scene.yml", "a b.scene.yaml", "it's \"so\".scene.yaml",
    "é🎧.scene.yaml", "$(date) `id` ;&*.scene.yaml", "back\\slash.scene.yaml", "sub/-y.scene.yaml",
]

problems = []


def expect(condition, problem):
    if not condition:
        problems.append(problem)
        print("PROBLEM:", problem, flush=True)


class Repository:
    """A git repository of its own; hooks run when it commits."""

    def __init__(self, folder, environment):
        self.folder, self.environment = folder, environment
        folder.mkdir(parents=True)
        self.git("init", "--quiet", "--initial-branch", "main")

    def run(self, *command, folder=None):
        run = subprocess.run(
            command, cwd=folder or self.folder, env=self.environment, timeout=1800, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return run.returncode, run.stdout.decode("utf-8", errors="replace")

    def git(self, *arguments):
        status, output = self.run("git", *arguments)
        if status != 0:
            sys.exit(f"git {arguments}: {output}")
        return output.strip()

    def write(self, files):
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        self.git("add", "--all")

    def commit(self, what, passes, *texts, folder=None):
        """Commits all; the hooks let it pass or not, and say the texts."""
        self.git("add", "--all")
        before = self.run("git", "rev-parse", "HEAD")[1]
        status, output = self.run("git", "commit", "--message", "try", folder=folder)
        after = self.run("git", "rev-parse", "HEAD")[1]
        expect((status == 0) == passes, f"{what}: exit status {status}: {output}")
        expect((before != after) == passes, f"{what}: a commit was made or not: {output}")
        for text in texts:
            expect(text in output, f"{what}: does not say {text!r}: {output}")
        print(f"-- {what}: {'passes' if passes else 'is blocked'}", flush=True)
        return output


def working_tree(out, environment):
    """A repository with the files that git knows, or would add, of this one."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True, check=True).stdout.split(b"\0")
    tree = Repository(out / "scenec", environment)
    for name in map(os.fsdecode, filter(None, names)):
        if os.path.isfile(name):
            (tree.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(name, tree.folder / name)
    tree.git("add", "--all", "--force")
    tree.git("commit", "--quiet", "--message", "the working tree")
    return tree.folder, tree.git("rev-parse", "HEAD")


def config(source, revision, *hooks):
    text = f"repos:\n  - repo: {source}\n    rev: {revision}\n    hooks:\n"
    return {".pre-commit-config.yaml": text + "".join(f"      - {hook}\n" for hook in hooks)}


def check_lint(repository, what):
    """One hook that is given the files."""
    bad = repository.commit
    repository.write({"menu.scene.yaml": BAD})
    output = bad(f"{what}: a bad scene", False,
                 "menu.scene.yaml:3:40: error: radius is -1, expected 0 or more [negative-radius]",
                 "exit code: 1")
    expect(output.count("[negative-radius]") == 1, f"{what}: more than one report: {output}")
    repository.write({"menu.scene.yaml": GOOD})
    repository.commit(f"{what}: the scene mended", True)
    repository.write({"menu.scene.yaml": WARNING})
    repository.commit(f"{what}: a warning", True, "warning: ", "[unused-anchor]")
    repository.write({"note.txt": "no scene"})
    repository.commit(f"{what}: no scene at all", True, "no files to check")
    check_odd_names(repository, what)


def check_odd_names(repository, what):
    repository.write(dict.fromkeys(ODD_NAMES, BAD))
    output = repository.commit(
        f"{what}: odd names, from a folder below", False, folder=repository.folder / "sub")
    for name in ODD_NAMES:
        expect(f"{name}:3:40: error: " in output, f"{what}: no finding in {name!r}: {output}")
    expect("unknown option" not in output, f"{what}: a name is an option: {output}")
    repository.write(dict.fromkeys(ODD_NAMES, GOOD))
    repository.commit(
        f"{what}: odd names mended, from a folder below", True, folder=repository.folder / "sub")


def check_many(repository, what):
    """More files than one process gets."""
    files = {f"many/{'x' * 120}{number}.scene.yaml": GOOD for number in range(1500)}
    files["many/last.scene.yaml"] = BAD
    repository.write(files)
    output = repository.commit(f"{what}: one bad of 1,501 scenes", False, "many/last.scene.yaml:3:")
    expect(output.count("[negative-radius]") == 1, f"{what}: more than one report: {output}")
    repository.write({"many/last.scene.yaml": GOOD})
    repository.commit(f"{what}: 1,501 good scenes", True)
    shutil.rmtree(repository.folder / "many")


def check_repository_hooks(repository, scenec):
    repository.write({"scenes/ring.scene.yaml": BAD})
    repository.commit("repository: a bad scene", False, "scenes/ring.scene.yaml:3:40: error: ")
    repository.write({"scenes/ring.scene.yaml": GOOD})
    repository.commit("compile --check: no output yet", False,
                      "scenes/ring.scene.yaml: error: output 'placements/ring.placements.json' "
                      "is missing; compile it again")
    repository.run(str(scenec), "compile", "scenes", "-o", "placements")
    repository.commit("compile --check: the output is there", True)
    repository.write({"scenes/ring.scene.yaml": GOOD.replace("20", "30")})
    repository.commit("compile --check: the scene has changed", False,
                      "'placements/ring.placements.json' is stale")
    repository.run(str(scenec), "compile", "scenes", "-o", "placements")
    repository.commit("compile --check: compiled again", True)


def check_init(repository, scenec):
    """What init writes commits as it is, and checks what comes after."""
    status, output = repository.run(str(scenec), "init", "scenes")
    expect(status == 0, f"init: {output}")
    scene = repository.folder / "scenes/menu.scene.yaml"
    text = scene.read_text(encoding="utf-8")
    schema = scene.parent / text.splitlines()[0].split("$schema=")[1]
    status, output = repository.run(
        str(PRE_COMMIT.with_name("check-jsonschema")), "--schemafile", str(schema), str(scene))
    expect(status == 0, f"init: the schema line: {output}")
    status, output = repository.run(str(PRE_COMMIT), "install")
    expect(status == 0, f"init: pre-commit install: {output}")
    repository.commit("init: as it was written", True, "scenec lint")
    scene.write_text(text.replace("radius: 120", "radius: -1"), encoding="utf-8")
    repository.commit("init: a mistake", False, "scenes/menu.scene.yaml:8:13: error: radius is -1")


def check_builds(cache, output):
    """scenec is built once, where it belongs."""
    builds = list(cache.glob("repo*/swift_env*/.build/release/scenec"))
    expect(len(builds) == 1, f"builds: {builds}")
    expect("Installing environment" in output, f"the first run does not install: {output}")


def main():
    scenec, out = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(out, ignore_errors=True)
    cache = out / "cache"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    environment |= {
        "PRE_COMMIT_HOME": str(cache), "PRE_COMMIT_COLOR": "never", "LC_ALL": "C.UTF-8",
        "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "ci", "GIT_AUTHOR_EMAIL": "ci@example.org",
        "GIT_COMMITTER_NAME": "ci", "GIT_COMMITTER_EMAIL": "ci@example.org",
        "PATH": f"{PRE_COMMIT.parent}:{os.environ['PATH']}",
    }
    source, revision = working_tree(out, environment)
    system = environment | {"PATH": f"{scenec.parent}:{environment['PATH']}"}

    def repository(name, environment, *hooks):
        made = Repository(out / name, environment)
        made.write(config(source, revision, *hooks))
        status, output = made.run(str(PRE_COMMIT), "install", "--install-hooks")
        expect(status == 0, f"pre-commit install: {output}")
        return made, output

    files, _ = repository("files-system", system, "id: scenec-lint-system")
    check_lint(files, "system")
    check_many(files, "system")
    strict, _ = repository(
        "strict", system, 'id: scenec-lint-system\n        args: [--strict, "--"]')
    strict.write({"-w.scene.yaml": WARNING})
    strict.commit("args of one's own", False, "[unused-anchor]")
    strict.write({"-w.scene.yaml": GOOD, ".scenec.yaml": "exclude: [drafts]\n",
                  "drafts/bad.scene.yaml": BAD})
    strict.commit("a file that the configuration excludes", True)
    hooks = ["id: scenec-lint-repository-system",
             "id: scenec-compile-check-system\n        args: [-o, placements, scenes]"]
    whole, _ = repository("whole-system", system, *hooks)
    check_repository_hooks(whole, scenec)
    check_init(Repository(out / "init", system), scenec)
    swift, output = repository(
        "files-swift", environment, *(hook.replace("-system", "") for hook in
                                      ["id: scenec-lint-system", *hooks]))
    check_builds(cache, output)
    swift.write({"scenes/ring.scene.yaml": GOOD, "placements/ring.placements.json": "old"})
    swift.commit("built hooks", False, "is stale")
    swift.run(str(scenec), "compile", "scenes", "-o", "placements")
    output = swift.commit("built hooks", True)
    expect("Installing" not in output, f"installs again: {output}")
    check_builds(cache, "Installing environment")
    check_hook_file()
    sys.exit(1 if problems else 0)


def check_hook_file():
    """Every hook is tried above, and differs from its '-system' twin in what it must."""
    hooks = {hook["id"]: hook for hook in
             yaml.safe_load(pathlib.Path(".pre-commit-hooks.yaml").read_text(encoding="utf-8"))}
    ours = {name for name in hooks if not name.endswith("-system")}
    expect(ours == {"scenec-lint", "scenec-lint-repository", "scenec-compile-check"}, str(ours))
    for name in ours:
        differences = {key for key in hooks[name] | hooks[name + "-system"]
                       if hooks[name].get(key) != hooks[name + "-system"].get(key)}
        expect(differences == {"id", "language", "description"}, f"{name}: {differences}")
    expect(hooks["scenec-lint"]["entry"] == "scenec lint --force-exclude", "entry")


main()
