import type { Server as HttpServer } from 'node:http';
import type { BaseContext } from './base-context.ts';
import { spentProofRetention } from '../captcha/proof-of-work.ts';
import { captchaRetention } from '../captcha/picture.ts';
import { captchaRoutes } from '../captcha/routes.ts';
import { workKeyRetention } from '../captcha/work-keys.ts';
import type { Database, Tx } from '../db/database.ts';
import { withTimeoutsOf } from '../db/timeouts.ts';
import type { Domain } from './domain.ts';
import { auth } from '../domains/auth/plugin.ts';
import { awards } from '../domains/awards/plugin.ts';
import { draws } from '../domains/draws/plugin.ts';
import { book } from '../domains/book/plugin.ts';
import { campaigns } from '../domains/campaigns/plugin.ts';
import { campaignReports } from '../domains/campaign-reports/plugin.ts';
import { downlines } from '../domains/downlines/plugin.ts';
import { favourites } from '../domains/favourites/plugin.ts';
import { games } from '../domains/games/plugin.ts';
import { inbox } from '../domains/inbox/plugin.ts';
import { jackpots } from '../domains/jackpots/plugin.ts';
import { levels } from '../domains/levels/plugin.ts';
import { limits } from '../domains/limits/plugin.ts';
import { lotteries } from '../domains/lotteries/plugin.ts';
import { members } from '../domains/members/plugin.ts';
import { merchants } from '../domains/merchants/plugin.ts';
import { missions } from '../domains/missions/plugin.ts';
import { notices } from '../domains/notices/plugin.ts';
import { chat } from '../domains/chat/plugin.ts';
import { deposits } from '../domains/deposits/plugin.ts';
import { payContracts } from '../domains/pay-contracts/plugin.ts';
import { points } from '../domains/points/plugin.ts';
import { proposals } from '../domains/proposals/plugin.ts';
import { rain } from '../domains/rain/plugin.ts';
import { rebates } from '../domains/rebates/plugin.ts';
import { records } from '../domains/records/plugin.ts';
import { referrals } from '../domains/referrals/plugin.ts';
import { reports } from '../domains/reports/plugin.ts';
import { salary } from '../domains/salary/plugin.ts';
import { site } from '../domains/site/plugin.ts';
import { support } from '../domains/support/plugin.ts';
import { tickets } from '../domains/tickets/plugin.ts';
import { team } from '../domains/team/plugin.ts';
import { timedAwards } from '../domains/timed-awards/plugin.ts';
import { teamReports } from '../domains/team-reports/plugin.ts';
import { vendor } from '../domains/vendor-api/plugin.ts';
import { transfers } from '../domains/transfers/plugin.ts';
import { wallet } from '../domains/wallet/plugin.ts';
import { withdrawals } from '../domains/withdrawals/plugin.ts';
import { winners } from '../domains/winners/plugin.ts';
import { confirmationRetention } from '../http/confirmation.ts';
import type { CountryOf } from '../http/region.ts';
import { sealingRetention } from '../http/sealing.ts';
import { nonceRetention } from '../http/signature.ts';
import { startLedgerJobs } from '../ledger/jobs.ts';
import { runChecks, type LedgerReport } from '../ledger/check.ts';
import { createFeeds } from '../live/feeds.ts';
import { liveRetention } from '../live/retention.ts';
import * as live from '../live/start.ts';
import { startAuditChain } from '../operator/audit-job.ts';
import { operatorRoutes } from '../operator/routes.ts';
import { startPlayJobs } from '../plays/jobs.ts';
import { PLAY_CHECKS } from '../plays/ledger-checks.ts';

/** What the kernels themselves bring. */
const KERNELS: readonly Domain[] = [
  { name: 'http', retentions: [...sealingRetention, nonceRetention, confirmationRetention] },
  { name: 'captcha', routes: captchaRoutes, retentions: [spentProofRetention, workKeyRetention, captchaRetention] },
  { name: 'ledger', jobs: startLedgerJobs },
  { name: 'plays', jobs: (ctx) => startPlayJobs(ctx, PLAY_CONSUMERS), ledgerChecks: PLAY_CHECKS },
  { name: 'live', retentions: liveRetention },
  { name: 'operator', routes: operatorRoutes, jobs: (ctx) => [startAuditChain(ctx)] },
];

/** Every domain, after those on which it depends. */
export const DOMAINS: readonly Domain[] = [
  ...KERNELS,
  jackpots,
  site,
  wallet,
  campaigns,
  awards,
  timedAwards,
  campaignReports,
  deposits,
  transfers,
  limits,
  rebates,
  referrals,
  auth,
  vendor,
  games,
  chat,
  rain,
  favourites,
  lotteries,
  book,
  winners,
  notices,
  inbox,
  support,
  tickets,
  withdrawals,
  points,
  levels,
  draws,
  missions,
  members,
  merchants,
  proposals,
  records,
  payContracts,
  downlines,
  team,
  salary,
  teamReports,
  reports,
];

/** Who counts what members played. */
export const PLAY_CONSUMERS = DOMAINS.flatMap(({ countPlays }) => countPlays ?? []);

/** What is deleted when its time is over. The logs of the live feeds have a retention of their own (live/retention.ts). */
export const RETENTIONS = DOMAINS.flatMap(({ retentions = [] }) => retentions);

export const FEEDS = createFeeds(DOMAINS.flatMap(({ feeds }) => feeds ?? []));

/** Starts a node's live server with the feeds and commands of every domain. */
export const startLive = (
  ctx: BaseContext,
  httpServer: HttpServer,
  options?: Partial<live.LiveOptions>,
  countryOf?: CountryOf,
): Promise<live.Live> => {
  const commands = Object.assign({}, ...DOMAINS.map((domain) => domain.commands ?? {})) as Domain['commands'] & {};
  return live.startLive(ctx, httpServer, { feeds: FEEDS, commands }, options, countryOf);
};

/** What the domains add to the ledger's own checks. */
export const DOMAIN_LEDGER_CHECKS = DOMAINS.flatMap(({ ledgerChecks = [] }) => ledgerChecks);

/** Checks the ledger on one snapshot while writes continue. */
export const checkLedger = (database: Database): Promise<LedgerReport> =>
  withTimeoutsOf('job', () => database.readSnapshot(checkLedgerIn));

/** As `checkLedger`, in the given transaction. */
export const checkLedgerIn = (tx: Tx): Promise<LedgerReport> => runChecks(tx, DOMAIN_LEDGER_CHECKS);
