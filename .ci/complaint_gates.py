#!/usr/bin/env python3
"""What README.md says that other tools print, and scenec in their place, is what they print.

    complaint_gates.py SCENEC       run at the top level of the repository

Each `shell-session` block of README.md is run in scenes/complaints, with the tools beside this
Python and SCENEC on PATH.
"""

import os
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path("scenes/complaints").resolve()


def sessions(readme):
    """The commands of all blocks, each with what it prints."""
    found, inside = [], False
    for line in readme.splitlines():
        if line.startswith("```"):
            inside = line == "```shell-session"
        elif inside and line.startswith("$ "):
            found.append((line[2:], []))
        elif inside:
            found[-1][1].append(line)
    return found


def main():
    scenec = pathlib.Path(sys.argv[1]).resolve()
    path = [str(scenec.parent), str(pathlib.Path(sys.executable).parent), os.environ["PATH"]]
    # yamllint writes for GitHub where it believes to be there.
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith("GITHUB_")}
    environment |= {"PATH": ":".join(path), "NO_COLOR": "1", "COLUMNS": "500"}
    found = sessions(pathlib.Path("README.md").read_text(encoding="utf-8"))
    problems = [] if len(found) >= 6 else [f"README.md has {len(found)} sessions, expected 6"]
    for command, lines in found:
        run = subprocess.run(
            command, shell=True, cwd=FOLDER, env=environment, text=True, timeout=60, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        printed = [line.rstrip() for line in run.stdout.replace(f"{FOLDER}/", "").splitlines()
                   if line.strip()]
        if printed != [line for line in lines if line.strip()]:
            problems.append(f"'{command}' printed\n" + "\n".join(printed))
    print(f"{len(found)} sessions of README.md")
    sys.exit("\n".join(problems) or None)


if __name__ == "__main__":
    main()
