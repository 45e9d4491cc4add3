import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { PayKind } from './pay-terms.ts';
import { Currency, Exponent, GAME_TYPES, MemberId, Millis, MinorUnits, QueryInt, Uuid } from './primitives.ts';

/** The longest period of a report, in days. */
export const REPORT_DAYS = 93;
const DAY_MS = 86_400_000;
export const reportDays = { from: Day, to: Day };

/** From the beginning of one day to the end of another, by the merchant's time zone; at most `REPORT_DAYS`. */
export const isReportPeriod = z.refine<{ from: string; to: string }>(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    return days >= 1 && days <= REPORT_DAYS;
  },
  { path: ['from'], error: `from and to are two days, in this order, at most ${REPORT_DAYS} days in all` },
);

/** `OTHER`: games that the site does not list any more. */
export const REPORT_TYPES = [...GAME_TYPES, 'OTHER'] as const;
export const ReportType = z.enum(REPORT_TYPES);
export type ReportType = z.infer<typeof ReportType>;

/** Figures of settled bets by valid stakes. `net` is what the players won less what they staked. */
const Share = { bets: z.int(), stake: MinorUnits, payout: MinorUnits, net: MinorUnits };

/** A direct downline with everybody below it, or the agent's own play. */
export const ProfitRow = z.strictObject({
  memberId: MemberId,
  who: z.enum(['self', 'member', 'team']),
  account: z.string(),
  ...Share,
});
export type ProfitRow = z.infer<typeof ProfitRow>;

export const TeamProfit = z.strictObject({
  ...Share,
  /** Every day of the period, the first one first. */
  days: z.array(z.strictObject({ day: Day, ...Share })),
  /** The type with the highest stakes first. */
  types: z.array(z.strictObject({ gameType: ReportType, ...Share })),
  currency: Currency,
  exponent: Exponent,
  /** Everything settled before this is included. */
  asOfMs: Millis,
});
export type TeamProfit = z.infer<typeof TeamProfit>;

/** Some of the direct downlines: one of them, or all whose names begin like this. */
export const whichDownlines = {
  memberId: z.optional(QueryInt),
  name: z.optional(z.string().check(z.maxLength(LIMITS.username.max), z.trim(), z.toLowerCase())),
};

export const PROFIT_SORTS = ['stake', 'bets', 'payout', 'net', 'account'] as const;
const profitSelection = {
  ...reportDays,
  gameType: z.optional(ReportType),
  ...whichDownlines,
  /** Only the members below the direct downlines. */
  deeper: z.optional(z.literal('yes')),
  /** The highest stakes first, if nothing is named. */
  sort: z.optional(z.enum(PROFIT_SORTS)),
  ascending: z.optional(z.literal('yes')),
};

/** The team's figures of a period, the agent's own included. Money of wallets, less what was given back. */
const Figures = z.strictObject({
  turnover: MinorUnits,
  payouts: MinorUnits,
  /** What the players won less what they staked. */
  net: MinorUnits,
  deposits: MinorUnits,
  withdrawals: MinorUnits,
  /** What came back of withdrawals, on the day it came back: they were refused, failed, or the payout was returned. */
  returned: MinorUnits,
  /** Bonuses that reached wallets. */
  bonuses: MinorUnits,
  /** What offers cost: awards less what of them returned, money for points, and rebates. */
  promotions: MinorUnits,
  /** The part of `promotions` that referrals cost. */
  referrals: MinorUnits,
  /** The part of `promotions` that rebates cost. */
  rebates: MinorUnits,
  /** What agents were paid. */
  pay: MinorUnits,
  newMembers: z.int(),
  /** Members with turnover above zero on at least one day. */
  activeMembers: z.int(),
  firstDepositors: z.int(),
});
export type TeamFigures = z.infer<typeof Figures>;

