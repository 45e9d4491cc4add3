import * as z from 'zod/mini';
import { PRODUCT_OF, PRODUCTS, Product } from './campaigns.ts';
import { Prize } from './prizes.ts';
import { GAME_TYPES, GameType } from './primitives.ts';

/** MEM-07: how often a mission or a leaderboard begins anew, by days of the merchant. `once`: in its own window, as a tournament. */
export const MISSION_PERIODS = ['daily', 'weekly', 'half_monthly', 'monthly', 'once'] as const;
export const MissionPeriod = z.enum(MISSION_PERIODS);
export type MissionPeriod = z.infer<typeof MissionPeriod>;

const MISSION_KINDS = ['mission', 'leaderboard'] as const;
export const MissionKind = z.enum(MISSION_KINDS);

const Amount = z.int().check(z.positive(), z.maximum(1_000_000_000_000));
const Count = z.int().check(z.positive(), z.maximum(1_000_000));
/** Of a stake, thousandths; a win is above 1,000. */
const Multiple = z.int().check(z.minimum(1_001), z.maximum(1_000_000_000));
const MinStake = z._default(z.nullable(Amount), null);

/** What a member has to reach in a period. Amounts in minor units of the merchant's currency. */
export const MissionCondition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('valid_stake'), target: Amount }),
  /** Settled bets in that many different games. */
  z.strictObject({ kind: z.literal('games'), target: Count }),
  /** Rounds that paid at least this multiple of a stake of at least `minStake`. */
  z.strictObject({ kind: z.literal('wins'), target: Count, multiple: Multiple, minStake: MinStake }),
  /** Sum of paid deposits. */
  z.strictObject({ kind: z.literal('deposits'), target: Amount }),
  /** Days with a valid stake. */
  z.strictObject({ kind: z.literal('days'), target: z.int().check(z.positive(), z.maximum(31)) }),
]);
export type MissionCondition = z.infer<typeof MissionCondition>;

/** The games whose bets count: of these classes and these types; null: all games. */
const MissionGames = z.nullable(
  z.strictObject({
    products: z._default(z.array(Product).check(z.maxLength(PRODUCTS.length)), []),
    types: z._default(z.array(GameType).check(z.maxLength(GAME_TYPES.length)), []),
  }),
);
type MissionGames = z.infer<typeof MissionGames>;

/** The types of game whose bets count; null: all. */
export const typesOf = (games: MissionGames): GameType[] | null =>
  games && GAME_TYPES.filter((type) => games.types.includes(type) || games.products.includes(PRODUCT_OF[type]));

const Mission = z.strictObject({
  kind: z.literal('mission'),
  games: z._default(MissionGames, null),
  /** All of them. */
  conditions: z.array(MissionCondition).check(z.minLength(1), z.maxLength(5)),
  prize: Prize,
  /** Whether the member claims the prize, or has it as soon as the mission is done. */
  claimed: z._default(z.boolean(), true),
  /** Days after the end of the period in which the prize can be claimed. */
  lapseDays: z._default(z.int().check(z.minimum(7), z.maximum(90)), 7),
});

/** `edge`: the house's theoretical share of the valid stakes. */
const LEADERBOARD_MEASURES = ['turnover', 'edge', 'multiple', 'wins'] as const;
export const LeaderboardMeasure = z.enum(LEADERBOARD_MEASURES);
export type LeaderboardMeasure = z.infer<typeof LeaderboardMeasure>;

/** The last rank that can have a prize. */
const LAST_PRIZE_RANK = 10_000;
const Rank = z.int().check(z.positive(), z.maximum(LAST_PRIZE_RANK));
export const RankPrize = z.strictObject({ from: Rank, to: Rank, prize: Prize });
export type RankPrize = z.infer<typeof RankPrize>;

const Leaderboard = z.strictObject({
  kind: z.literal('leaderboard'),
  games: z._default(MissionGames, null),
  measure: LeaderboardMeasure,
  /** Of `multiple` and `wins`: the least stake of a round that counts. */
  minStake: MinStake,
  prizes: z.array(RankPrize).check(z.minLength(1), z.maxLength(50)),
  /** Members of equal rank: `share` the prizes of the places that they take, or `each` has the prize of the rank. */
  ties: z._default(z.enum(['share', 'each']), 'share'),
  /** Bets of the period that are settled this long after it still count, hours. */
  settleHours: z._default(z.int().check(z.minimum(0), z.maximum(72)), 0),
});

export const MissionTerms = z.discriminatedUnion('kind', [Mission, Leaderboard]);
export type MissionTerms = z.infer<typeof MissionTerms>;
export type OnlyMission = z.infer<typeof Mission>;
export type OnlyLeaderboard = z.infer<typeof Leaderboard>;
