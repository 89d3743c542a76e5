"""The output layer of every trained tagger: a conditional random field over BILOU tags."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from app.engine.tagger.bilou import OUTSIDE, allowed


def tag_loss(emissions: Tensor, tags: Tensor, scored: Tensor, crf: Crf, decoder: str) -> Tensor:
    """Per token: negative log likelihood of the gold path, and of each gold tag by itself.

    The second term makes the emissions sharp without the transitions. The CRF alone is content
    with any score for a tag that the scheme rules out, and then no token of a long text is sure
    enough to cut the lattice at. The decoder `softmax` has the second term alone.

    Args:
        emissions: `(batch, tokens, tags)`.
        tags: `(batch, tokens)` gold tags.
        scored: `(batch, tokens)`, as the mask of `Crf.forward`.
        crf: learns the transitions.
        decoder: `crf` or `softmax`.
    """
    own = nn.functional.cross_entropy(emissions[scored], tags[scored], reduction="sum")
    if decoder == "softmax":
        return own / scored.sum()
    path: Tensor = crf(emissions, tags, scored)
    return (path + own) / (2 * scored.sum())


class Crf(nn.Module):  # type: ignore[misc]
    """Learns how well one tag follows another, within what the BILOU scheme allows.

    A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001).
    What stands before the first and after the last token of a stretch counts as OUTSIDE.
    """

    permitted: Tensor

    def __init__(self, classes: int) -> None:
        super().__init__()
        tags = 1 + 4 * classes
        self.scores = nn.Parameter(torch.zeros(tags, tags))
        self.register_buffer("permitted", torch.from_numpy(allowed(classes)), persistent=False)

    def forward(self, emissions: Tensor, tags: Tensor, mask: Tensor) -> Tensor:
        """Negative log likelihood, summed over the batch.

        Args:
            emissions: `(batch, tokens, tags)`.
            tags: `(batch, tokens)` gold tags that follow the scheme.
            mask: `(batch, tokens)`, true for the first so many tokens of each row, at least one.
        """
        return (self._partition(emissions, mask) - self._path(emissions, tags, mask)).sum()

    def _path(self, emissions: Tensor, tags: Tensor, mask: Tensor) -> Tensor:
        outside = torch.full_like(tags[:, :1], OUTSIDE)
        bounded = torch.cat((outside, torch.where(mask, tags, OUTSIDE), outside), dim=1)
        steps = self.scores[bounded[:, :-1], bounded[:, 1:]]
        # Of the steps behind the last token only the first is the way out.
        way_out = torch.cat((torch.ones_like(mask[:, :1]), mask), dim=1)
        own = emissions.gather(2, tags.unsqueeze(2)).squeeze(2)
        return (own * mask).sum(1) + (steps * way_out).sum(1)

    def _partition(self, emissions: Tensor, mask: Tensor) -> Tensor:
        # In the exponential domain, so that each step is one matrix product.
        factors = torch.exp(self.scores) * self.permitted
        peaks = emissions.amax(dim=2, keepdim=True).detach()
        weights = torch.exp(emissions - peaks)
        state = factors[OUTSIDE] * weights[:, 0]
        total = peaks[:, 0, 0]
        for step in range(emissions.shape[1]):
            if step:
                moved = (state @ factors) * weights[:, step]
                state = torch.where(mask[:, step, None], moved, state)
                total = total + peaks[:, step, 0] * mask[:, step]
            scale = state.sum(dim=1, keepdim=True)
            state = state / scale
            total = total + torch.log(scale.squeeze(1))
        return total + torch.log(state @ factors[:, OUTSIDE])
