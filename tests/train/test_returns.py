"""What came of a decision is told to who made it."""

import pytest

torch = pytest.importorskip("torch")

from verger.train.facts import facts  # noqa: E402
from verger.train.network import fresh  # noqa: E402
from verger.train.returns import gain, returns  # noqa: E402
from verger.train.rollout import Rollout  # noqa: E402
from verger.train.seating import Seating  # noqa: E402
from verger.train.settings import recipe  # noqa: E402
from verger.train.tables import Tables  # noqa: E402

HALF = 0.5


def test_each_of_three_seats_learns_from_its_own_next_decision_or_the_end() -> None:
    """Seat 0 acts twice, seat 1 ends the game and wins it; in the next game seat 2 acts, then it is seat 1's turn."""
    seating = Seating(torch.tensor([3]), most=4)
    seat = torch.tensor([[0], [0], [1], [2], [1]])
    over = torch.tensor([[False], [False], [True], [False]])
    shares = torch.tensor(
        [[0.5, 0.3, 0.2, 0], [0.4, 0.4, 0.2, 0], [0.6, 0.1, 0.3, 0], [0.2, 0.2, 0.6, 0], [0.7, 0.2, 0.1, 0]]
    )
    values = torch.stack([shares, 10 * shares], 1)[:, None]
    outcome = torch.zeros(4, 1, 2, 4)
    outcome[2, 0] = torch.tensor([[0, 1, 0, 0], [30, 50, 20, 0]])
    found = returns(seating, values, seat, over, outcome, HALF)[:, 0]
    assert found[3, 0].tolist() == pytest.approx([0.2, 0.1, 0.7, 0]), "as seat 1 expects, seen from seat 2"
    assert found[2].tolist() == [[1, 0, 0, 0], [50, 20, 30, 0]]
    assert found[1].tolist() == [[0, 1, 0, 0], [30, 50, 20, 0]], "seat 0 decides no more before the end"
    assert found[0, 0].tolist() == pytest.approx([0.2, 0.7, 0.1, 0]), "half of what it expected when it decided next"
    assert found[0, 1].tolist() == pytest.approx([17, 27, 11, 0])


def test_what_others_expect_in_between_changes_nothing() -> None:
    seating = Seating(torch.tensor([2]), most=2)
    seat = torch.tensor([[0], [1], [0]])
    over = torch.zeros(2, 1, dtype=torch.bool)
    outcome = torch.zeros(2, 1, 2, 2)
    values = torch.rand(3, 1, 2, 2)
    other = values.clone()
    other[1] = torch.rand(1, 2, 2)
    first, second = (returns(seating, one, seat, over, outcome, HALF)[0] for one in (values, other))
    assert torch.equal(first, second)
    assert torch.equal(first, values[2])


def test_orders_of_seats_lead_back_to_each_other() -> None:
    seating = Seating(torch.tensor([2, 3, 4]), most=4)
    seat, values = torch.tensor([1, 2, 3]), torch.rand(3, 2, 4)
    turned = seating.by_turn(values, seat)
    assert torch.equal(turned[:, :, 0], values[torch.arange(3), :, seat])
    assert torch.equal(seating.by_seat(turned, seat), values)


@pytest.mark.parametrize("seats", [2, 3, 15])
def test_a_win_is_worth_1_and_the_mean_over_all_seats_0(seats: int) -> None:
    first = torch.zeros(seats, 2, seats)
    first[torch.arange(seats), 0, torch.arange(seats)] = 1.0  # the win goes to every seat in turn
    first[:, 1] = 7.0
    gains = gain(first, torch.tensor(seats), 0.1)
    assert gains[0] == 1
    assert gains.mean() == pytest.approx(0, abs=1e-6)


def test_who_believes_in_the_game_s_own_opinion_learns_from_that_and_not_from_the_network() -> None:
    known = facts("fruitoplay", "cpu")
    tables = Tables(known, {2: 3, 3: 2}, "cpu", 2000)
    tables.reset(1)
    rollout = Rollout(tables, recipe(known, steps=6, games=5))
    network, generator = fresh(known, 16), torch.Generator().manual_seed(1)
    rollout.play(network, generator, belief=1.0)
    before = rollout.lesson(1.0).better
    rollout.values[..., 0, :] = 0.3  # what the network expected of the win
    assert torch.equal(rollout.lesson(1.0).better, before)
    assert not torch.equal(rollout.lesson(0.5).better, before)
    rollout.worth += torch.rand(rollout.worth.shape)
    assert not torch.equal(rollout.lesson(1.0).better, before)


def test_worth_is_a_share_of_the_win_however_many_sit_there() -> None:
    tables = Tables(facts("fruitoplay", "cpu"), {2: 3, 4: 3}, "cpu", 2000)
    tables.reset(1)
    shares = sum(
        tables.worths((tables.seat + nth) % tables.seating.seats) * (nth < tables.seating.seats) for nth in range(4)
    )
    assert shares.tolist() == pytest.approx([1.0] * 6, abs=0.1)
