import { referrals as contract } from '../../../contract/referrals.ts';
import { referralsOperator } from '../../../contract/referrals-operator.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { requireMerchant } from '../../operator/in-transaction.ts';
import { referralFeeds } from './feed.ts';
import { countReferrals, startReferralJobs } from './jobs.ts';
import { REFERRAL_CHECKS } from './ledger-checks.ts';
import { ownReferral } from './own.ts';
import { previewReferral } from './preview.ts';
import { invited, referralAwards } from './published.ts';

/** Invitations by members (MEM-09): who came, how far they are, and the awards of campaigns for it. */
export const referrals: Domain = {
  name: 'referrals',
  dependencies: ['awards'],
  routes(app, ctx) {
    const { database } = ctx;
    route(app, ctx, contract.own, ({ member, merchant, language }) =>
      database.readSnapshot((tx) => ownReferral(tx, { member, merchant, language, now: ctx.now() })),
    );
    route(app, ctx, contract.invited, ({ member }, request) =>
      database.readSnapshot((tx) => invited(tx, member, request)),
    );
    route(app, ctx, contract.awards, ({ member, language }, request) =>
      database.readSnapshot((tx) => referralAwards(tx, member, language, request)),
    );
    route(app, ctx, referralsOperator.preview, async (_call, request) => {
      await requireMerchant(ctx, request.merchant);
      return database.readSnapshot((tx) => previewReferral(tx, request));
    });
  },
  feeds: referralFeeds,
  countPlays: countReferrals,
  jobs: startReferralJobs,
  ledgerChecks: REFERRAL_CHECKS,
};