export const TeamPeriod = z.strictObject({
  now: Figures,
  /** As many days, directly before. */
  before: Figures,
  beforeFrom: Day,
  beforeTo: Day,
  /** Every day of the period, the first one first. */
  days: z.array(
    z.strictObject({
      day: Day,
      turnover: MinorUnits,
      net: MinorUnits,
      deposits: MinorUnits,
      withdrawals: MinorUnits,
      returned: MinorUnits,
      newMembers: z.int(),
      /** Members with turnover above zero on this day. */
      activeMembers: z.int(),
    }),
  ),
  currency: Currency,
  exponent: Exponent,
  /** Everything settled and paid before this is included. */
  asOfMs: Millis,
});
export type TeamPeriod = z.infer<typeof TeamPeriod>;

/** Paid bills by kind: their sum and their number. */
const Income = z.record(PayKind, z.strictObject({ amount: MinorUnits, bills: z.int() }));
export const AgentRevenue = z.strictObject({
  amount: MinorUnits,
  kinds: Income,
  /** The days of the period with bills, the newest first. A bill belongs to the day on which its window begins. */
  days: z.array(z.strictObject({ day: Day, amount: MinorUnits, kinds: Income })),
  currency: Currency,
  exponent: Exponent,
  asOfMs: Millis,
});
export type AgentRevenue = z.infer<typeof AgentRevenue>;

/** The selection of profit and loss that is downloaded. */
export const ProfitExport = z
  .strictObject({ ...profitSelection, memberId: z.optional(z.int().check(z.positive())) })
  .check(isReportPeriod);
/** Where it is downloaded; a ticket is the rest of the path. */
export const PROFIT_PATH = '/wps/agent/reports/profit/download';

const agent = { method: 'GET', auth: 'agent', encoding: 'query', errors: [], perMinute: 120 } as const;

/** AGT-04, AGT-06: an agent's reports. Of members that are not its direct downlines they hold only sums. */
export const teamReports = {
  period: endpoint({
    ...agent,
    path: '/wps/agent/reports/period',
    request: z.strictObject({ from: Day, to: Day }).check(isReportPeriod),
    response: TeamPeriod,
    summary: 'A team’s figures of a period beside those of the period before, and by day (AGT-04).',
  }),
  profit: endpoint({
    ...agent,
    path: '/wps/agent/reports/profit',
    /** `before` is the member of the last row seen. */
    request: z
      .strictObject({ ...profitSelection, before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) })
      .check(isReportPeriod),
    response: z.strictObject({
      list: z.array(ProfitRow),
      hasMore: z.boolean(),
      /** Of the whole selection, from the same snapshot; only with the first page. */
      totals: z.nullable(TeamProfit),
    }),
    summary: 'Profit and loss of an agent’s team by member, day and game type, from valid stakes (AGT-04).',
  }),
  profitExport: endpoint({
    ...agent,
    method: 'POST',
    path: '/wps/agent/reports/profit/export',
    encoding: 'json',
    request: ProfitExport,
    response: z.strictObject({ path: z.string() }),
    perMinute: 10,
    summary: 'Where all rows of the selection can be downloaded as CSV: once, within a minute (AGT-04).',
  }),
  revenue: endpoint({
    ...agent,
    path: '/wps/agent/reports/revenue',
    request: z.strictObject({ from: Day, to: Day }).check(isReportPeriod),
    response: AgentRevenue,
    summary: 'What an agent was paid in a period, by kind of pay and by day (AGT-04).',
  }),
  revenueBills: endpoint({
    ...agent,
    path: '/wps/agent/reports/revenue/bills',
    request: z.strictObject({ day: Day, kind: PayKind }),
    response: z.strictObject({
      list: z.array(
        z.strictObject({
          id: Uuid,
          windowStartMs: Millis,
          windowEndMs: Millis,
          turnover: MinorUnits,
          amount: MinorUnits,
        }),
      ),
    }),
    summary: 'The paid bills of a kind whose windows begin on a day, the newest first (AGT-04).',
  }),
  revenueCsv: endpoint({
    ...agent,
    path: '/wps/agent/reports/revenue.csv',
    request: z.strictObject({ from: Day, to: Day }).check(isReportPeriod),
    response: z.strictObject({ name: z.string(), csv: z.string() }),
    perMinute: 10,
    summary: 'An agent’s pay by day and kind as CSV (AGT-04).',
  }),
} as const;
