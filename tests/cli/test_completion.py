"""Shells complete commands, options, their values and names of files, without starting anything."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from app.cli.completion import SHELLS, script
from app.cli.parser import command_parser

# Completes each line that comes in as bash does when a person presses Tab at its end.
_ASK = r"""
source "$1"
while IFS= read -r line; do
  read -ra COMP_WORDS <<< "$line"
  [[ $line == *" " ]] && COMP_WORDS+=("")
  COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )) COMPREPLY=()
  $completes incognote "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
  printf '%s|' "${COMPREPLY[@]}"; echo
done
"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a script of each shell, named for it."""
    folder = tmp_path_factory.mktemp("scripts")
    for shell in SHELLS:
        (folder / shell).write_text(script(command_parser(), shell), encoding="utf-8")
    return folder


def completed(scripts: Path, folder: Path, *lines: str) -> list[list[str]]:
    """What bash offers at the end of each line, in `folder`."""
    path = scripts / "bash"
    registered = re.search(r"^complete .*-F (\w+) incognote$", path.read_text(), re.MULTILINE)
    assert registered is not None
    done = subprocess.run(
        [
            shutil.which("bash") or "",
            "--norc",
            "-c",
            _ASK.replace("$completes", registered[1]),
            "bash",
            str(path),
        ],
        input="".join(f"{line}\n" for line in lines),
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": ""},  # nothing can be started
    )
    return [sorted(filter(None, line.split("|"))) for line in done.stdout.splitlines()]


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
def test_bash_completes_commands_options_values_and_files(scripts: Path, tmp_path: Path) -> None:
    folder = tmp_path / "letters"
    (folder / "exports").mkdir(parents=True)
    (folder / "a note.txt").touch()
    (folder / "b.pdf").touch()
    lines = {
        "incognote re": ["redact", "results"],
        "incognote models c": ["calibrate", "combine"],
        "incognote redact --re": ["--report", "--resume", "--retry-as-pictures", "--reviewer"],
        "incognote redact --mode ": ["box", "mask", "numbered", "surrogate"],
        "incognote redact b": ["b.pdf"],
        "incognote redact b.pdf ": ["a note.txt", "b.pdf", "exports"],
        "incognote redact b.pdf -o ": ["exports"],
        "incognote scan b.pdf --language e": ["el", "en", "es", "et", "eu"],
        "incognote verify b.pdf a": ["a note.txt"],
        "incognote completion ": ["bash", "fish", "zsh"],
        "incognote nothing-of-the-kind --": ["--help", "--self-test", "--version"],
    }
    assert dict(zip(lines, completed(scripts, folder, *lines), strict=True)) == lines


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_can_read_its_script(scripts: Path, shell: str) -> None:
    if (program := shutil.which(shell)) is None:
        pytest.skip(f"needs {shell}")
    done = subprocess.run([program, "-n", scripts / shell], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_every_command_is_in_every_script(scripts: Path) -> None:
    commands = re.findall(r"^    (\w+)(?:  |$)", command_parser().format_help(), re.MULTILINE)
    assert "completion" in commands
    for shell in SHELLS:
        text = (scripts / shell).read_text(encoding="utf-8")
        assert [one for one in commands if not re.search(rf"\b{one}\b", text)] == []


def test_the_same_commands_give_the_same_script(scripts: Path) -> None:
    for shell in SHELLS:
        assert script(command_parser(), shell) == (scripts / shell).read_text(encoding="utf-8")


def test_the_command_prints_it(
    scripts: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.cli.parser.remove_stale_dirs", lambda: None)
    from app.cli.parser import run

    assert run(["completion", "bash"]) == 0
    assert capsys.readouterr().out.rstrip() == (scripts / "bash").read_text().rstrip()
