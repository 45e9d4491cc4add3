import { deliverWebhooks } from './demo/cashier/deliver.ts';
import { startJackpotJobs } from './domains/jackpots/jobs.ts';
import { startSalaryJobs } from './domains/salary/jobs.ts';
import { forgetUnusedPictures } from './domains/service/pictures.ts';
import { forgetOldLoginLinks } from './domains/security/login-links.ts';
import { forgetOldCodes } from './domains/session/codes.ts';
import { forgetOldCounts } from './domains/session/hourly.ts';
import { forgetOldLinks } from './domains/session/reset-by-mail.ts';
import { forgetFactorTickets } from './domains/session/factor-tickets.ts';
import { endExpiredSessions } from './domains/session/sessions.ts';
import { forgetFirebaseTokens } from './domains/session/firebase.ts';
import { forgetOldFailures } from './domains/session/throttle.ts';
import { startVendorJobs } from './domains/vendor/jobs.ts';
import { expireDeposits } from './domains/wallet/expiry.ts';
import type { PaymentProviders } from './domains/wallet/provider.ts';
import type { House } from './house.ts';
import { forgetConfirmations } from './http/confirmation.ts';
import { forgetOldCaptchas } from './human/captcha.ts';
import { forgetOldWorkKeys } from './human/keys.ts';
import { forgetSpentProofs } from './human/work.ts';
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
export const startBackground = (house: House, providers: PaymentProviders): Background => {
  const every = (name: string, ms: number, work: () => Promise<unknown>): LeasedJob =>
    everyLeased(house, name, ms, async () => void (await work()));
  const webhooks = house.config.demo ? every('cashier-webhooks', SECOND, () => deliverWebhooks(house)) : undefined;
  const jobs = [
    ...startLedgerJobs(house),
    ...startVendorJobs(house),
    ...startJackpotJobs(house),
    ...startSalaryJobs(house),
    every('session-expiry', 5 * SECOND, () => endExpiredSessions(house.database)),
    every('deposit-expiry', 60 * SECOND, () => expireDeposits(house, providers)),
    every('doors', 60 * SECOND, async () => {
      await forgetOpenedBodies(house);
      await forgetNonces(house);
      await forgetConfirmations(house);
      await forgetFactorTickets(house);
      await forgetOldFailures(house.database);
      await forgetOldCodes(house.database);
      await forgetOldCounts(house.database);
      await forgetOldLinks(house.database);
      await forgetOldLoginLinks(house.database);
      await forgetFirebaseTokens(house.database);
      await forgetSpentProofs(house);
      await forgetOldWorkKeys(house);
      await forgetOldCaptchas(house.database);
      await forgetUnusedPictures(house.database.db);
    }),
    ...(webhooks ? [webhooks] : []),
  ];
  return {
    paymentDecided: () => webhooks?.wake(),
    stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))),
  };
};
