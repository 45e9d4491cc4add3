import * as z from 'zod/mini';
import { AwardState } from './awards.ts';
import { Audience, CAMPAIGN_STATES, CampaignTerms, Product, RefusalOfCampaign, Signal } from './campaigns.ts';
import { Code, PicturePath, position, Text, texts, Time } from './content-operator.ts';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, Millis } from './primitives.ts';

const Bound = z._default(z.nullable(z.int().check(z.positive(), z.maximum(1_000_000_000_000_000))), null);

/** A campaign as the operator writes it. Amounts in minor units of the merchant's currency. */
export const CampaignItem = z.strictObject({
  code: Code,
  position,
  picture: z._default(z.nullable(PicturePath), null),
  product: Product,
  startsAt: z._default(z.nullable(Time), null),
  endsAt: z._default(z.nullable(Time), null),
  audience: z._default(Audience, {}),
  /** Thousandths of the audience that it is not offered to, so that its effect can be measured: at most a tenth. */
  controlShare: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  /** Whether each award waits for approval. */
  reviewed: z._default(z.boolean(), false),
  /** An award waits for approval if another member who shares one of these signals has an award of the campaign. */
  oncePer: z._default(z.array(Signal).check(z.maxLength(20)), []),
  /** Most that is awarded in all, to how many, and how often to one member; null: no bound. */
  budget: Bound,
  maxAwards: z._default(z.nullable(z.int().check(z.positive(), z.maximum(1_000_000_000))), null),
  maxEach: z._default(z.nullable(z.int().check(z.positive(), z.maximum(1_000))), null),
  terms: CampaignTerms,
  texts: texts(z.strictObject({ title: Text(120), summary: Text(300), body: Text(20_000) })),
});
export type CampaignItem = z.infer<typeof CampaignItem>;

/** A campaign with what it has given. */
export const CampaignStatus = z.strictObject({
  code: z.string(),
  title: z.string(),
  product: Product,
  state: z.enum(CAMPAIGN_STATES),
  termsVersion: z.int(),
  startsAtMs: z.nullable(Millis),
  endsAtMs: z.nullable(Millis),
  budget: z.nullable(z.int()),
  /** Sum and number of the awards that were not rejected, and what of them went to wallets. */
  awarded: z.int(),
  awards: z.int(),
  converted: z.int(),
});
export type CampaignStatus = z.infer<typeof CampaignStatus>;

const ApplyingAward = z.strictObject({
  id: z.int(),
  account: z.string(),
  campaign: z.string(),
  amount: z.int(),
  state: AwardState,
  /** Signals that made it wait, each with the other account that has an award of the campaign. */
  signals: z.array(z.strictObject({ signal: Signal, account: z.string() })),
  createdAtMs: Millis,
});
export type ApplyingAward = z.infer<typeof ApplyingAward>;

/** What decides whether a campaign is open to a member, in the order in which it is asked. */
export const CONDITIONS = [
  'not_excluded',
  'runs',
  'not_control',
  'registered',
  'deposited',
  'level',
  'line',
  'not_taken',
  'budget',
] as const;

/** What a campaign would give a member now, and because of what. */
export const CampaignPreview = z.strictObject({
  code: z.string(),
  title: z.string(),
  refusal: z.nullable(RefusalOfCampaign),
  /** Minor units: of a match, for the least deposit; of a share of play, for this period so far; null: it says so itself. */
  amount: z.nullable(z.int()),
  /** Conditions that the campaign has, and whether the member meets each. */
  because: z.array(z.strictObject({ condition: z.enum(CONDITIONS), met: z.boolean() })),
});
export type CampaignPreview = z.infer<typeof CampaignPreview>;

/** Members of a campaign's audience. Means are minor units for each member since the campaign began. */
const EffectArm = z.strictObject({
  members: z.int(),
  /** What the house won of them with real money in the games of the product, and that less what the campaign cost. */
  won: z.int(),
  kept: z.int(),
});
export const CampaignEffect = z.strictObject({
  code: z.string(),
  /** Awards that were not rejected, what they cost the house, and what of it went to wallets. */
  awards: z.int(),
  cost: z.int(),
  converted: z.int(),
  offered: EffectArm,
  control: EffectArm,
  /** What a member whom it was offered to brought the house more than one of the control group; null without two of each. */
  difference: z.nullable(
    z.strictObject({
      amount: z.int(),
      /** The difference lies between these in 95 of 100 such campaigns. */
      from: z.int(),
      to: z.int(),
    }),
  ),
});
export type CampaignEffect = z.infer<typeof CampaignEffect>;

const common = { auth: 'operator', roles: ['content', 'payments'] } as const;
const ofMerchant = { merchant: MerchantCode };

/** Campaigns and the awards that wait for approval. Each change is one transaction with an audit row. */
export const campaignsOperator = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/campaigns',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(CampaignStatus) }),
    errors: ['unknown_merchant'],
    summary: 'Campaigns with their state and what they have given.',
  }),
  put: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/campaigns',
    encoding: 'json',
    bodyBytes: 1_000_000,
    bodyValues: 2_000,
    request: z.strictObject({ ...ofMerchant, campaign: CampaignItem, reason: OperatorReason }),
    response: CampaignStatus,
    errors: ['unknown_merchant', 'campaign_wrong'],
    summary:
      'Makes a campaign as a draft, or changes it. Other terms are a new version; awards keep those that were accepted.',
  }),
  setState: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/campaigns/state',
    encoding: 'json',
    request: z.strictObject({
      ...ofMerchant,
      code: Code,
      state: z.enum(['running', 'paused', 'ended']),
      reason: OperatorReason,
    }),
    response: CampaignStatus,
    errors: ['unknown_merchant', 'not_found', 'campaign_wrong'],
    summary: 'Starts, pauses or ends a campaign. Awards that were given go on.',
  }),
  preview: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/campaigns/preview',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, account: z.string().check(z.minLength(1), z.maxLength(32)) }),
    response: z.strictObject({ list: z.array(CampaignPreview) }),
    errors: ['unknown_merchant', 'not_found'],
    summary:
      'What every campaign that is not over would give a member now, and because of what; drafts as if they ran.',
  }),
  effect: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/campaigns/effect',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, code: Code }),
    response: CampaignEffect,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'What a campaign cost, and the difference to its control group with its band.',
  }),
  applying: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/awards',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(ApplyingAward), total: z.int() }),
    errors: ['unknown_merchant'],
    summary: 'Awards that wait for approval, the oldest first, and what approving all of them would cost.',
  }),
  decide: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/awards/decide',
    encoding: 'json',
    request: z.strictObject({
      ...ofMerchant,
      awardId: z.int().check(z.positive()),
      approve: z.boolean(),
      reason: OperatorReason,
    }),
    response: ApplyingAward,
    errors: ['unknown_merchant', 'not_found', 'award_over'],
    summary: 'Approves an award, which its member may then claim, or rejects it.',
  }),
};
