import type { Step } from '../family.ts';
import type { Rule } from '../shared/draw.ts';
import { pickDistinct } from '../shared/pick.ts';
import { prizeOf } from './par.ts';
import type { Bet, Keys, Match, Params, Tier } from './shape.ts';

/*
 * A ticket is one of a book: the book lists how many of its tickets win what.
 *
 * Decision: a ticket is drawn from the whole book each time (with replacement), and the rules say so. In a book that is
 * sold out ticket by ticket, a ticket depends on all tickets sold before to other players, so that nobody could verify it
 * from the seeds of the own round, and odds would change from player to player. Drawn from the whole book, every ticket
 * has the stated odds, and the seeds of the round alone repeat it. For the same reason the game shows no remaining prizes.
 *
 * A ticket without a win is no near win by design: its symbols are an even draw from two of each, and the fields without
 * a win show no prize.
 *
 * Draws: the ticket among all of the book; tiers come first, in their order. Then, for `match`: the symbols of the cells
 * that do not win, among two of each other symbol; on a winning ticket the places; on another one the boost among all.
 * For `keys`: the key numbers and then the other numbers, among all; for each win one of the key numbers; the places.
 */

export interface State {
  stake: number;
  /** The number of the ticket in the book, from 0. */
  ticket: number;
  face: Face;
  payout: number;
}

type Face =
  | { kind: 'match'; cells: string[]; boost: number }
  | { kind: 'keys'; keys: number[]; fields: { number: number; pays: number }[] };

export const stakeOf = (_: Params, bet: Bet): number => bet.stake;

export function* begin(params: Params, { stake }: Bet): Rule<Step<State>> {
  const ticket = yield params.book;
  const tier = tierOf(params, ticket);
  const face = params.game.kind === 'match' ? yield* matchFace(params.game, tier) : yield* keysFace(params.game, tier);
  const payout = tier ? stake * prizeOf(tier) : 0;
  return { state: { stake, ticket, face, payout }, payout };
}

function tierOf({ tiers }: Params, ticket: number): Tier | undefined {
  let before = 0;
  return tiers.find(({ tickets }) => ticket < (before += tickets));
}

function* matchFace({ cells, symbols, boosts }: Match, tier: Tier | undefined): Rule<Face> {
  const winner = symbols.find(({ pays }) => pays === tier?.wins[0])?.key;
  const pairs = symbols.flatMap(({ key }) => (key === winner ? [] : [key, key]));
  const others = yield* pickDistinct(winner === undefined ? cells : cells - 3, pairs.length);
  const filling = others.map((index) => pairs[index]!);
  if (winner === undefined) return { kind: 'match', cells: filling, boost: boosts[yield boosts.length]! };
  const placed = yield* shuffle([winner, winner, winner, ...filling]);
  return { kind: 'match', cells: placed, boost: tier!.boost };
}

function* keysFace({ keys: count, fields, numbers }: Keys, tier: Tier | undefined): Rule<Face> {
  const wins = tier?.wins ?? [];
  const drawn = (yield* pickDistinct(count + fields - wins.length, numbers)).map((index) => index + 1);
  const keys = drawn.slice(0, count);
  const all = drawn.slice(count).map((number) => ({ number, pays: 0 }));
  for (const pays of wins) all.push({ number: keys[yield count]!, pays });
  return { kind: 'keys', keys, fields: yield* shuffle(all) };
}

function* shuffle<Item>(items: readonly Item[]): Rule<Item[]> {
  return (yield* pickDistinct(items.length, items.length)).map((index) => items[index]!);
}
