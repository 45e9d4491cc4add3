import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { LeaderboardMeasure, MissionCondition, MissionPeriod } from './mission-terms.ts';
import { LeaderboardRow, MissionProgressState } from './mission-progress.ts';
import { Currency, Exponent, GameType, Millis } from './primitives.ts';
import { ShownPrize } from './prizes.ts';

/** Why a mission cannot be claimed. */
export const MISSION_REFUSALS = ['not_reached', 'lapsed'] as const;

const Titled = { code: z.string(), title: z.string(), summary: z.string(), period: MissionPeriod };
/** Days of the merchant, both included. */
const Window = { from: Day, to: Day };

/** A mission in one period, with the member's progress. */
export const OwnMission = z.strictObject({
  ...Titled,
  ...Window,
  /** The first instant after the period. */
  endsAtMs: Millis,
  state: MissionProgressState,
  /** `values` has what is reached of each, at most its target. */
  conditions: z.array(MissionCondition),
  values: z.array(z.int()),
  /** Types of game that count; null: all. */
  types: z.nullable(z.array(GameType)),
  prize: ShownPrize,
  /** Whether the member claims it, or has it as soon as the mission is done. */
  claimed: z.boolean(),
  /** Until when it can be claimed; null before it is reached. */
  lapsesAtMs: z.nullable(Millis),
  /** Why the prize was not given, such as a budget that is spent. */
  refusal: z.nullable(z.string()),
});
export type OwnMission = z.infer<typeof OwnMission>;

/** A leaderboard, without its ranks. */
export const LeaderboardInfo = z.strictObject({
  ...Titled,
  ...Window,
  /** Its key in the feed `leaderboard`. */
  key: z.string(),
  measure: LeaderboardMeasure,
  minStake: z.nullable(z.int()),
  types: z.nullable(z.array(GameType)),
  ties: z.enum(['share', 'each']),
  settleHours: z.int(),
  prizes: z.array(z.strictObject({ from: z.int(), to: z.int(), prize: ShownPrize })),
  endsAtMs: Millis,
});
export type LeaderboardInfo = z.infer<typeof LeaderboardInfo>;

export const OwnRank = z.strictObject({
  rank: z.int(),
  /** Members of this rank, with this one. */
  tied: z.int(),
  score: z.int(),
  name: z.string(),
  /** The next better rank, and what is missing to reach its score; null for the first. */
  next: z.nullable(z.strictObject({ rank: z.int(), distance: z.int() })),
});
export type OwnRank = z.infer<typeof OwnRank>;

/** A period that is over. */
export const PastMission = z.strictObject({
  ...Titled,
  ...Window,
  state: z.enum(['claimed', 'lapsed', 'open', 'ranked']),
  conditions: z.array(MissionCondition),
  values: z.array(z.int()),
  rank: z.nullable(z.int()),
  measure: z.nullable(LeaderboardMeasure),
  score: z.nullable(z.int()),
  prize: z.nullable(ShownPrize),
  /** Why the prize was not given. */
  refusal: z.nullable(z.string()),
});
export type PastMission = z.infer<typeof PastMission>;

const common = { auth: 'member', encoding: 'query', method: 'GET', errors: [] } as const;
const currency = { currency: Currency, exponent: Exponent };
const Code = z.string().check(z.maxLength(32));
/** Rows of a leaderboard that one answer and the feed have. */
export const LEADERBOARD_ROWS = 50;
/** Periods of one answer of the history. */
export const PAST_MISSIONS = 100;

export const missions = {
  summary: endpoint({
    ...common,
    path: '/wps/missions/summary',
    request: z.strictObject({}),
    response: z.strictObject({
      ...currency,
      list: z.array(OwnMission),
      /** Whether the member takes part in nothing: the account is excluded. */
      excluded: z.boolean(),
    }),
    summary: 'The member’s missions of the running periods, and those of past ones that can still be claimed (MEM-07).',
  }),
  claim: endpoint({
    method: 'POST',
    path: '/wps/missions/claim',
    auth: 'member',
    encoding: 'json',
    terms: true,
    request: z.strictObject({ code: Code, from: Day }),
    response: z.strictObject({ mission: OwnMission }),
    errors: ['not_found', 'account_excluded', 'mission_not_open', 'campaign_not_open'],
    summary: 'Takes the prize of a mission that is done. Repeating it answers with the same mission.',
  }),
  leaderboard: endpoint({
    ...common,
    path: '/wps/missions/leaderboard',
    request: z.strictObject({
      /** Absent: the first one that runs. */
      code: z.optional(Code),
    }),
    response: z.strictObject({
      ...currency,
      boards: z.array(LeaderboardInfo),
      /** The ranks of one of them; null where none runs. */
      board: z.nullable(
        z.strictObject({
          code: z.string(),
          rows: z.array(LeaderboardRow),
          own: z.nullable(OwnRank),
          /** Members with a score. */
          members: z.int(),
          asOfMs: Millis,
        }),
      ),
    }),
    summary:
      'The leaderboards that run, and the ranks of one: masked names, the member’s own rank and the way to the next.',
  }),
  history: endpoint({
    ...common,
    path: '/wps/missions/history',
    request: z.strictObject({}),
    response: z.strictObject({ ...currency, list: z.array(PastMission) }),
    summary: 'What the member reached in past periods of missions and leaderboards, the newest first.',
  }),
};
