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
                "The tour takes a minute and shows on made-up documents how to review and export. "
                "If you open a document of your own, it comes there."
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
            tr("Suggestions"),
            tr(
                "What may identify a person is marked, with a small shape for its category. "
                "A dashed line is a suggestion that waits for you; a solid one is accepted."
            ),
            lambda: area,
        ),
        Hint(
            tr("Accept or reject"),
            tr(
                "✓ or {accept} accepts: it is removed on export. ✕ or {reject} rejects: the text "
                "stays. Both stand in each row of the list and beside the words. "
                "{next} goes to the next that waits, and {category} accepts all of one "
                "category. Every step can be undone."
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
                "The program overlooks something now and then. {near} shows the places that it "
                "was in doubt about. What it did not mark at all, you can select and mark."
            ).format(near=keys("near_misses")),
            lambda: findings,
        ),
        Hint(
            tr("Export"),
            tr(
                "{export} writes a copy, reads it again and searches it for everything that "
                "was removed. If anything is left, there is no file. The original never "
                "changes. {sheet} shows all keys."
            ).format(export=keys("export"), sheet=keys("shortcuts")),
            export_button,
        ),
    )
