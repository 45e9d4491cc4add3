import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { RealityCheckAnswer, RealityCheckMinutes, RealityCheckSetting } from './reality-check.ts';
import { Currency, Exponent, GameType, Millis } from './primitives.ts';

/** PP-13. Deposits count gross; `wager` counts stakes, `loss` stakes less winnings, `time` the minutes of the logins. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager', 'time', 'stake'] as const;
export const LimitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof LimitKind>;

/** `bet`: the period of a stake limit, which bounds each bet by itself. The others begin in the merchant's time zone. */
export const LIMIT_PERIODS = ['day', 'week', 'month', 'bet'] as const;
export const LimitPeriod = z.enum(LIMIT_PERIODS);
export type LimitPeriod = z.infer<typeof LimitPeriod>;

/** Returns whether a limit of this kind can have this period. */
export const isLimit = ({ kind, period }: { kind: LimitKind; period: LimitPeriod }): boolean =>
  (kind === 'stake') === (period === 'bet');

export const PLAYER_LIMIT_BOUNDS = {
  /** Highest limit: minor units, or minutes. */
  amount: 1_000_000_000_000,
  /** PP-14: a raise or removal takes effect after this time. */
  raiseAfterHours: 24,
} as const;

/** Minor units of the member's currency; minutes for a time limit. */
export const LimitAmount = z.int().check(z.nonnegative(), z.maximum(PLAYER_LIMIT_BOUNDS.amount));

export const PlayerLimit = z.strictObject({
  kind: LimitKind,
  period: LimitPeriod,
  /** What applies: the stricter of the member's and the operator's limit; null: no limit. */
  amount: z.nullable(z.int()),
  own: z.nullable(z.int()),
  operator: z.nullable(z.int()),
  /** The member's requested raise, or removal (null), and when it takes effect. */
  pending: z.nullable(z.strictObject({ amount: z.nullable(LimitAmount), fromMs: Millis })),
  /** Used in the running period; below zero if the member is ahead of a loss limit; null for a stake limit. */
  used: z.nullable(z.int()),
  /** When the running period ends; null for a stake limit. */
  untilMs: z.nullable(Millis),
});
export type PlayerLimit = z.infer<typeof PlayerLimit>;

export const EXCLUSION_KINDS = ['cool_off', 'type_lock', 'self_exclusion'] as const;
export const ExclusionKind = z.enum(EXCLUSION_KINDS);
export type ExclusionKind = z.infer<typeof ExclusionKind>;

export const EXCLUSION_TERMS = ['24h', '7d', '30d', '6m', '1y', '5y'] as const;
export const ExclusionTerm = z.enum(EXCLUSION_TERMS);
export type ExclusionTerm = z.infer<typeof ExclusionTerm>;

/** The terms of each kind (PP-16, PP-17). */
export const TERMS_OF: Readonly<Record<ExclusionKind, readonly ExclusionTerm[]>> = {
  cool_off: ['24h', '7d', '30d'],
  type_lock: EXCLUSION_TERMS,
  self_exclusion: ['6m', '1y', '5y'],
};

const exclusionFields = {
  kind: ExclusionKind,
  term: ExclusionTerm,
  /** Only for a lock of one game type. */
  gameType: z.optional(GameType),
};
/** Returns whether an exclusion of this kind can have this term and game type. */
const isExclusion = (requested: {
  kind: ExclusionKind;
  term: ExclusionTerm;
  gameType?: GameType | undefined;
}): boolean =>
  TERMS_OF[requested.kind].includes(requested.term) &&
  (requested.kind === 'type_lock') === (requested.gameType !== undefined);

export const Exclusion = z.strictObject({
  kind: ExclusionKind,
  gameType: z.nullable(GameType),
  by: z.enum(['player', 'operator']),
  startedAtMs: Millis,
  untilMs: Millis,
});
export type Exclusion = z.infer<typeof Exclusion>;

/** A member's limits and running exclusions. */
export const PlayerProtection = z.strictObject({
  /** Every kind and period, also without a limit. */
  limits: z.array(PlayerLimit),
  /** The running ones, the one that ends last first. */
  exclusions: z.array(Exclusion),
  realityCheck: RealityCheckSetting,
  /** The member was asked whether to set a limit, or has set one (PP-13). */
  requested: z.boolean(),
  currency: Currency,
  exponent: Exponent,
});
export type PlayerProtection = z.infer<typeof PlayerProtection>;

/** The fields of a change, for the member's and the operator's call. */
export const limitChangeOf = <S extends z.core.$ZodLooseShape>(more: S) =>
  z
    .strictObject({ ...more, kind: LimitKind, period: LimitPeriod, amount: z.nullable(LimitAmount) })
    .check(
      z.refine((requested) => isLimit(requested as { kind: LimitKind; period: LimitPeriod }), { path: ['period'] }),
    );
export const exclusionOf = <S extends z.core.$ZodLooseShape>(more: S) =>
  z
    .strictObject({ ...more, ...exclusionFields })
    .check(z.refine((requested) => isExclusion(requested as Parameters<typeof isExclusion>[0]), { path: ['term'] }));

export const playerLimits = {
  overview: endpoint({
    method: 'GET',
    path: '/wps/member/limits',
    // The page reloads it after a bet or deposit.
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: PlayerProtection,
    errors: [],
    summary: 'The member’s limits, what is used of each, and running exclusions (PP-13 to PP-17).',
  }),
  setLimit: endpoint({
    method: 'POST',
    path: '/wps/member/limits',
    auth: 'member',
    encoding: 'json',
    signed: true,
    request: limitChangeOf({}),
    response: PlayerProtection,
    errors: [],
    summary: 'Sets a limit: a lower one at once, a higher one or none (null) after 24 hours (PP-14).',
  }),
  cancelPending: endpoint({
    method: 'POST',
    path: '/wps/member/limits/cancel',
    auth: 'member',
    encoding: 'json',
    signed: true,
    request: z.strictObject({ kind: LimitKind, period: LimitPeriod }),
    response: PlayerProtection,
    errors: [],
    summary: 'Cancels a raise or removal that has not taken effect; the limit stays as it is.',
  }),
  exclude: endpoint({
    method: 'POST',
    path: '/wps/member/exclusions',
    auth: 'member',
    encoding: 'json',
    signed: true,
    request: exclusionOf({}),
    response: PlayerProtection,
    errors: [],
    summary:
      'Begins a cool-off, a lock of one game type, or a self-exclusion, at once. Nothing ends it before its term (PP-16, PP-17).',
  }),
  declineLimits: endpoint({
    method: 'POST',
    path: '/wps/member/limits/declined',
    auth: 'member',
    encoding: 'json',
    request: Nothing,
    response: Nothing,
    errors: [],
    summary: 'Records that the member was asked whether to set a limit and wants none now (PP-13). Nobody asks again.',
  }),
  setRealityCheck: endpoint({
    method: 'POST',
    path: '/wps/member/reality-check',
    auth: 'member',
    encoding: 'json',
    signed: true,
    request: z.strictObject({ everyMinutes: RealityCheckMinutes }),
    response: PlayerProtection,
    errors: [],
    summary: 'Sets the interval of reality checks, 0 for none, at once (PP-18). One that is due stays due.',
  }),
  answerRealityCheck: endpoint({
    method: 'POST',
    path: '/wps/member/reality-check/answer',
    auth: 'member',
    encoding: 'json',
    request: z.strictObject({ answer: RealityCheckAnswer }),
    response: Nothing,
    errors: [],
    summary:
      'Answers the reality check that is due for this login; bets are accepted again. Does nothing if none is due.',
  }),
} as const;
