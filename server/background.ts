import { deliverWebhooks } from './demo/cashier/deliver.ts';
import { startJackpotJobs } from './domains/jackpots/jobs.ts';
import { startSalaryJobs } from './domains/salary/jobs.ts';
import { pictureRetention } from './domains/support/pictures.ts';
import { loginLinkRetention } from './domains/auth/login/login-links.ts';
import { codeRetention } from './domains/auth/codes/codes.ts';
import { quotaRetention } from './domains/auth/codes/hourly-quota.ts';
import { resetLinkRetention } from './domains/auth/password/reset-by-mail.ts';
import { factorTicketRetention } from './domains/auth/second-factor/tickets.ts';
import { endExpiredSessions } from './domains/auth/sessions/sessions.ts';
import { firebaseTokenRetention } from './domains/auth/firebase/login.ts';
import { lockoutRetention } from './domains/auth/login/login-lockout.ts';
import { startVendorJobs } from './domains/vendor/jobs.ts';
import { expireDeposits } from './domains/wallet/expiry.ts';
import type { PaymentProviders } from './payment-provider.ts';
import type { BaseContext } from './base-context.ts';
import { confirmationRetention } from './http/confirmation.ts';
import { captchaRetention } from './captcha/picture.ts';
import { workKeyRetention } from './captcha/work-keys.ts';
import { spentProofRetention } from './captcha/proof-of-work.ts';
import { sealingRetention } from './http/sealing.ts';
import { nonceRetention } from './http/signature.ts';
import { everyLeased, type LeasedJob } from './jobs/every-leased.ts';
import { startRetention, type Retention } from './jobs/retention.ts';
import { startLedgerJobs } from './ledger/jobs.ts';
import { liveRetention } from './live/retention.ts';

const SECOND = 1_000;

/** What is deleted when its time is over. The logs of the live feeds have a retention of their own (live/retention.ts). */
export const RETENTIONS: readonly Retention[] = [
  ...sealingRetention,
  nonceRetention,
  confirmationRetention,
  factorTicketRetention,
  ...lockoutRetention,
  codeRetention,
  quotaRetention,
  resetLinkRetention,
  loginLinkRetention,
  firebaseTokenRetention,
  spentProofRetention,
  workKeyRetention,
  captchaRetention,
  pictureRetention,
  ...liveRetention,
];

export interface Background {
  /** Sends the webhook of a payment that was just decided at the sandbox cashier. */
  paymentDecided(): void;
  stop(): Promise<void>;
}

/** Starts all background jobs; each runs on one node at a time. */
export const startBackground = (ctx: BaseContext, providers: PaymentProviders): Background => {
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
    startRetention(ctx, RETENTIONS),
    ...(webhooks ? [webhooks] : []),
  ];
  return {
    paymentDecided: () => webhooks?.wake(),
    stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))),
  };
};
