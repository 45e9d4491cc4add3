import * as z from 'zod/mini';
import { GameType, Millis, type MinorUnits } from './primitives.ts';

/** Product classes: bonus money of a class is staked in its games alone. */
export const PRODUCTS = ['casino', 'betting', 'lottery', 'pvp'] as const;
export const Product = z.enum(PRODUCTS);
export type Product = z.infer<typeof Product>;

/** The class of each type of game; SQL: product_of. */
export const PRODUCT_OF: Record<GameType, Product> = {
  LIVE: 'casino',
  RNG: 'casino',
  FISH: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
  COCKFIGHT: 'betting',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  PVP: 'pvp',
};

/** Millionths: 500,000 is a half. */
const Share = z.int().check(z.minimum(0), z.maximum(1_000_000));
const Amount = z.int().check(z.positive(), z.maximum(1_000_000_000_000));

/** What frees the money of an award. */
export const Requirement = z.strictObject({
  /** Thousandths of the award that must be staked; 0: the award goes to the wallet at once. Never above 10 times. */
  factor: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** Days from the start of the award until it expires. */
  days: z.int().check(z.minimum(7), z.maximum(90)),
  /** Highest stake of a bet while the requirement is open, minor units; null: that of the game. */
  maxStake: z.nullable(Amount),
  /** Share of a valid stake that counts, by type of game, in millionths. Types that it does not name count in full. */
  contributions: z.partialRecord(GameType, Share),
  /** Numbers of games that are shut while the requirement is open. */
  shut: z.array(z.int()).check(z.maxLength(500)),
  /** Most that goes to the wallet when it is met, minor units; null: all that is left. */
  maxConverted: z.nullable(Amount),
});
export type Requirement = z.infer<typeof Requirement>;

export const DepositMatch = z.strictObject({
  kind: z.literal('deposit_match'),
  /** Thousandths of the deposit: 1,000 doubles it. */
  share: z.int().check(z.minimum(1), z.maximum(5_000)),
  /** Maximum of one award, and minimum of the deposit, minor units. */
  max: Amount,
  minDeposit: Amount,
  /** Only for the member's nth deposit; null: for each. */
  nth: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
});

/** Given for something else, such as a mission or a draw, which says how much; never claimed by itself. */
export const Granted = z.strictObject({
  kind: z.literal('granted'),
  /** Maximum of one award, minor units. */
  max: Amount,
});

/** The periods after which a share of play is given: a week begins on Monday. */
export const AWARD_PERIODS = ['day', 'week', 'month'] as const;
const ofPlay = {
  period: z.enum(AWARD_PERIODS),
  /** Thousandths. */
  share: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** Below the minimum nothing is given; above the maximum the maximum. Minor units. */
  min: Amount,
  max: Amount,
};

/** A share of what the member lost with real money in a period, in the games of the campaign's product. */
export const CashBack = z.strictObject({ kind: z.literal('cash_back'), ...ofPlay });
/** A share of the house's edge on the member's valid stakes of a period: stake × (1 − return of the game), whoever won. */
export const Rakeback = z.strictObject({ kind: z.literal('rakeback'), ...ofPlay });
/** On the member's birthday, once a year. */
export const Birthday = z.strictObject({ kind: z.literal('birthday'), amount: Amount });

/** What an invited member reaches, for which a campaign of referrals gives an award. */
export const ReferralEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('registered') }),
  /** A deposit of at least so much, minor units. */
  z.strictObject({ event: z.literal('deposited'), min: Amount }),
  /** Valid stakes of own money, minor units, from the day of registration up to so many days after. */
  z.strictObject({ event: z.literal('staked'), min: Amount, days: z.int().check(z.minimum(1), z.maximum(90)) }),
]);
export type ReferralEvent = z.infer<typeof ReferralEvent>;

/** For an invited member, once each: to the one who invited it, or to itself. */
export const ReferralReward = z.strictObject({
  kind: z.literal('referral'),
  to: z.enum(['inviter', 'invited']),
  amount: Amount,
  when: ReferralEvent,
});
export type ReferralReward = z.infer<typeof ReferralReward>;

/** Codes are typed by members. */
const ClaimCode = z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/));

/** Rounds that cost nothing, in named games. What they win is bonus money. */
export const FreeRounds = z.strictObject({
  kind: z.literal('free_rounds'),
  /** Numbers of the games. */
  games: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(20)),
  rounds: z.int().check(z.minimum(1), z.maximum(500)),
  /** Of each round, minor units. */
  stake: Amount,
  /** What a member types to claim it; null: a button claims it. */
  code: z.nullable(ClaimCode),
  /** Only given for something else, such as a mission or a draw. */
  granted: z.boolean(),
});
export type FreeRounds = z.infer<typeof FreeRounds>;

/** What an award is worth, by the kind of its campaign. */
export const Reward = z.discriminatedUnion('kind', [
  DepositMatch,
  Granted,
  CashBack,
  Rakeback,
  Birthday,
  FreeRounds,
  ReferralReward,
  z.strictObject({
    kind: z.literal('fixed'),
    amount: Amount,
    /** What a member types to claim it; null: a button claims it. */
    code: z.nullable(ClaimCode),
  }),
]);
export type Reward = z.infer<typeof Reward>;

export const CampaignTerms = z.strictObject({ reward: Reward, requirement: Requirement });
export type CampaignTerms = z.infer<typeof CampaignTerms>;

/** Turnover that frees an award, minor units, rounded up. */
export const requiredOf = (amount: MinorUnits, { factor }: Pick<Requirement, 'factor'>): MinorUnits =>
  Number((BigInt(amount) * BigInt(factor) + 999n) / 1_000n);

/** Share of a valid stake in a game that counts, millionths. */
export const contributionOf = ({ contributions }: Pick<Requirement, 'contributions'>, gameType: GameType): number =>
  contributions[gameType] ?? 1_000_000;

export const CAMPAIGN_STATES = ['draft', 'running', 'paused', 'ended'] as const;
export const CampaignState = z.enum(CAMPAIGN_STATES);
export type CampaignState = z.infer<typeof CampaignState>;

/**
 * Signals that two accounts are one person's: a browser that both have logged in with, an address of their logins of 90 days, a
 * payout account, the same name and date of birth. They are no proof.
 */
export const SIGNALS = ['device', 'address', 'paymentAccount', 'person'] as const;
export const Signal = z.enum(SIGNALS);
export type Signal = z.infer<typeof Signal>;

/** Why a campaign is not open to a member. */
export const CAMPAIGN_REFUSALS = [
  'not_yet',
  'over',
  'paused',
  'full',
  'not_in_audience',
  'taken',
  'excluded',
  'needs_deposit',
  'wrong_code',
  /** The platform gives its awards at a time of their own. */
  'given_later',
] as const;
export const RefusalOfCampaign = z.enum(CAMPAIGN_REFUSALS);
export type RefusalOfCampaign = z.infer<typeof RefusalOfCampaign>;

/** Who may take part. What it does not name is open to all. */
export const Audience = z.strictObject({
  /** Registered from, and before, epoch milliseconds. */
  registeredFromMs: z.optional(Millis),
  registeredToMs: z.optional(Millis),
  /** Whether the member has deposited before. */
  hasDeposited: z.optional(z.boolean()),
  /** Codes of levels. */
  levels: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(32))).check(z.minLength(1), z.maxLength(20))),
  /** The account of an agent: members below this agent. */
  line: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
});
export type Audience = z.infer<typeof Audience>;
