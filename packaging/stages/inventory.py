"""What is shipped: which package brought each file, its licence, and the SBOM (CycloneDX).

A package counts as shipped if one of its files lies in the frozen folder, or one of its modules in
the program's own file. Libraries of the system that were copied are named by its package manager.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import uuid
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from stages.tree import files


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is shipped. `origin` is `pypi`, `deb`, `generic`; `text` its licence."""

    package: str
    version: str
    name: str
    text: str
    origin: str


def collect(python: Path, program: Path, version: str, epoch: int) -> dict[str, object]:
    """Put the licences of all parts into `program`; the SBOM, as CycloneDX JSON."""
    resources = _resources(program)
    shipped = _python_packages(python, program)
    parts = sorted(
        [*shipped, *_system_libraries(python, program)], key=lambda one: one.package.lower()
    )
    (resources / "licences.json").write_text(
        json.dumps([asdict(one) for one in parts], indent=1) + "\n", encoding="utf-8"
    )
    return _sbom(python, program, parts, version, epoch)


def write_sbom(sbom: dict[str, object], target: Path) -> Path:
    """The SBOM as a file."""
    target.write_text(json.dumps(sbom, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return target


def _resources(program: Path) -> Path:
    found = next(program.rglob("incognote/_app/resources/labels.toml"), None)
    if found is None:
        raise SystemExit("The frozen program lacks its resources.")
    return found.parent


def _python_packages(python: Path, program: Path) -> list[Part]:
    """Those with a module in the analysis of PyInstaller or a file in the folder."""
    modules = _modules(program)
    folders = {path.name for path in _resources(program).parents[2].iterdir()}
    script = Path(__file__).with_name("distributions.py")
    told = subprocess.run(
        [str(python), str(script)], capture_output=True, text=True, check=True
    ).stdout
    return [
        Part(one["package"], one["version"], one["name"], one["text"], "pypi")
        for one in json.loads(told)
        if one["package"] != "incognote"
        and (set(one["tops"]) & modules or set(one["own"]) & folders)
    ]


def _modules(program: Path) -> set[str]:
    """First parts of the names of all modules in the program's own file."""
    (toc,) = program.parent.glob("freeze/incognote/PYZ-00.toc")
    names = re.findall(r"^ *[\[(]+'([\w.]+)',", toc.read_text(encoding="utf-8"), re.MULTILINE)
    return {name.partition(".")[0] for name in names}


def _system_libraries(python: Path, program: Path) -> list[Part]:
    """Python itself, and on Debian the packages whose libraries were copied."""
    line = "import sys, sysconfig; print(sys.version.split()[0], sysconfig.get_path('stdlib'))"
    told = subprocess.run([str(python), "-c", line], capture_output=True, text=True, check=True)
    number, stdlib = told.stdout.split()
    licence = Path(stdlib) / "LICENSE.txt"
    text = licence.read_text(encoding="utf-8") if licence.is_file() else ""
    found = [Part("Python", number, "PSF-2.0", text, "generic")]
    if sys.platform != "linux" or shutil.which("dpkg-query") is None:
        return found
    names = {
        path.name
        for path in files(program)
        if ".so" in path.name and path.parent.name == "_internal"
    }
    for package in sorted({_owner(name) for name in names} - {""}):
        copyright_ = Path("/usr/share/doc") / package / "copyright"
        text = copyright_.read_text(encoding="utf-8") if copyright_.is_file() else ""
        stated = sorted(set(re.findall(r"^License: *(\S.*)$", text, re.MULTILINE)))
        line = ["dpkg-query", "-W", "-f", "${Version}\n", package]
        told = subprocess.run(line, capture_output=True, text=True, check=False)
        number = told.stdout.split("\n")[0]
        found.append(Part(package, number, ", ".join(stated)[:80], text, "deb"))
    return found


def _owner(library: str) -> str:
    """The package of a library of the system, by its file's name."""
    for pattern in (f"/usr/lib/*/{library}", f"/lib/*/{library}"):
        told = subprocess.run(
            ["dpkg-query", "-S", pattern], capture_output=True, text=True, check=False
        )
        if told.returncode == 0:
            return told.stdout.split("\n")[0].partition(":")[0]
    return ""


def _sbom(
    python: Path, program: Path, parts: list[Part], version: str, epoch: int
) -> dict[str, object]:
    """What cyclonedx-py says of the environment, for what is shipped, and what it cannot see."""
    line = [str(python), "-m", "cyclonedx_py", "environment", "--output-reproducible", str(python)]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    sbom = json.loads(told)
    names = {_key(one.package) for one in parts if one.origin == "pypi"}
    components = [one for one in sbom["components"] if _key(one["name"]) in names]
    for one in components:
        # Where the build's environment lay says nothing to others.
        one.pop("externalReferences", None)
    components += [_component(one) for one in parts if one.origin != "pypi"]
    components += _packs(program)
    kept = {one["bom-ref"] for one in components}
    sbom["components"] = sorted(components, key=lambda one: one["bom-ref"])
    sbom["dependencies"] = [
        {**one, "dependsOn": [ref for ref in one.get("dependsOn", []) if ref in kept]}
        for one in sbom.get("dependencies", [])
        if one["ref"] in kept
    ]
    when = datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    own = {"type": "application", "name": "incognote", "version": version, "bom-ref": "incognote"}
    own["licenses"] = [{"license": {"id": "Apache-2.0"}}]
    sbom["metadata"] = {**sbom.get("metadata", {}), "timestamp": when, "component": own}
    content = json.dumps(sbom["components"], sort_keys=True)
    sbom["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, content)}"
    return sbom


def _component(part: Part) -> dict[str, object]:
    kind = "deb/debian" if part.origin == "deb" else part.origin
    url = f"pkg:{kind}/{part.package}@{part.version}"
    described: dict[str, object] = {
        "type": "library",
        "name": part.package,
        "version": part.version,
        "purl": url,
        "bom-ref": url,
    }
    if part.name:
        described["licenses"] = [{"license": {"name": part.name}}]
    return described


def _packs(program: Path) -> list[dict[str, object]]:
    """The model packs, by the digests that the About dialog shows."""
    found: list[dict[str, object]] = []
    for manifest in sorted((_resources(program).parent / "models").glob("*/manifest.json")):
        raw = manifest.read_bytes()
        about = json.loads(raw)
        found.append(
            {
                "type": "machine-learning-model",
                "name": about["name"],
                "version": about["version"],
                "bom-ref": f"pack/{about['name']}@{about['version']}",
                "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(raw).hexdigest()}],
            }
        )
    return found


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
