import { PLAYERS, type Limit } from './state.ts';
import fc from '../../support/fast-check.ts';

/** The calls of a sequence: transactions are named by their distance, so that shrinking can remove any part of a list. */
export interface Bet {
  bet: number;
  round: number;
  session: 'newest' | 'older' | 'foreign' | 'none';
  game: 'its' | 'other' | 'none';
  amount: number;
  euro: boolean;
  pool: 'none' | 'share' | 'too much' | 'other';
  /** Uses the number of a transaction that was rolled back before it arrived, if there is one. */
  late: boolean;
}
export interface Settle {
  settle: number;
  who: 'its' | 'other' | 'nobody';
  round: 'its' | 'other';
  game: 'its' | 'other';
  amount: number;
  euro: boolean;
  closed: boolean;
  type: 'win' | 'jackpot' | 'free' | 'promo';
  pool: 'right' | 'wrong' | 'other';
  late: boolean;
}
export interface Rollback {
  /** The distance of an earlier transaction, or a transaction that is still to come. */
  rollback: number | 'coming';
  who: 'its' | 'other' | 'nobody';
  round: 'its' | 'other';
}
export interface Adjust {
  adjust: number;
  amount: number;
  euro: boolean;
  game: 'its' | 'other';
  late: boolean;
}
export type Requested = Bet | Settle | Rollback | Adjust;
export type Change = 'none' | 'amount' | 'round' | 'player' | 'session';
export type Sent =
  | Requested
  | { betSettle: Bet; won: number; closed: boolean; winLate: boolean }
  | { batch: Requested[] }
  | { again: number; change: Change };
export type Control =
  | { launch: number; game: number; free: boolean; opens: boolean }
  | { token: 'unused' | 'used' | 'made up' }
  | { balance: number; session: 'newest' | 'older' | 'foreign' | 'none' }
  | { read: number }
  | { money: number; holds: number }
  | { limit: number; of: Pick<Limit, 'kind' | 'period'>; left: number }
  | { exclude: number }
  | { unlock: number }
  | { expire: number }
  | { pace: number }
  | { ask: number; pending: boolean }
  | { stop: 'play' | 'vendor' | 'lantern' | 'dragon' | 0 | 1; on: boolean }
  /** The pool's release job: so many steps of its unit, and the operator's funding before it. */
  | { release: number; fund: number }
  /** A member's deposit is paid: it settles debts first. */
  | { deposit: number; pays: number }
  | { foldAll: true };
export type Command = { send: Sent } | { atOnce: [Sent, Sent | 'same'] } | Control;

const who = fc.constantFrom(...PLAYERS);
const mostly = <T>(usual: T, ...rare: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 30, arbitrary: fc.constant(usual) }, { weight: rare.length, arbitrary: fc.constantFrom(...rare) });
const seldom = mostly(false, true);
const recent = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1) }, { weight: 2, arbitrary: fc.nat(12) });
const stake = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 10, max: 400 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 9, 1_000, 1_001, 5_000) },
);

