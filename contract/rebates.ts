import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { GameType, Millis, MinorUnits, QueryInt } from './primitives.ts';
import { Balance } from './wallet.ts';

/** The highest rate that any member gets, in millionths: 10 %. */
export const MAX_REBATE_RATE = 100_000;
/** Millionths of a valid stake. */
const RebateRate = z.int().check(z.minimum(0), z.maximum(MAX_REBATE_RATE));

/** Paid when the member claims them, or each day for the days before. */
export const REBATE_WAYS = ['by_hand', 'daily'] as const;
export const RebateWay = z.enum(REBATE_WAYS);
export type RebateWay = z.infer<typeof RebateWay>;

/** How rebates are earned and paid. */
export const RebateRules = z.strictObject({
  /** By type of game, in millionths of a valid stake of own money. A type that is not named earns nothing. */
  rates: z.partialRecord(GameType, z.int().check(z.minimum(1), z.maximum(MAX_REBATE_RATE))),
  /** Whether an account's own rate, which its upline sets, holds in these types where it is higher. */
  ownRates: z._default(z.boolean(), false),
  paid: RebateWay,
  /** Minor units below which nothing is paid. */
  min: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000_000)), 1),
});
export type RebateRules = z.infer<typeof RebateRules>;

/** Rules with the merchant's day from which they hold. */
export const RebateRulesVersion = z.strictObject({ fromDay: z.string(), rules: RebateRules });

/** The rate of a level by its factor in thousandths, as the server counts it (server/db/functions/rebate-rate.sql). */
export const levelRate = (rate: number, factor: number): number =>
  Math.min(MAX_REBATE_RATE, Math.floor((rate * factor) / 1_000));

/** Play of one type on one day. */
export const RebateLine = z.strictObject({
  day: z.string(),
  /** A type that is not offered any more keeps its name. */
  gameType: z.string(),
  rate: RebateRate,
  /** Valid stake of own money, minor units; below zero where claimed play was taken back. */
  stake: z.int(),
  /** Minor units, rounded down: the fraction is in the sum. */
  amount: z.int(),
});
export type RebateLine = z.infer<typeof RebateLine>;

export const RebateClaim = z.strictObject({
  id: z.int(),
  way: RebateWay,
  fromDay: z.string(),
  toDay: z.string(),
  stake: z.int(),
  amount: MinorUnits,
  atMs: Millis,
});
export type RebateClaim = z.infer<typeof RebateClaim>;

export const TypeRate = z.strictObject({ gameType: GameType, rate: RebateRate });
const common = { auth: 'member', errors: ['rebate_closed'] } as const;
const query = { ...common, method: 'GET', encoding: 'query' } as const;
/** Rows of one answer of claims, and of lines. */
export const REBATE_ROWS = 20;
export const REBATE_LINES = 500;

export const rebates = {
  own: endpoint({
    ...query,
    path: '/wps/rebates',
    request: z.strictObject({}),
    response: z.strictObject({
      /** The rules of today; null before the first. */
      rules: z.nullable(RebateRules),
      /** Rules that come, and from when. */
      next: z.nullable(RebateRulesVersion),
      /** What the member's next first play of a day earns. */
      rates: z.array(TypeRate),
      /** All levels, the lowest first, with the factor of their rates in thousandths. */
      levels: z.array(z.strictObject({ name: z.string(), factor: z.int(), isOwn: z.boolean() })),
      /** Whole minor units that can be claimed, or are owed after play was taken back. */
      claimable: MinorUnits,
      owed: MinorUnits,
      /** What of it the last claim left, in millionths of a minor unit. */
      carriedMicro: z.int(),
      /** What is not claimed, the newest days first. */
      lines: z.array(RebateLine),
    }),
    summary: 'The member’s rebate: its rates, and what can be claimed (MEM-01).',
  }),
  claim: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/rebates/claim',
    encoding: 'json',
    money: true,
    terms: true,
    request: z.strictObject({}),
    response: z.strictObject({ claim: RebateClaim, balance: Balance }),
    errors: ['account_excluded', 'rebate_closed', 'rebate_not_open'],
    summary: 'Pays all that can be claimed into the wallet.',
  }),
  history: endpoint({
    ...query,
    path: '/wps/rebates/history',
    request: z.strictObject({
      /** Only those before this number. */
      before: z.optional(QueryInt),
    }),
    response: z.strictObject({
      list: z.array(RebateClaim),
      hasMore: z.boolean(),
      /** Of all claims; null after the first page. */
      totals: z.nullable(z.strictObject({ claims: z.int(), stake: z.int(), amount: MinorUnits })),
    }),
    summary: 'What was paid, the newest first.',
  }),
  lines: endpoint({
    ...query,
    path: '/wps/rebates/lines',
    request: z.strictObject({ claimId: QueryInt }),
    response: z.strictObject({ claim: RebateClaim, lines: z.array(RebateLine) }),
    errors: ['rebate_closed', 'not_found'],
    summary: 'The play of a claim by day and type of game.',
  }),
};
