import { deliverWebhooks } from './demo/cashier/deliver.ts';
import { startJackpotJobs } from './domains/jackpots/jobs.ts';
import { startSalaryJobs } from './domains/salary/jobs.ts';
import { forgetUnusedPictures } from './domains/support/pictures.ts';
import { forgetOldLoginLinks } from './domains/auth/login/login-links.ts';
import { forgetOldCodes } from './domains/auth/codes/codes.ts';
import { deleteOldCounts } from './domains/auth/codes/hourly-quota.ts';
import { forgetOldLinks } from './domains/auth/password/reset-by-mail.ts';
import { forgetFactorTickets } from './domains/auth/second-factor/tickets.ts';
import { endExpiredSessions } from './domains/auth/sessions/sessions.ts';
import { forgetFirebaseTokens } from './domains/auth/firebase/login.ts';
import { forgetOldFailures } from './domains/auth/login/login-lockout.ts';
import { startVendorJobs } from './domains/vendor/jobs.ts';
import { expireDeposits } from './domains/wallet/expiry.ts';
import type { PaymentProviders } from './domains/wallet/provider.ts';
import type { AppContext } from './context.ts';
import { forgetConfirmations } from './http/confirmation.ts';
import { forgetOldCaptchas } from './captcha/picture.ts';
import { forgetOldWorkKeys } from './captcha/work-keys.ts';
import { forgetSpentProofs } from './captcha/proof-of-work.ts';
import { forgetOpenedBodies } from './http/sealing.ts';
import { forgetNonces } from './http/signature.ts';
import { everyLeased, type LeasedJob } from './jobs/every-leased.ts';
import { startLedgerJobs } from './ledger/jobs.ts';

const SECOND = 1_000;

export interface Background {
  /** A payment was decided at the sandbox cashier: its webhook leaves at once. */
  paymentDecided(): void;
  stop(): Promise<void>;
}

/** Starts all that is done without being asked, each on one node of all. */
export const startBackground = (ctx: AppContext, providers: PaymentProviders): Background => {
  const every = (name: string, ms: number, work: () => Promise<unknown>): LeasedJob =>
    everyLeased(ctx, name, ms, async () => void (await work()));
  const webhooks = ctx.config.demo ? every('cashier-webhooks', SECOND, () => deliverWebhooks(ctx)) : undefined;
  const jobs = [
    ...startLedgerJobs(ctx),
    ...startVendorJobs(ctx),
    ...startJackpotJobs(ctx),
    ...startSalaryJobs(ctx),
    every('session-expiry', 5 * SECOND, () => endExpiredSessions(ctx.database)),
    every('deposit-expiry', 60 * SECOND, () => expireDeposits(ctx, providers)),
    every('doors', 60 * SECOND, async () => {
      await forgetOpenedBodies(ctx);
      await forgetNonces(ctx);
      await forgetConfirmations(ctx);
      await forgetFactorTickets(ctx);
      await forgetOldFailures(ctx.database);
      await forgetOldCodes(ctx.database);
      await deleteOldCounts(ctx.database);
      await forgetOldLinks(ctx.database);
      await forgetOldLoginLinks(ctx.database);
      await forgetFirebaseTokens(ctx.database);
      await forgetSpentProofs(ctx);
      await forgetOldWorkKeys(ctx);
      await forgetOldCaptchas(ctx.database);
      await forgetUnusedPictures(ctx.database.db);
    }),
    ...(webhooks ? [webhooks] : []),
  ];
  return {
    paymentDecided: () => webhooks?.wake(),
    stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))),
  };
};
