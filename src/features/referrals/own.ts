import { sample } from 'effector';
import { referrals, type Referral, type ReferralAward } from '../../../contract/referrals.ts';
import { createRecord } from '../../entities/records/index.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { referralMoved } from './live.ts';

/** The page of invitations is shown. */
export const referralPage = createLifecycle();

/** The member's code and what it brings. */
export const ownReferral = createQuery(referrals.own, { resetOn: [sessionEnded] });
sample({
  clock: [referralPage.opened, memberKnown, $language, referralMoved],
  source: { open: referralPage.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
  target: ownReferral.start,
});

export const invitedRecord = createRecord(createCall(referrals.invited), ({ id }: Referral) => String(id));
export const awardRecord = createRecord(createCall(referrals.awards), ({ id }: ReferralAward) => String(id));
const records = [invitedRecord, awardRecord];
// Live: somebody came or is further, or an award changed.
sample({
  clock: referralMoved,
  filter: referralPage.$isOpen,
  fn: () => {},
  target: records.map(({ refreshed }) => refreshed),
});
sample({ clock: sessionEnded, fn: () => {}, target: records.map(({ forgotten }) => forgotten) });
