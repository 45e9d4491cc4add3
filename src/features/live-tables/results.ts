import type { ResultOf } from '../../../contract/live-rounds.ts';
import { numbersOf } from '../../../contract/lottery-numbers.ts';
import { coupWinner, duelWinner } from '../../../contract/road-maps.ts';
import type { RoadMap } from '../../../streams/feeds/road-map.ts';

/** The two sides of a game with a road map. */
const SIDES = {
  baccarat: ['player', 'banker'],
  'dragon-tiger': ['dragon', 'tiger'],
  'two-sided': ['red', 'blue'],
} as const;
export type Side = (typeof SIDES)[keyof typeof SIDES][number];
export type Winner = Side | 'tie';

export interface Chip {
  text: string;
  tone: 'red' | 'black' | 'green' | 'plain';
}
/** How the results of a table are shown: as a road, as the last ones, the newest first, or as the numbers of the last draw. */
export type Look =
  | { kind: 'road'; sides: readonly [Side, Side]; winners: Winner[] }
  | { kind: 'last'; chips: Chip[] }
  | { kind: 'drawn'; numbers: string[] };

/** Results that fit into two lines. */
const LAST = 20;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

type Bout = ResultOf<'two-sided'>;
/** A bout that was called off is no mark on the road. */
const hasWinner = (result: unknown): boolean => (result as Bout).end !== 'off';
const boutWinner = ({ end }: Bout): Winner => (end === 'red' || end === 'blue' ? end : 'tie');

const pocket = ({ number }: ResultOf<'roulette'>): Chip => ({
  text: String(number),
  tone: number === 0 ? 'green' : RED.has(number) ? 'red' : 'black',
});

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['♣', '♦', '♥', '♠'];
/** A hand, as in `Q♥ 7♣`. */
const hand = ({ player }: { player: readonly number[] }): Chip => ({
  text: player.map((card) => `${RANKS[card >> 2]}${SUITS[card & 3]}`).join(' '),
  tone: 'plain',
});

/** The points of a hand of blackjack: an ace counts 11 while that is not too much. */
function pointsOf(cards: readonly number[]): number {
  const values = cards.map((card) => (card >> 2 === 12 ? 1 : Math.min((card >> 2) + 2, 10)));
  const low = values.reduce((sum, value) => sum + value, 0);
  return values.includes(1) && low <= 11 ? low + 10 : low;
}
/** The dealer's points; where the players have blackjack and the dealer has not drawn, their hand. */
function dealerOf({ player, dealer }: ResultOf<'blackjack'>): Chip {
  const points = pointsOf(dealer);
  if (points < 17) return { ...hand({ player }), tone: 'green' };
  return { text: String(points), tone: points > 21 ? 'green' : points === 21 ? 'red' : 'plain' };
}

const road = <R>(family: keyof typeof SIDES, results: readonly unknown[], winner: (result: R) => Winner): Look => ({
  kind: 'road',
  sides: SIDES[family],
  winners: results.map((result) => winner(result as R)),
});
const last = <R>(results: readonly unknown[], read: (result: R) => Chip): Look => ({
  kind: 'last',
  chips: results
    .slice(-LAST)
    .reverse()
    .map((result) => read(result as R)),
});

/** Returns how the results of this table are shown; null for a family that the list does not know. */
export function lookOf({ family, results }: { family: string; results: RoadMap['results'] }): Look | null {
  switch (family) {
    case 'baccarat':
      return road(family, results, coupWinner);
    case 'dragon-tiger':
      return road(family, results, duelWinner);
    case 'two-sided':
      return road(family, results.filter(hasWinner), boutWinner);
    case 'roulette':
      return last(results, pocket);
    case 'sic-bo':
      return last(results, ({ dice }: { dice: number[] }) => ({ text: dice.join(' '), tone: 'plain' }));
    case 'minute-5':
    case 'k3':
    case 'pk10':
    case 'keno':
    case 'lhc':
    case 'lotto':
    case 'pick-3':
    case 'pick-4':
    case '4d':
    case 'vn-north':
    case 'vn-south': {
      const drawn = results.at(-1) as { balls: number[] } | undefined;
      return drawn ? { kind: 'drawn', numbers: numbersOf(family, drawn.balls) } : null;
    }
    case 'casino-holdem':
      return last(results, hand);
    case 'blackjack':
      return last(results, dealerOf);
    default:
      return null;
  }
}
