import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { Currency, Exponent, MerchantCode, MinorUnits } from './primitives.ts';

/** The longest period of an operator's report, in days. */
export const OPERATOR_REPORT_DAYS = 366;

/** What a row of each report is of. */
export const REVENUE_BY = ['day', 'month', 'game-type', 'vendor', 'game'] as const;
export const PAYMENTS_BY = ['day', 'month', 'method'] as const;
export const PLAYERS_BY = ['day', 'month'] as const;

/** Days of the merchant, both included. By default the 30 days until today. */
const period = { merchant: MerchantCode, from: z.optional(Day), to: z.optional(Day) };

const Count = z.int();

/** What the house got and gave besides play. With the gross revenue and the jackpots it is the whole change of the house account. */
const House = z.strictObject({
  /** Into pools: contributions of bets, seeds and funds, less what came back. */
  pools: MinorUnits,
  /** Gifts outside of rounds. */
  bonuses: MinorUnits,
  /** Bills of agents. */
  agents: MinorUnits,
  /** Into wallets by staff, less what was taken. */
  corrections: MinorUnits,
  writtenOff: MinorUnits,
  /** Of deposits and withdrawals. */
  fees: MinorUnits,
  net: MinorUnits,
});

/** Play with real money as the ledger moved it on these days. */
const Revenue = {
  /** Bets less those taken back. */
  bets: Count,
  /** Members with a stake above zero; of a period, on at least one of its days or parts. */
  players: Count,
  stake: MinorUnits,
  /** The part of the rounds opened here that counts as turnover so far (valid stakes of settled rounds). */
  valid: MinorUnits,
  /** What rounds paid, jackpots and promotions of vendors included, less what was taken back. */
  wins: MinorUnits,
  /** Stake less wins. */
  gross: MinorUnits,
  /** The part of the wins that pools paid. */
  jackpots: MinorUnits,
  /** By day and month alone. */
  house: z.nullable(House),
};

const Payments = {
  deposits: Count,
  depositors: Count,
  deposited: MinorUnits,
  depositFees: MinorUnits,
  /** First deposits of members. */
  firstDeposits: Count,
  firstDeposited: MinorUnits,
  /** Withdrawals that left the wallet. */
  requests: Count,
  requested: MinorUnits,
  /** What came back to wallets: refused, failed, not paid in full, or sent back by the bank. */
  returned: MinorUnits,
  /** Withdrawals that the provider paid, without the fee. */
  payouts: Count,
  paidOut: MinorUnits,
  payoutFees: MinorUnits,
  /** Deposited less paid out, with what banks sent back: the change of the accounts at providers. */
  net: MinorUnits,
  /** Ordered on these days, and still waiting now. */
  depositsWaiting: Count,
  depositsWaitingSum: MinorUnits,
  withdrawalsWaiting: Count,
  withdrawalsWaitingSum: MinorUnits,
};

const Players = {
  registered: Count,
  loggedIn: Count,
  /** As `players` of the revenue. */
  active: Count,
  depositors: Count,
  firstDepositors: Count,
  /** Of all wallets of members at the end of the last day. */
  balance: MinorUnits,
};

const reportOf = <F extends z.core.$ZodLooseShape>(figures: F) =>
  z.strictObject({
    name: z.string(),
    from: Day,
    /** Not after today. */
    to: Day,
    timeZone: z.string(),
    currency: Currency,
    exponent: Exponent,
    rows: z.array(
      z.strictObject({
        /** The day, the month as `2026-11`, the type, the code, or the number of the game. */
        key: z.string(),
        name: z.nullable(z.string()),
        ...figures,
      }),
    ),
    total: z.strictObject(figures),
  });

/** Reports of a merchant by day, from the ledger. */
export const reportsOperator = {
  revenue: endpoint({
    method: 'GET',
    path: '/operator/reports/revenue',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'query',
    request: z.strictObject({ ...period, by: z._default(z.enum(REVENUE_BY), 'day') }),
    response: reportOf(Revenue),
    errors: ['unknown_merchant', 'report_period_wrong'],
    summary: 'Stakes, wins, costs and net revenue by day, month, type of game, vendor or game.',
  }),
  payments: endpoint({
    method: 'GET',
    path: '/operator/reports/payments',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'query',
    request: z.strictObject({ ...period, by: z._default(z.enum(PAYMENTS_BY), 'day') }),
    response: reportOf(Payments),
    errors: ['unknown_merchant', 'report_period_wrong'],
    summary: 'Deposits and withdrawals by day, month or method.',
  }),
  players: endpoint({
    method: 'GET',
    path: '/operator/reports/players',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'query',
    request: z.strictObject({ ...period, by: z._default(z.enum(PLAYERS_BY), 'day') }),
    response: reportOf(Players),
    errors: ['unknown_merchant', 'report_period_wrong'],
    summary: 'Registrations, active members, depositors and the money in wallets by day or month.',
  }),
} as const;
