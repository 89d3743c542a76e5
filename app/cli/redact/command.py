"""The command that writes redacted copies."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from importlib.util import find_spec

from app.cli.batch import First, each
from app.cli.documents import (
    hold_to_policy,
    search_settings,
    start_scanner,
    surrogate_key_of,
)
from app.cli.policies import chosen
from app.cli.redact.run import Run
from app.errors import DependencyMissing, InputError
from app.keys.key_purposes import new_root
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow.export import write_summary


def redact(options: argparse.Namespace) -> int:
    """Write a verified copy of every file, and a summary line each."""
    _refuse_to_resume(options)
    hold_to_policy(options)
    if options.cluster:
        _refuse_for_clusters(options)
    policy = chosen(options)
    run = Run(options, policy)
    with ExitStack() as ending:
        # Each child gets ready while the other does.
        for _ in range(1 if options.cluster else options.jobs):
            scanner = ending.enter_context(start_scanner(options))
            run.children.put((scanner, ending.enter_context(Worker(READER))))
        key, signing = _keys_of(options)
        run.begin(key, signing)
        ending.callback(run.linked.close)
        manifest = run.keep_account(scanner.pack)  # without a model no file is read
        ending.callback(lambda: manifest.close(complete=False))
        if options.cluster:
            from app.cli.redact.cluster import DaskCluster  # noqa: PLC0415 - on demand

            run.cluster = ending.enter_context(
                DaskCluster(options, search_settings(options), policy, key)
            )
        first = First(run.search, run.settle) if run.linked.are_cases else None
        status = each(
            options.paths,
            run.redact,
            options.jobs,
            run.came,
            first,
            begin=run.leave_finished,
            as_json=options.json,
        )
        manifest.close(complete=True)
        if options.summary:
            write_summary(run.lines, options.output, run.signer, neutral_date=options.neutral_dates)
        return status


def _refuse_for_clusters(options: argparse.Namespace) -> None:
    """Raise `InputError` for what needs all documents in one process, or `DependencyMissing`."""
    if find_spec("distributed") is None:
        raise DependencyMissing("Clusters need Dask.", hint="Run: pip install 'incognote[cluster]'")
    if options.cases or options.vault:
        raise InputError("Cases are settled on one computer.", hint="Leave out --cluster.")
    if options.ask_password or options.password_stdin:
        raise InputError("Workers cannot be given a password.", hint="Leave out --cluster.")
    if "-" in options.paths:
        raise InputError("Workers do not see standard input.", hint="Name files or folders.")


def _refuse_to_resume(options: argparse.Namespace) -> None:
    """Raise `InputError` where a run cannot be continued file by file."""
    if not options.resume:
        return
    if options.summary:
        raise InputError(
            "A summary is about one whole run, and --resume continues one.",
            hint="Leave out --summary; --report writes a report for each file.",
        )
    if options.cases or options.vault or options.irreversible:
        raise InputError(
            "A run with --cases, --vault or --irreversible makes all its exports together.",
            hint="Start it again without --resume.",
        )


def _keys_of(options: argparse.Namespace) -> tuple[bytes, bytes]:
    """The root of what is made, and that of the signatures, which others must know again."""
    if not options.irreversible:
        key = surrogate_key_of(options)
        return key, key
    made = new_root()
    signs = options.report or options.summary
    return made, surrogate_key_of(options) if signs else made
