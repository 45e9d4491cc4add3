import { totalOf } from '../../../families/blackjack-solo/total.ts';

/**
 * Blackjack from endless decks, by recursion over points: an independent computation of the best move. Values of moves are
 * for one stake, with a dealer who has looked for blackjack.
 */
const CHANCES = Array.from({ length: 10 }, (_, index) => ({ value: index + 1, chance: index === 9 ? 4 / 13 : 1 / 13 }));

type Hand = readonly number[];
const memo = new Map<string, number>();
const kept = (key: string, compute: () => number): number => {
  const known = memo.get(key) ?? compute();
  memo.set(key, known);
  return known;
};

/** Cards that make the same points, so that hands share results. */
const alike = (hand: Hand): string => {
  const { points, soft } = totalOf(hand);
  return `${points}${soft ? 's' : 'h'}`;
};

/** The chance that the dealer ends with this final: 17 to 21, or 22 for more. */
function dealerEnds(final: number, dealer: Hand, first = false): number {
  const { points } = totalOf(dealer);
  if (!first && points >= 17) return Number(Math.min(points, 22) === final);
  return kept(`d${final} ${alike(dealer)} ${first ? dealer.join() : ''}`, () => {
    const blackjack = first ? (dealer[0] === 1 ? 10 : dealer[0] === 10 ? 1 : 0) : 0;
    const holes = CHANCES.filter(({ value }) => value !== blackjack);
    const all = holes.reduce((sum, { chance }) => sum + chance, 0);
    return holes.reduce((sum, { value, chance }) => sum + (chance / all) * dealerEnds(final, [...dealer, value]), 0);
  });
}

export function stand(hand: Hand, up: number): number {
  const { points } = totalOf(hand);
  if (points > 21) return -1;
  return [17, 18, 19, 20, 21, 22].reduce((sum, final) => {
    const result = final === 22 ? 1 : Math.sign(points - final);
    return sum + result * dealerEnds(final, [up], true);
  }, 0);
}

const drawn = (hand: Hand, then: (next: Hand) => number): number =>
  CHANCES.reduce((sum, { value, chance }) => sum + chance * then([...hand, value]), 0);

export const hit = (hand: Hand, up: number): number =>
  kept(`h${alike(hand)} ${up}`, () =>
    drawn(hand, (next) => (totalOf(next).points > 21 ? -1 : Math.max(stand(next, up), hit(next, up)))),
  );

export const double = (hand: Hand, up: number): number => 2 * drawn(hand, (next) => stand(next, up));

export const split = ([card]: Hand, up: number): number =>
  2 *
  drawn([card!], (next) => (card === 1 ? stand(next, up) : Math.max(stand(next, up), hit(next, up), double(next, up))));