const bet: fc.Arbitrary<Bet> = fc.record({
  bet: who,
  round: fc.nat(2),
  session: mostly<Bet['session']>('newest', 'older', 'foreign', 'none'),
  game: mostly<Bet['game']>('its', 'other', 'none'),
  amount: stake,
  euro: seldom,
  pool: fc.oneof(fc.constantFrom<Bet['pool']>('none', 'share'), mostly<Bet['pool']>('share', 'too much', 'other')),
  late: fc.boolean(),
});
const settle: fc.Arbitrary<Settle> = fc.record({
  settle: recent,
  who: mostly<Settle['who']>('its', 'other', 'nobody'),
  round: mostly<Settle['round']>('its', 'other'),
  game: mostly<Settle['game']>('its', 'other'),
  amount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
  euro: seldom,
  closed: fc.boolean(),
  type: fc.constantFrom('win', 'win', 'win', 'jackpot', 'free', 'promo'),
  pool: mostly<Settle['pool']>('right', 'wrong', 'other'),
  late: seldom,
});
const rollback: fc.Arbitrary<Rollback> = fc.record({
  rollback: fc.oneof({ weight: 6, arbitrary: recent }, { weight: 1, arbitrary: fc.constant('coming' as const) }),
  who: mostly<Rollback['who']>('its', 'other', 'nobody'),
  round: mostly<Rollback['round']>('its', 'other'),
});
const adjust: fc.Arbitrary<Adjust> = fc.record({
  adjust: recent,
  amount: fc.oneof(fc.constant(0), fc.integer({ min: -900, max: 500 })),
  euro: seldom,
  game: mostly<Adjust['game']>('its', 'other'),
  late: seldom,
});
const request: fc.Arbitrary<Requested> = fc.oneof(
  { weight: 8, arbitrary: bet },
  { weight: 6, arbitrary: settle },
  { weight: 5, arbitrary: rollback },
  { weight: 2, arbitrary: adjust },
);
const sent: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 20, arbitrary: request },
  {
    weight: 2,
    arbitrary: fc.record({ betSettle: bet, won: fc.nat(900), closed: fc.boolean(), winLate: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ batch: fc.array(request, { minLength: 1, maxLength: 4 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      again: recent,
      change: fc.constantFrom<Change>('none', 'none', 'none', 'amount', 'round', 'player', 'session'),
    }),
  },
);

const limit = fc.record({
  limit: who,
  of: fc.constantFrom<Pick<Limit, 'kind' | 'period'>>(
    { kind: 'stake', period: 'bet' },
    { kind: 'loss', period: 'day' },
    { kind: 'loss', period: 'session' },
    { kind: 'wager', period: 'week' },
    { kind: 'wager', period: 'month' },
    { kind: 'wager', period: 'session' },
    { kind: 'time', period: 'day' },
  ),
  left: fc.nat(800),
});
const control: fc.Arbitrary<Control> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ launch: who, game: fc.nat(1), free: fc.boolean(), opens: mostly(true, false) }) },
  {
    weight: 1,
    arbitrary: fc.record({ token: fc.constantFrom('unused' as const, 'used' as const, 'made up' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ balance: who, session: fc.constantFrom('newest', 'older', 'foreign', 'none') }) },
  { weight: 1, arbitrary: fc.record({ read: fc.nat(12) }) },
  { weight: 2, arbitrary: fc.record({ money: who, holds: fc.nat(2_000) }) },
  {
    weight: 2,
    arbitrary: limit,
  },
  { weight: 1, arbitrary: fc.record({ exclude: who }) },
  { weight: 2, arbitrary: fc.record({ unlock: who }) },
  { weight: 1, arbitrary: fc.record({ expire: who }) },
  { weight: 1, arbitrary: fc.record({ pace: who }) },
  { weight: 1, arbitrary: fc.record({ ask: who, pending: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      stop: fc.constantFrom(
        'play' as const,
        'vendor' as const,
        'lantern' as const,
        'dragon' as const,
        0 as const,
        1 as const,
      ),
      on: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ release: fc.nat(99), fund: fc.constantFrom(0, 0, 40, 4_000) }) },
  { weight: 2, arbitrary: fc.record({ deposit: who, pays: fc.integer({ min: 101, max: 2_000 }) }) },
  { weight: 1, arbitrary: fc.constant({ foldAll: true as const }) },
);

const race = fc.record({ atOnce: fc.tuple(sent, fc.oneof(sent, fc.constant('same' as const))) });

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ send: sent }) },
  { weight: 2, arbitrary: race },
  { weight: 4, arbitrary: control },
);

/** Mostly two concurrent bets of one player near one of their limits, so that a race fault appears soon. */
export const bettingRace: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(bet, bet).map(([one, other]): Command => ({ atOnce: [one, { ...other, bet: one.bet }] })),
  },
  { weight: 2, arbitrary: limit },
  { weight: 1, arbitrary: fc.record({ money: who, holds: fc.integer({ min: 500, max: 2_000 }) }) },
  { weight: 1, arbitrary: fc.record({ send: sent }) },
);
