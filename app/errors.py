"""Every failure a user can meet: one class, one code, one exit status, one hint.

Messages name files and limits, never text of a document.
"""

from __future__ import annotations

from app.phrases import phrase


class AppError(Exception):
    """Base of all expected failures.

    Attributes:
        code: stable identifier that scripts may compare.
        exit_code: status of the command line when this is the worst that happened.
        hint: what the user can do next, in one sentence.
    """

    code = "error"
    exit_code = 1
    hint = phrase("Try again. If it happens again, send the log, which contains no document text.")

    def __init__(self, message: str, *, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        if hint is not None:
            self.hint = hint

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message, self.hint)


def unexpected(error: Exception) -> AppError:
    """What a defect of the program is told as: only the kind of `error`, which may hold text."""
    return AppError(f"Something unexpected happened ({type(error).__name__}).")


def _rebuild(kind: type[AppError], message: str, hint: str) -> AppError:
    return kind(message, hint=hint)


class InputError(AppError):
    """The file cannot be read."""

    code, exit_code = "input", 3
    hint = phrase("Check that the file exists and that you have permission to read it.")


class Unsupported(InputError):
    """The file is of a kind, or holds a part, that cannot be redacted safely."""

    code, exit_code = "unsupported", 4
    hint = phrase("Save it as PDF, DOCX or plain text and open that file.")


class Encrypted(InputError):
    """The file needs a password."""

    code, exit_code = "encrypted", 5
    hint = phrase("Remove the password in the program that set it, then open the file again.")


class PasswordNeeded(Encrypted):
    """A password opens the file; none was given, or a wrong one."""

    code = "password"


class Corrupt(InputError):
    """The file is damaged or is not what its name says."""

    code, exit_code = "corrupt", 6
    hint = phrase("Open it in the program that created it and save it again.")


class LimitExceeded(InputError):
    """The file needs more time, memory or pages than is allowed."""

    code, exit_code = "limit", 7
    hint = phrase("Split the file and open the parts.")


class NeedsOcr(InputError):
    """A page shows text only as a picture, and recognition is not there or does not help."""

    code, exit_code = "needs-ocr", 8
    hint = phrase("Run text recognition on the file in another program, then open the result.")


class CaseUnclear(InputError):
    """Nothing says for sure which patient the document is about."""

    code, exit_code = "case", 16
    hint = phrase(
        "Put the document into the folder of its patient, or name it in the list of patients."
    )


class DependencyMissing(AppError):
    """A library that this function needs is not installed."""

    code, exit_code = "dependency", 9
    hint = phrase("Install the named extra with pip.")


class ModelError(AppError):
    """The model pack cannot be used."""

    code, exit_code = "model", 10
    hint = phrase("Choose another model or reinstall the program.")


class PackInvalid(ModelError):
    """A model pack is incomplete or its files do not match their recorded hashes."""

    code = "pack-invalid"


class PackMismatch(ModelError):
    """A model pack needs a newer program or has labels that the schema does not know."""

    code = "pack-mismatch"


class PolicyInvalid(AppError):
    """What an administrator set for this computer cannot be used."""

    code, exit_code = "policy", 15
    hint = phrase("Ask whoever administers this computer to correct the policy file.")


class ExportError(AppError):
    """The export was not written."""

    code, exit_code = "export", 11
    hint = phrase("The original is unchanged and no export was written.")


class WriteFailed(ExportError):
    """The target could not be written."""

    code = "write-failed"
    hint = phrase("Choose a folder that you can write to and that has free space.")


class KeysLocked(ExportError):
    """The keys of surrogates and fingerprints are behind a passphrase that was not given."""

    code = "keys-locked"
    hint = phrase(
        "Unlock saved work with its passphrase, which opens the keys too; then try again."
    )


class SourceChanged(ExportError):
    """The original is no longer the file that was reviewed."""

    code = "source-changed"
    hint = phrase("Open the file again and review it before exporting.")


class SourceMissing(ExportError):
    """The original was moved or deleted since it was opened."""

    code = "source-missing"
    hint = phrase("Put the original back where it was, then export again. Your decisions are kept.")


