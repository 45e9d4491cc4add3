import * as z from 'zod/mini';
import { AwardState } from './awards.ts';
import { ReferralEvent, RefusalOfCampaign, Signal } from './campaigns.ts';
import { endpoint } from './define.ts';
import { MerchantCode, Millis, MinorUnits } from './primitives.ts';

/** Members of one answer. */
export const REFERRALS_SHOWN = 100;

/** Why a running campaign gives nothing for a referral now, beside the refusals of campaigns. */
export const REFERRAL_REFUSALS = ['not_reached', 'locked', ...RefusalOfCampaign.options] as const;
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

const Progress = z.strictObject({
  account: z.string(),
  joinedAtMs: Millis,
  depositedAtMs: z.nullable(Millis),
  stakedAtMs: z.nullable(Millis),
  /** Minor units of the inviter's awards for it that were not rejected. */
  earned: MinorUnits,
});

/** What a campaign gave for a referral, or would give. */
const Outcome = z.strictObject({
  campaign: z.string(),
  to: z.enum(['inviter', 'invited']),
  amount: MinorUnits,
  when: ReferralEvent,
  /** The award's state; null: none was made, because of `refusal`, or it is made in a moment. */
  award: z.nullable(AwardState),
  refusal: z.nullable(z.enum(REFERRAL_REFUSALS)),
  /** Signals because of which it waits, or would wait, for the operator. */
  signals: z.array(z.strictObject({ signal: Signal, account: z.string() })),
});

export const referralsOperator = {
  preview: endpoint({
    auth: 'operator',
    roles: ['content', 'payments'],
    method: 'GET',
    path: '/operator/referrals',
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode, account: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: z.strictObject({
      account: z.string(),
      code: z.string(),
      /** Who invited the member, how far it is, and what each running campaign gives for it; null: nobody did. */
      invitedBy: z.nullable(z.strictObject({ inviter: z.string(), ...Progress.shape, outcomes: z.array(Outcome) })),
      /** Whom the member invited, the newest first, and how many in all. */
      invited: z.array(Progress),
      total: z.int(),
    }),
    errors: ['unknown_merchant', 'not_found'],
    summary:
      'Who invited a member and whom it invited, and what campaigns give for its coming, and because of what not.',
  }),
};
