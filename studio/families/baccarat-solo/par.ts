import { parOfOutcomes, type Outcome } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { bankerDraws, playerDraws, totalOf, type Coup } from './coup.ts';
import { payOf, type Pairs } from './pays.ts';
import { placesOf } from './rules.ts';
import type { Params, Place } from './shape.ts';

/** Ways among all orders of six cards of eight decks: below 2⁵³, so that sums are exact. */
const CARDS = 416;
const WAYS = CARDS * 415 * 414 * 413 * 412 * 411;

const NO_PAIRS: Pairs = { player: false, banker: false, perfectPlayer: false, perfectBanker: false };

/** Goes through all coups by points, each with its number of ways. */
export function forEachCoup(visit: (coup: Coup, ways: number) => void): void {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32));
  const coup: Coup = { player: [], banker: [] };
  const deal = (to: number[], ways: number, then: (ways: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const next = ways * left[points]!;
      left[points]! -= 1;
      to.push(points);
      then(next);
      to.pop();
      left[points]! += 1;
    }
  };
  const { player, banker } = coup;
  // Cards that are not dealt are any of those that are left.
  const end = (ways: number): void => visit(coup, ways * (WAYS / ticketActions(player.length + banker.length)));
  const bank = (ways: number): void => (bankerDraws(coup) ? deal(banker, ways, end) : end(ways));
  deal(player, 1, (a) =>
    deal(banker, a, (b) =>
      deal(player, b, (c) => deal(banker, c, (d) => (playerDraws(coup) ? deal(player, d, bank) : bank(d)))),
    ),
  );
}

const ticketActions = (cards: number): number =>
  Array.from({ length: cards }, (_, dealt) => CARDS - dealt).reduce((all, each) => all * each, 1);

const KINDS = ['none', 'one', 'both'] as const;

/**
 * Returns the ways in which neither, one given or both sides have a pair, among all orders of four cards of so many groups
 * of equal cards.
 */
function pairWays(groups: number): [number, number, number] {
  const copies = CARDS / groups;
  const pair = CARDS * (copies - 1);
  const both = pair * ((copies - 2) * (copies - 3) + (groups - 1) * copies * (copies - 1));
  const given = pair * (CARDS - 2) * (CARDS - 3) - both;
  return [ticketActions(4) - 2 * given - both, given, both];
}

function pairOutcomes(params: Params, place: Place): Outcome[] {
  const perfect = place === 'perfect-pair';
  const [none, one, both] = pairWays(perfect ? 52 : 13);
  const ends: [Pairs, number, string][] = [
    [NO_PAIRS, none, KINDS[0]],
    [{ ...NO_PAIRS, player: true, perfectPlayer: perfect }, one, KINDS[1]],
    [{ ...NO_PAIRS, banker: true, perfectBanker: perfect }, one, KINDS[1]],
    [{ player: true, banker: true, perfectPlayer: perfect, perfectBanker: perfect }, both, KINDS[2]],
  ];
  return ends.map(([pairs, ways, component]) => ({
    chance: ratio(ways, ticketActions(4)),
    payout: ratio(payOf(params, place, { player: [], banker: [] }, pairs), 100),
    component,
  }));
}

interface Ended {
  coup: Coup;
  ways: number;
}
let ends: Ended[] | undefined;

/** One coup for each end that can pay differently, by points and number of cards of both sides, with the ways of all that end so. */
function endsOfCoups(): Ended[] {
  if (ends) return ends;
  const found: Ended[] = [];
  forEachCoup(({ player, banker }, ways) => {
    const at = (totalOf(player) * 10 + totalOf(banker)) * 4 + (player.length - 2) * 2 + banker.length - 2;
    const known = found[at];
    if (known) known.ways += ways;
    else found[at] = { coup: { player: [...player], banker: [...banker] }, ways };
  });
  return (ends = found.filter(Boolean));
}

/** Ways by what each place pays. */
function coupOutcomes(params: Params, places: readonly Place[]): Map<Place, Outcome[]> {
  const ways = new Map(places.map((place) => [place, new Map<number, number>()]));
  for (const ended of endsOfCoups()) {
    for (const [place, byPay] of ways) {
      const pay = payOf(params, place, ended.coup, NO_PAIRS);
      byPay.set(pay, (byPay.get(pay) ?? 0) + ended.ways);
    }
  }
  return new Map(
    [...ways].map(([place, byPay]) => [
      place,
      [...byPay].map(([pay, count]) => ({
        chance: ratio(count, WAYS),
        payout: ratio(pay, 100),
        component: pay === 100 ? 'push' : 'win',
      })),
    ]),
  );
}

const isPairBet = (place: Place): boolean => place.endsWith('-pair');

export const parOf = perParams((params: Params): ParSheet => {
  const places = placesOf(params);
  const coups = coupOutcomes(
    params,
    places.filter((place) => !isPairBet(place)),
  );
  return {
    bets: places.map((place) => {
      const outcomes = coups.get(place) ?? pairOutcomes(params, place);
      return parOfOutcomes(
        place,
        outcomes.filter(({ payout }) => payout.n > 0n),
        isPairBet(place) ? ticketActions(4) : WAYS,
      );
    }),
  };
});
