"""Beyond one computer: `redact --cluster` has workers of Dask make the copies, a shard at a time.

Workers see the same folders as this program. Each loads the models once, and puts the copies of a
shard into a folder of its own; only this program gives them their names, beside the manifest, when
all of the shard are there. So a worker that dies, or a shard that two of them did, leaves nothing.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import secrets
import shutil
import tempfile
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeAlias

from app import __version__, paths
from app.cli.redact.run import Made, Run
from app.digests import digest_of
from app.engine.domain.policy import Chosen
from app.engine.tagger.pack.packs import available
from app.errors import AppError, InputError, ModelError, WriteFailed, unexpected
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.confined_scanner import ConfinedScanner

_FOLDER = ".incognote-shards-"
_FILES = 32
_BYTES = 4 << 20
_LOCAL = "local:"
_WAIT = 120  # seconds until dead workers are there again
_LOSSES = 3  # of the setup, which Dask keeps in one worker only, as often as it tries a shard
_DIED = AppError(
    "The workers that had this part of the files died.",
    hint="Run the command again with --resume; look at the workers' memory.",
)

Answer: TypeAlias = Made | AppError


@dataclass(frozen=True, slots=True)
class Setup:
    """What a worker needs to make copies; its `repr` shows no key.

    Attributes:
        run: names the run, so that a worker knows whether it is ready for it.
        packs: hashes of all models by name.
        shipped: files of those that do not come with the program, by name and path in the pack.
        folder: where the copies of the shards go.
    """

    run: str
    version: str
    options: argparse.Namespace
    policy: Chosen
    settings: Settings
    key: bytes
    packs: Mapping[str, str]
    shipped: Mapping[str, Mapping[str, bytes]]
    folder: Path

    def __repr__(self) -> str:
        return f"Setup({self.run})"


class DaskCluster:
    """The workers of a run, as `app.cli.redact.run.Cluster`."""

    def __init__(
        self, options: argparse.Namespace, settings: Settings, policy: Chosen, key: bytes
    ) -> None:
        """Reach the workers, or start them here. Raises `AppError`."""
        self._waiting: defaultdict[Path, deque[Future[Made]]] = defaultdict(deque)
        self._shards: set[object] = set()
        self._losses = 0
        self._is_closing = False
        self._ending = ExitStack()
        output = options.output.absolute()
        run = secrets.token_hex(8)
        packs = {pack.name: pack for pack in available()}
        self._setup = Setup(
            run,
            __version__,
            _with_absolute_paths(options),
            policy,
            settings,
            key,
            {name: pack.sha256 for name, pack in packs.items()},
            {name: _files(one.path) for name, one in packs.items() if not _bundled(one.path)},
            output / f"{_FOLDER}{run}",
        )
        try:
            if options.resume:  # the manifest's lock says that no other run goes on there
                for left in output.glob(f"{_FOLDER}*"):
                    shutil.rmtree(left, ignore_errors=True)
            self._setup.folder.mkdir(mode=0o700, parents=True)
        except OSError as error:
            raise WriteFailed(f"The output cannot be written: {error.strerror}.") from None
        self._ending.callback(shutil.rmtree, self._setup.folder, ignore_errors=True)
        try:
            self._client = self._ending.enter_context(_client(options.cluster))
            self._sent = self._send()
        except BaseException:
            self.close()
            raise

    def begin(self, paths: Sequence[Path]) -> None:
        """Have the copies of these files made."""
        for shard in _sharded([path.absolute() for path in paths]):
            waiting = [Future[Made]() for _ in shard]
            for path, one in zip(shard, waiting, strict=True):
                self._waiting[path].append(one)
            self._submit(shard, waiting)

    def _send(self) -> Any:
        """Give the workers their setup: once to each, not once for each shard."""
        return self._client.scatter(self._setup, broadcast=True, timeout=_WAIT)

    def _submit(self, shard: Sequence[Path], waiting: Sequence[Future[Made]]) -> None:
        sent = self._sent
        remote = self._client.submit(work_on, sent, shard, pure=False)
        self._shards.add(remote)
        remote.add_done_callback(partial(self._came, shard, waiting, sent))

    def made(self, path: Path) -> Made:
        """Wait for a copy; raises why there is none, and `WriteFailed` for one that changed."""
        made = self._waiting[path.absolute()].popleft().result()
        try:
            digest = digest_of(made.path)
        except OSError as error:
            raise WriteFailed(f"The export of a worker is not there: {error.strerror}.") from None
        if digest != made.report.export_sha256:
            raise WriteFailed("The export of a worker changed before it was put in place.")
        return made

    def _came(
        self, shard: Sequence[Path], waiting: Sequence[Future[Made]], sent: Any, remote: Any
    ) -> None:
        self._shards.discard(remote)
        try:
            if remote.cancelled() and self._losses < _LOSSES and not self._is_closing:
                if sent is self._sent:
                    self._losses += 1
                    self._sent = self._send()
                self._submit(shard, waiting)
                return
            answers: Sequence[Answer] = remote.result()
        except AppError as error:
            answers = [error] * len(waiting)
        except Exception as error:  # noqa: BLE001 - a failure belongs to its shard
            is_dead = type(error).__name__ in {"KilledWorker", "FutureCancelledError"}
            answers = [_DIED if is_dead else unexpected(error)] * len(waiting)
        for one, answer in zip(waiting, answers, strict=True):
            if isinstance(answer, Made):
                one.set_result(answer)
            else:
                one.set_exception(answer)

    def close(self) -> None:
        """Let go of the workers, and remove what nobody waits for any more."""
        self._is_closing = True
        for remote in list(self._shards):
            with suppress(Exception):
                remote.cancel()  # type: ignore[attr-defined]
        self._ending.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _with_absolute_paths(options: argparse.Namespace) -> argparse.Namespace:
    """The options for a worker, which may stand in another folder."""
    given = {**vars(options), "command": None, "paths": []}
    absolute = {name: one.absolute() for name, one in given.items() if isinstance(one, Path)}
    return argparse.Namespace(**given | absolute)


def work_on(setup: Setup, shard: Sequence[Path]) -> list[Answer]:
    """Make the copies of a shard, in a worker; in their place, why one could not be made."""
    run = _ready(setup)
    folder = Path(tempfile.mkdtemp(dir=setup.folder))
    answers: list[Answer] = []
    for number, path in enumerate(shard):
        place = partial(_numbered, folder, number)
        try:
            answers.append(run.make(path, NullReporter(), place))
        except AppError as error:
            answers.append(error)
        except Exception as error:  # noqa: BLE001 - a failure belongs to its file, others go on
            answers.append(unexpected(error))
    return answers


def _numbered(folder: Path, number: int, name: str) -> Path:
    """The name says nothing of the original here either; its endings say the format."""
    return folder / f"{number}{name[name.index('.deid') :]}"


_ENGINE: dict[str, tuple[Run, ExitStack]] = {}


def _ready(setup: Setup) -> Run:
    """What makes copies in this worker; the models are loaded once for a run."""
    if setup.run not in _ENGINE:
        for name in list(_ENGINE):
            _ENGINE.pop(name)[1].close()
        _check(setup)
        run = Run(setup.options, setup.policy)
        ending = ExitStack()
        scanner = ending.enter_context(ConfinedScanner(setup.settings))
        run.children.put((scanner, ending.enter_context(Worker(READER))))
        run.begin(setup.key, setup.key)
        scanner.pack  # noqa: B018 - without a model no file is read
        _ENGINE[setup.run] = run, ending
    return _ENGINE[setup.run][0]


def _check(setup: Setup) -> None:
    """Have the same program and models as whoever sent the work. Raises `AppError`."""
    if setup.version != __version__:
        raise ModelError(
            f"A worker has Incognote {__version__}, and this is {setup.version}.",
            hint="Install the same version on all computers of the cluster.",
        )
    if multiprocessing.current_process().daemon:
        raise ModelError(
            "The workers may not start processes, in which documents are opened.",
            hint="Start them with DASK_DISTRIBUTED__WORKER__DAEMON=False, or with --no-nanny.",
        )
    if setup.shipped:
        # For this process and its children only; it goes with the worker's own folder.
        os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="incognote-")
    for name, files in setup.shipped.items():
        for within, content in files.items():
            path = paths.data_dir() / "models" / name / within
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    here = {pack.name: pack.sha256 for pack in available()}
    if any(here.get(name) != sha256 for name, sha256 in setup.packs.items()):
        raise ModelError("A worker has other models.", hint="Install the same version everywhere.")


def _client(address: str) -> Any:
    """A connection to the scheduler, and with `local:N` the scheduler and N workers here."""
    import dask  # noqa: PLC0415 - extra `cluster`
    import distributed  # noqa: PLC0415

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    # Workers start processes, in which documents are opened; they end with their worker.
    dask.config.set({"distributed.worker.daemon": False})
    if not address.startswith(_LOCAL):
        try:
            return distributed.Client(address, timeout=20)
        except (OSError, ValueError):
            raise InputError(
                "No scheduler answers there.", hint="Start one with `dask scheduler`."
            ) from None
    cluster = distributed.LocalCluster(
        n_workers=_count(address),
        threads_per_worker=1,
        memory_limit=0,
        dashboard_address=None,
        host="127.0.0.1",
        silence_logs=logging.CRITICAL,
    )
    return _Both(distributed.Client(cluster), cluster)


class _Both:
    """A client and the cluster that goes with it."""

    def __init__(self, client: Any, cluster: Any) -> None:
        self._client, self._cluster = client, cluster

    def __enter__(self) -> Any:
        return self._client

    def __exit__(self, *_: object) -> None:
        self._client.close()
        self._cluster.close()


def _count(address: str) -> int:
    number = address.removeprefix(_LOCAL)
    if not number.isdigit() or not int(number):
        raise InputError("How many workers is not said.", hint="For example --cluster local:4.")
    return int(number)


def _bundled(pack: Path) -> bool:
    return pack.parent == paths.MODELS


def _files(pack: Path) -> dict[str, bytes]:
    found = (path for path in sorted(pack.rglob("*")) if path.is_file())
    return {str(path.relative_to(pack)): path.read_bytes() for path in found}


def _sharded(paths: Sequence[Path]) -> Iterator[list[Path]]:
    """Stretches of the files, of bounded number and size."""
    shard: list[Path] = []
    size = 0
    for path in paths:
        shard.append(path)
        with suppress(OSError):
            size += path.stat().st_size
        if len(shard) == _FILES or size >= _BYTES:
            yield shard
            shard, size = [], 0
    if shard:
        yield shard
