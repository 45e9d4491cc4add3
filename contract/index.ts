import { agentNotices } from './agent-notices.ts';
import { book } from './book.ts';
import { chat } from './chat.ts';
import { chatOperator } from './chat-operator.ts';
import { contentOperator } from './content-operator.ts';
import { contracts } from './contracts.ts';
import { draws } from './draws.ts';
import { drawsOperator } from './draws-operator.ts';
import { downlines } from './downlines.ts';
import { downlinesOperator } from './downlines-operator.ts';
import { favourites, games } from './games.ts';
import { firebase } from './firebase.ts';
import { captcha } from './captcha.ts';
import { inbox } from './inbox.ts';
import { jackpots } from './jackpots.ts';
import { lotteries } from './lotteries.ts';
import { memberTables } from './member-tables.ts';
import { membersOperator } from './members-operator.ts';
import { merchants } from './merchants.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { correctionsOperator } from './corrections-operator.ts';
import { paymentMethodsOperator } from './payment-methods-operator.ts';
import { playerLimits } from './player-limits.ts';
import { playerLimitsOperator } from './player-limits-operator.ts';
import { awards } from './awards.ts';
import { campaignsOperator } from './campaigns-operator.ts';
import { levels, levelsOperator } from './levels.ts';
import { missions } from './missions.ts';
import { missionsOperator } from './missions-operator.ts';
import { points } from './points.ts';
import { pointsOperator } from './points-operator.ts';
import { rain } from './rain.ts';
import { rainOperator } from './rain-operator.ts';
import { rebates } from './rebates.ts';
import { rebatesOperator } from './rebates-operator.ts';
import { referrals } from './referrals.ts';
import { referralsOperator } from './referrals-operator.ts';
import { proposalsOperator } from './proposals-operator.ts';
import { report } from './report.ts';
import { reportsOperator } from './reports-operator.ts';
import { records } from './records.ts';
import { salaryOperator } from './salary-operator.ts';
import { salary } from './salary.ts';
import { support } from './support.ts';
import { tickets } from './tickets.ts';
import { auth } from './auth.ts';
import { security } from './security.ts';
import { registration } from './register.ts';
import { registrationLinks } from './registration-links.ts';
import { session } from './session.ts';
import { operator } from './operator.ts';
import { site } from './site.ts';
import { staff } from './staff.ts';
import { uploads } from './uploads.ts';
import { teamRecords } from './team-records.ts';
import { teamReports } from './team-reports.ts';
import { transfers } from './transfers.ts';
import { transferOperator } from './transfers-operator.ts';
import { wallet } from './wallet.ts';
import { winners } from './winners.ts';
import { withdrawals } from './withdrawals.ts';
import { withdrawalOperator } from './withdrawals-operator.ts';

/**
 * All endpoints by domain. The routes, the client's effects, the mocks and the OpenAPI page are derived from this table
 * (API-02).
 */
export const endpoints = {
  site,
  report,
  session,
  auth,
  messages,
  firebase,
  security,
  registration,
  captcha,
  wallet,
  withdrawals,
  transfers,
  playerLimits,
  records,
  games,
  book,
  favourites,
  lotteries,
  memberTables,
  jackpots,
  notices,
  winners,
  salary,
  salaryOperator,
  teamReports,
  teamRecords,
  contracts,
  downlines,
  registrationLinks,
  support,
  tickets,
  agentNotices,
  inbox,
  uploads,
  operator,
  staff,
  withdrawalOperator,
  transferOperator,
  downlinesOperator,
  merchants,
  contentOperator,
  membersOperator,
  paymentMethodsOperator,
  correctionsOperator,
  proposalsOperator,
  awards,
  campaignsOperator,
  points,
  pointsOperator,
  levels,
  levelsOperator,
  rain,
  rainOperator,
  rebates,
  rebatesOperator,
  referrals,
  referralsOperator,
  chat,
  chatOperator,
  draws,
  drawsOperator,
  missions,
  missionsOperator,
  reportsOperator,
  playerLimitsOperator,
} as const;
