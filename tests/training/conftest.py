"""A corpora folder with a handful of entries in each list and text, and what draws from it."""

from __future__ import annotations

import gzip
import json
import lzma
from pathlib import Path

import pytest

from app.training.config import Data
from app.training.synthetic import gazetteers
from app.training.synthetic.persons import People
from app.training.synthetic.places import Places

NAMES = [a + b for a in ("Al", "Be", "Ca", "Do", "Er", "Fa") for b in ("bin", "dora", "lva", "mer")]
NOTE = """\
=== note-{i} | en | letter
Dear Dr. [[DOCTOR#2.last|Marsh]], [[PATIENT#1.full|Virgil Stone]]
([[PATIENT#1.last_first|STONE, VIRGIL]], [[PATIENT#1.initials|VS]]), a [[AGE|61]]-year-old
[[PROFESSION|welder]] of [[CITY|Bath]], came on [[DATE|3/14/2019]]. Mr.
[[PATIENT#1.last|Stone]] has a stone. [[DOCTOR#2.full|Prudence Marsh]] at
[[HOSPITAL|Pinecrest]], [[ORGANIZATION|Kroger]], [[LOCATION_OTHER|Elk River]]
MRN [[MEDICALRECORD|44-719]].
"""


@pytest.fixture(scope="session")
def corpora(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A corpora folder with a handful of entries in each list and text."""
    folder = tmp_path_factory.mktemp("corpora")
    places = "".join(
        f"US\t{10000 + i}\t{name}ville\tOhio\tOH\t{name}\t\n" for i, name in enumerate(NAMES)
    )
    names = "\n".join(NAMES)
    world = "\n".join(f"XX,,,,,,,,,,{n},{n}" for n in NAMES)
    lists = {
        "geonames_postal/US.tsv": places,
        "geonames_postal/GB.tsv": places,
        "us_cms/hospitals.csv": "id,name\n" + "\n".join(f"1,{n.upper()} HOSPITAL" for n in NAMES),
        "occupations/occupations_en.json": json.dumps({"occupations": ["welder", "baker"]}),
        "geonames_world/world_cities.csv": "name\n" + names,
        "us_tide2/countries.tsv": "a\tb\nfr\tfrance\nit\titaly",
        "us_tide2/street_names.tsv": "street_name\n" + "\n".join(f"{n} St" for n in NAMES),
        "us_tide2/unified_names.tsv": names,
        "us_tide2/first_names_with_sex.tsv": "sex\tname\n" + "\n".join(f"m\t{n}" for n in NAMES),
        "us_alvearie/us_last_names_with_counts.csv": "\n".join(f"{n.upper()}LEY,5" for n in NAMES),
        "world/common-forenames-by-country.csv": "head\n" + world,
        "world/common-surnames-by-country.csv": "head\n"
        + "\n".join(f"XX,1,1,1,{n},{n}" for n in NAMES),
        "es/given_names_f.csv": "nombre\n" + names,
        "es/given_names_m.csv": "nombre\n" + names,
        "es/surnames.csv": "a,b\n" + "\n".join(f"{n},1" for n in NAMES),
        "es/municipios.json": json.dumps([{"nombre": f"{n}burgo"} for n in NAMES]),
        "sv/svenska-stader.csv": "Locality\n" + "\n".join(f"{n}torp" for n in NAMES),
        "sv/tilltalsnamn-kvinnor.csv": "name,persons\n" + "\n".join(f"{n},9" for n in NAMES),
        "sv/tilltalsnamn-man.csv": "name,persons\n" + "\n".join(f"{n}e,9" for n in NAMES),
        "sv/yrken_vocations.csv": "vocation,gender\nabbot,male",
        **{
            f"geonames_postal/{code}.tsv": places.replace("US\t", f"{code}\t")
            for code in ("ES", "IT", "SE")
        },
        "it/given_names.txt": names,
        "it/surnames.txt": names,
        "medical_negatives/drugs.json": json.dumps(["aspirin", "heparin"]),
        "medical_negatives/diseases.json": json.dumps(["gout", "mumps"]),
    }
    for name, content in lists.items():
        path = folder / "gazetteers" / f"{name}.xz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(lzma.compress(content.encode()))
    (folder / "text").mkdir()
    text = "The patient was seen by Dr. X. He is a 61-year-old man. MRI in June 2019 was normal. "
    for source in ("mtsamples", "mts_dialog_sections", "e3c", "medquad_negatives"):
        rows = (
            json.dumps({"id": f"{source}-{i}", "source": source, "text": f"Text {i}. " + text * 20})
            for i in range(60)
        )
        with gzip.open(folder / "text" / f"{source}_en.jsonl.gz", "wt", encoding="utf-8") as file:
            file.write("\n".join(rows))
    italian = "Un uomo di 61 anni giunge nel maggio 2019. Esami nella norma. "
    with gzip.open(folder / "text" / "e3c_it.jsonl.gz", "wt", encoding="utf-8") as file:
        for i in range(60):
            row = {"id": f"it-{i}", "source": "e3c", "text": f"Caso {i}. " + italian * 20}
            file.write(json.dumps(row) + "\n")
    (folder / "authored").mkdir()
    notes = "\n".join(NOTE.replace("{i}", str(i)) for i in range(40))
    (folder / "authored/train_en_x.txt").write_text(notes)
    (folder / "authored/dev_en_x.txt").write_text(
        NOTE.replace("{i}", "dev").replace("Bath", "Zzyzx")
    )
    return folder


@pytest.fixture(scope="session")
def data(corpora: Path) -> Data:
    return Data(corpora=corpora, authored=corpora / "authored", documents=60)


@pytest.fixture(scope="session")
def people(corpora: Path) -> People:
    return People(gazetteers.load(corpora / "gazetteers", training=True), training=True)


@pytest.fixture(scope="session")
def places(corpora: Path, people: People) -> Places:
    return Places(gazetteers.load(corpora / "gazetteers", training=True), people)
