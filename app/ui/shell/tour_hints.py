"""What the tour says of the window, beside which part."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from app.ui.core.commands import CommandRegistry, shortcut_text
from app.ui.core.language import tr
from app.ui.document.area import DocumentArea
from app.ui.findings.panel import FindingsPanel
from app.ui.help.tour import Hint
from app.ui.sessions.start_page import StartPage
from app.ui.shell.toolbar import Toolbar


def greeting(start_page: StartPage) -> tuple[Hint, ...]:
    """What a new user is told before anything is open."""
    return (
        Hint(
            tr("Your first time here?"),
            tr(
                "The tour takes a minute and shows how to review and export, with fictional "
                "documents. If you open a document of your own, the tour shows it there."
            ),
            lambda: start_page,
        ),
    )


def tour_hints(
    commands: CommandRegistry, area: DocumentArea, findings: FindingsPanel, toolbar: Toolbar
) -> tuple[Hint, ...]:
    """The hints in their order, with the keys in use."""

    def export_button() -> QWidget:
        button = toolbar.widgetForAction(commands["export"])
        return button if isinstance(button, QToolButton) and button.isVisible() else toolbar

    def keys(name: str) -> str:
        return shortcut_text(commands[name])

    return (
        Hint(
            tr("Findings"),
            tr(
                "Text that may identify a person is marked, with a small shape for its category. "
                "A dashed line means undecided: it waits for you. A solid line means accepted."
            ),
            lambda: area,
        ),
        Hint(
            tr("Accept or reject"),
            tr(
                "✓ or {accept} accepts: the text is redacted on export. ✕ or {reject} rejects: the "
                "text stays. Both are in each row of the list and next to the text; "
                "those beside a category, or {category}, take all of it. {next} goes to the next "
                "undecided finding. Every step can be undone."
            ).format(
                accept=keys("accept"),
                reject=keys("reject"),
                next=keys("next_undecided"),
                category=keys("accept_category"),
            ),
            lambda: findings,
        ),
        Hint(
            tr("Near misses"),
            tr(
                "The program sometimes misses an identifier. The end of the list, or {near}, shows "
                "where it was unsure. Select any other text that it missed, and choose a category."
            ).format(near=keys("near_misses")),
            lambda: findings,
        ),
        Hint(
            tr("Export"),
            tr(
                "This button, or {export}, writes a redacted copy, reads it again and searches it "
                "for everything that was redacted. If anything is left, no file is kept. The "
                "original never changes. {sheet} shows all shortcuts."
            ).format(export=keys("export"), sheet=keys("shortcuts")),
            export_button,
        ),
    )
