import * as z from 'zod/mini';
import { AwardState } from './awards.ts';
import { ReferralEvent, RefusalOfCampaign } from './campaigns.ts';
import { endpoint } from './define.ts';
import { Millis, MinorUnits, QueryInt } from './primitives.ts';

/** How far an invited member is. */
export const REFERRAL_STATES = ['registered', 'deposited', 'staked'] as const;
export const ReferralState = z.enum(REFERRAL_STATES);
export type ReferralState = z.infer<typeof ReferralState>;

/** Rows of one answer. */
export const REFERRAL_ROWS = 20;

/** A member who came by an invitation, as the inviter sees it: the first letters of its name alone. */
export const Referral = z.strictObject({
  id: z.int(),
  name: z.string(),
  joinedAtMs: Millis,
  state: ReferralState,
  /** Minor units of the inviter's awards for it that were granted, and of those that wait for the operator. */
  earned: MinorUnits,
  applying: MinorUnits,
});
export type Referral = z.infer<typeof Referral>;

/** What a campaign of referrals gives. */
export const ReferralRule = z.strictObject({
  campaign: z.string(),
  title: z.string(),
  to: z.enum(['inviter', 'invited']),
  amount: MinorUnits,
  when: ReferralEvent,
  /** What the award must be staked, in thousandths of it, and in how many days. 0: it goes to the wallet. */
  factor: z.int(),
  days: z.int(),
  /** Invitations of one member that it pays for; null: all. */
  maxEach: z.nullable(z.int()),
  endsAtMs: z.nullable(Millis),
  /** Why it is not open to the member; null: it is. For the invited: why it is open to nobody. */
  refusal: z.nullable(RefusalOfCampaign),
});
export type ReferralRule = z.infer<typeof ReferralRule>;

/** An award that the member got for an invitation. */
export const ReferralAward = z.strictObject({
  id: z.int(),
  campaign: z.string(),
  title: z.string(),
  /** Who came; null for the award of the member's own coming. */
  name: z.nullable(z.string()),
  amount: MinorUnits,
  state: AwardState,
  /** Until when it can be claimed; null unless it waits for that. */
  claimUntilMs: z.nullable(Millis),
  atMs: Millis,
});
export type ReferralAward = z.infer<typeof ReferralAward>;

const query = { auth: 'member', method: 'GET', encoding: 'query', errors: [] } as const;
const page = z.strictObject({
  /** Only those before this number. */
  before: z.optional(QueryInt),
});

export const referrals = {
  own: endpoint({
    ...query,
    path: '/wps/referrals',
    request: z.strictObject({}),
    response: z.strictObject({
      code: z.string(),
      /** Whether registrations take the code now. */
      isOpen: z.boolean(),
      rules: z.array(ReferralRule),
    }),
    summary: 'The member’s invitation code, and what invitations bring (MEM-09).',
  }),
  invited: endpoint({
    ...query,
    path: '/wps/referrals/invited',
    request: page,
    response: z.strictObject({
      list: z.array(Referral),
      hasMore: z.boolean(),
      /** Of all; null after the first page. */
      totals: z.nullable(
        z.strictObject({
          invited: z.int(),
          deposited: z.int(),
          staked: z.int(),
          earned: MinorUnits,
          applying: MinorUnits,
        }),
      ),
    }),
    summary: 'Who came by the member’s invitations, the newest first.',
  }),
  awards: endpoint({
    ...query,
    path: '/wps/referrals/awards',
    request: page,
    response: z.strictObject({ list: z.array(ReferralAward), hasMore: z.boolean(), totals: z.null() }),
    summary: 'The member’s awards for invitations, the newest first.',
  }),
};