class VerificationFailed(ExportError):
    """The export still holds an accepted identifier, or could not be checked; it was not kept.

    `places` names where the checks failed, never what was found there. `pages` are those on which
    they failed, as far as that is known, and `offsets` where the original has what was found.
    """

    code, exit_code = "verification", 12
    hint = phrase(
        "No export was written. Open the document, check the places listed and export again."
    )

    def __init__(
        self,
        message: str,
        *,
        places: tuple[str, ...] = (),
        hint: str | None = None,
        pages: tuple[int, ...] = (),
        offsets: tuple[int, ...] = (),
    ) -> None:
        super().__init__(message, hint=hint)
        self.places = places
        self.pages, self.offsets = pages, offsets

    def __reduce__(self) -> tuple[object, ...]:
        return (
            _rebuild_verification,
            (self.message, self.places, self.hint, self.pages, self.offsets),
        )


def _rebuild_verification(
    message: str,
    places: tuple[str, ...],
    hint: str,
    pages: tuple[int, ...],
    offsets: tuple[int, ...],
) -> VerificationFailed:
    return VerificationFailed(message, places=places, hint=hint, pages=pages, offsets=offsets)


class LanguageUnserved(AppError):
    """There is no model for a language of the document: what was done means little.

    No failure of the program: an export is in place, and its report says the same.
    """

    code, exit_code = "language", 14
    hint = phrase(
        "A person must read the whole document. If the language is wrong, set it with --language."
    )


class SessionError(AppError):
    """Work on a document cannot be kept, or not be brought back."""

    code, exit_code = "session", 13
    hint = phrase("You can continue, but export before you close the program.")


class SessionLocked(SessionError):
    """The key of the saved sessions cannot be reached."""

    code = "session-locked"


class ProjectLocked(SessionError):
    """A project needs its passphrase, or another one than was given."""

    code = "project-locked"
    hint = phrase("Ask the person who created the project for its passphrase.")


class SessionDamaged(SessionError):
    """A saved session was changed, is incomplete, or was made with another key or program."""

    code = "session-damaged"
    hint = phrase("Forget this saved work; the original document is unchanged.")


class SessionInUse(SessionError):
    """Another window of the program has the document open."""

    code = "session-in-use"
    hint = phrase("Continue in the other window, or close the document there first.")


SENTENCES = {
    "error": phrase("Something went wrong."),
    "input": phrase("The file cannot be read."),
    "unsupported": phrase("The file, or a part of it, cannot be redacted safely."),
    "encrypted": phrase("The file is protected."),
    "password": phrase("The file needs a password."),
    "corrupt": phrase("The file is damaged or is not what its name says."),
    "limit": phrase("The file exceeds a limit on time, memory or pages."),
    "needs-ocr": phrase("A page shows its text only as a picture."),
    "case": phrase("It is not clear which patient the document is about."),
    "dependency": phrase("Part of the program is not installed."),
    "policy": phrase("The settings of this computer's administrator cannot be used."),
    "model": phrase("The model cannot be used."),
    "pack-invalid": phrase("The model is incomplete or was changed."),
    "pack-mismatch": phrase("The model does not match this version of the program."),
    "export": phrase("The export was not written."),
    "write-failed": phrase("The file could not be written."),
    "source-changed": phrase("The original is no longer the file that was reviewed."),
    "source-missing": phrase("The original is no longer where it was opened."),
    "verification": phrase("The export failed verification and was not kept."),
    "language": phrase("There is no model for a language of the document."),
    "session": phrase("Work on this document cannot be saved or restored."),
    "keys-locked": phrase("The keys of surrogates and reports need the passphrase."),
    "session-locked": phrase("The key to your saved work is not available."),
    "project-locked": phrase("The project needs a passphrase."),
    "session-damaged": phrase("The saved work is damaged or was made with another key."),
    "session-in-use": phrase("This document is open in another window of the program."),
}
"""What each failure is, in a sentence, by its code."""
