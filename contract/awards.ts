import * as z from 'zod/mini';
import {
  Audience,
  Birthday,
  CashBack,
  DepositMatch,
  Granted,
  Product,
  Rakeback,
  ReferralReward,
  RefusalOfCampaign,
  Requirement,
  Signal,
} from './campaigns.ts';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { Currency, Exponent, GAME_TYPES, Millis } from './primitives.ts';

/** The states of an award, from the application to the end (server/domains/awards/states.ts). */
export const AWARD_STATES = [
  'applying',
  'issued',
  'rejected',
  'claimed',
  'active',
  'completed',
  'forfeited',
  'expired',
] as const;
export const AwardState = z.enum(AWARD_STATES);
export type AwardState = z.infer<typeof AwardState>;

/** Why an award ended or was rejected. */
export const AWARD_REASONS = ['spent', 'given_up', 'withdrawn', 'excluded', 'closed', 'operator'] as const;
export const AwardReason = z.enum(AWARD_REASONS);
export type AwardReason = z.infer<typeof AwardReason>;

const NamedGame = z.strictObject({ node: z.int(), name: z.string() });

/** What an award is worth, without the code that a member must know. */
export const OfferedReward = z.union([
  DepositMatch,
  Granted,
  CashBack,
  Rakeback,
  Birthday,
  ReferralReward,
  z.strictObject({ kind: z.literal('fixed'), amount: z.int(), needsCode: z.boolean() }),
  z.strictObject({
    kind: z.literal('free_rounds'),
    games: z.array(NamedGame),
    rounds: z.int(),
    stake: z.int(),
    needsCode: z.boolean(),
  }),
]);
export type OfferedReward = z.infer<typeof OfferedReward>;

/** A member's share of a campaign. Amounts in minor units of the member's currency. */
export const Award = z.strictObject({
  id: z.int(),
  campaign: z.string(),
  title: z.string(),
  product: Product,
  state: AwardState,
  reason: z.nullable(z.string()),
  amount: z.int(),
  /** Bonus money that is left; 0 unless active. */
  left: z.int(),
  /** Free rounds that are left, and what they won so far; null if it has none. */
  rounds: z.nullable(z.strictObject({ left: z.int(), won: z.int() })),
  /** Turnover that frees it, and what counted. Of free rounds it grows with what they win. */
  required: z.int(),
  met: z.int(),
  /** What went to the wallet at the end. */
  converted: z.int(),
  createdAtMs: Millis,
  lapsesAtMs: z.nullable(Millis),
  endedAtMs: z.nullable(Millis),
  version: z.int(),
  /** The terms that the member accepted. */
  terms: z.strictObject({ reward: OfferedReward, requirement: Requirement }),
  /** The games that are shut while its requirement is open. */
  shutGames: z.array(NamedGame),
});
export type Award = z.infer<typeof Award>;

/** A campaign as a member sees it, in the language of the page. */
export const OfferedCampaign = z.strictObject({
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  picture: z.nullable(z.string()),
  product: Product,
  reward: OfferedReward,
  requirement: Requirement,
  /** The games that are shut while the requirement is open. */
  shutGames: z.array(NamedGame),
  audience: Audience,
  maxEach: z.nullable(z.int()),
  /** Whether the operator decides on each award. */
  reviewed: z.boolean(),
  /** Whether the operator decides if another account with an award shares one of these. */
  oncePer: z.array(Signal),
  startsAtMs: z.nullable(Millis),
  endsAtMs: z.nullable(Millis),
  joined: z.boolean(),
  /** The member's newest award of it; null for a visitor. */
  award: z.nullable(z.strictObject({ id: z.int(), state: AwardState })),
  /** Why it is not open to the member; null: it is. A visitor learns only what is true for everybody. */
  refusal: z.nullable(RefusalOfCampaign),
});
export type OfferedCampaign = z.infer<typeof OfferedCampaign>;

const Campaign = z.string().check(z.maxLength(32));

export const awards = {
  campaigns: endpoint({
    method: 'GET',
    path: '/wps/campaigns',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({}),
    response: z.strictObject({ currency: Currency, exponent: Exponent, list: z.array(OfferedCampaign) }),
    errors: [],
    summary:
      'Campaigns that run or are to come, with whether they are open to the member, if one is logged in (MEM-06).',
  }),
  ofPlay: endpoint({
    method: 'GET',
    path: '/wps/campaigns/ofPlay',
    auth: 'member',
    encoding: 'query',
    request: z.strictObject({ campaign: Campaign }),
    response: z.strictObject({
      /** Days of the merchant: the period that runs, as far as the campaign covers it. */
      fromDay: Day,
      toDay: Day,
      /** What the share is taken of, minor units: the loss so far, below zero for a win; or the house's edge. */
      base: z.int(),
      /** What it brings so far. */
      amount: z.int(),
      /** By type of game: valid stakes, and the base. `OTHER`: games that are not listed any more. */
      games: z.array(
        z.strictObject({ gameType: z.enum([...GAME_TYPES, 'OTHER']), validStake: z.int(), base: z.int() }),
      ),
      /** The member's awards of earlier periods are made from this moment of the end on. */
      paidAfterHours: z.int(),
    }),
    errors: ['not_found'],
    summary: 'What the member’s play of this period brings so far, for cash-back and rakeback.',
  }),
  join: endpoint({
    method: 'POST',
    path: '/wps/campaigns/join',
    auth: 'member',
    encoding: 'json',
    terms: true,
    request: z.strictObject({ campaign: Campaign }),
    response: z.strictObject({ campaign: OfferedCampaign }),
    errors: ['not_found', 'campaign_not_open'],
    summary: 'Takes part in a campaign that matches deposits, under its present terms.',
  }),
  claim: endpoint({
    method: 'POST',
    path: '/wps/campaigns/claim',
    // Codes are not found out by trying.
    perMinute: 20,
    auth: 'member',
    encoding: 'json',
    terms: true,
    request: z.strictObject({ campaign: Campaign, code: z.optional(z.string().check(z.maxLength(32))) }),
    response: z.strictObject({ award: Award }),
    errors: ['not_found', 'campaign_not_open'],
    summary: 'Claims the award of a campaign. Repeating it answers with the same award.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/wps/awards',
    auth: 'member',
    encoding: 'query',
    request: z.strictObject({}),
    response: z.strictObject({ currency: Currency, exponent: Exponent, list: z.array(Award) }),
    errors: [],
    summary: 'The member’s awards, the newest first: at most 200.',
  }),
  giveUp: endpoint({
    method: 'POST',
    path: '/wps/awards/giveUp',
    auth: 'member',
    encoding: 'json',
    request: z.strictObject({ awardId: z.int().check(z.positive()) }),
    response: z.strictObject({ award: Award }),
    errors: ['not_found', 'award_over'],
    summary: 'Gives up an award that is not over. What is left of it returns to the house.',
  }),
};
