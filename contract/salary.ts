import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { PAY_KINDS, PayKind, PayTerms, Rate } from './pay-terms.ts';
import { Millis, MinorUnits, Money, Uuid } from './primitives.ts';
import { isPeriod, period } from './records.ts';
import { Lacking } from './salary-figure.ts';

const MINUTE = 60_000;
/** Length of a real-time settlement window (AGT-03). */
export const REALTIME_WINDOW_MS = 5 * MINUTE;
/** Settlements on one page, and bets on one page of a settlement. */
export const BILLS_PER_PAGE = 24;
export const BETS_PER_PAGE = 100;

/** Time ranges of the chart. */
export const SPANS = ['5m', '1h', '1d'] as const;
export const Span = z.enum(SPANS);
export type Span = z.infer<typeof Span>;
export const SPAN_MS: Record<Span, number> = { '5m': 5 * MINUTE, '1h': 60 * MINUTE, '1d': 1_440 * MINUTE };

export const BILL_STATES = [
  'issued',
  'unapproved',
  'part_received',
  'insufficient',
  'not_reached',
  'refused',
  'expired',
] as const;

/** A number of millionths of a minor unit, as a string because it may exceed a double. */
const Millionths = z.string().check(z.regex(/^-?\d{1,40}$/));

export const Bill = z.strictObject({
  id: Uuid,
  windowStartMs: Millis,
  windowEndMs: Millis,
  amount: Money,
  state: z.enum(BILL_STATES),
  /** The shortfall of this window: carried to the next, or written off when the contract ends. */
  carriedOut: Millionths,
  writtenOff: Millionths,
});
export type Bill = z.infer<typeof Bill>;

/** The earlier bill that paid a bet now taken back or changed, and its rate. */
const PaidBy = z.strictObject({ id: Uuid, windowStartMs: Millis, rate: Rate });

/** A part of a bill: the bets of one direct member, or the bets of everybody under one direct agent at one lower rate. */
export const BillPart = z.strictObject({
  who: z.enum(['self', 'member', 'team']),
  account: z.string(),
  /** The highest effective rate on the way down to these bets, and the difference to the agent's own rate. */
  rateBelow: Rate,
  difference: Rate,
  stake: MinorUnits,
  /** The stakes less what was paid out, without payouts of pools. */
  netLoss: MinorUnits,
  bets: z.int(),
  /** Zero where the net loss is paid for: its share is not divided among members. */
  exact: Millionths,
  /** Null for bets of the bill's own window. */
  paidBy: z.nullable(PaidBy),
});
export type BillPart = z.infer<typeof BillPart>;

/** A summand of a bill's formula: the sum of stakes at one rate difference. */
export const BillSummand = z.strictObject({ difference: Rate, stake: MinorUnits, exact: Millionths });

/** The summands of a net loss: turnover − payouts − promotions − contributions + carriedIn + corrected. */
export const LossLines = z.strictObject({
  /** Without payouts of pools, and without promotions. */
  payouts: MinorUnits,
  /** Of vendors, within the rounds. Absent without any. */
  promotions: z.optional(MinorUnits),
  /** Of the bets to pools. */
  contributions: MinorUnits,
  /** Loss below zero of earlier windows. */
  carriedIn: MinorUnits,
  /** Changes of bets of windows whose loss was carried on. */
  corrected: MinorUnits,
  /** A loss below zero pays nothing. It goes to the next window, or is written off with the contract. */
  carriedOut: MinorUnits,
  writtenOff: MinorUnits,
});
export type LossLines = z.infer<typeof LossLines>;

export const BillDetail = z.strictObject({
  ...Bill.shape,
  kind: PayKind,
  /** Null where turnover is paid for. */
  loss: z.nullable(LossLines),
  /** When the operator decided on it or it expired, and the operator's reason. */
  decidedAtMs: z.nullable(Millis),
  decision: z.nullable(z.string()),
  turnover: MinorUnits,
  active: z.int(),
  netLoss: MinorUnits,
  tier: z.int(),
  rate: Rate,
  next: z.nullable(Lacking),
  terms: PayTerms,
  contractVersion: z.int(),
  /** For the window's own bets, largest difference first. */
  formula: z.array(BillSummand),
  parts: z.array(BillPart),
  /** The sum of the window's own parts. With all fields below it gives the amount. */
  exact: Millionths,
  /** The amount cut by the cap. */
  capped: Millionths,
  /** The sum of the parts that earlier bills paid; what their caps had cut is given back. */
  takenBack: Millionths,
  keptBack: Millionths,
  /** Shortfall of earlier windows. */
  carriedIn: Millionths,
  roundedBy: Millionths,
  /** SHA-256 of all inputs of the calculation. */
  inputsHash: z.string(),
  issuedAtMs: Millis,
});
export type BillDetail = z.infer<typeof BillDetail>;

/** A line of a bill: a settled bet, or its reversal or change. */
export const BillBet = z.strictObject({
  id: z.int(),
  account: z.string(),
  roundId: Uuid,
  atMs: Millis,
  stake: MinorUnits,
  /** The stake less what was paid out, including payouts of pools. */
  netLoss: MinorUnits,
  difference: Rate,
  exact: Millionths,
  paidBy: z.nullable(PaidBy),
});
export type BillBet = z.infer<typeof BillBet>;

/** A kind whose windows are an hour or longer. */
export const SummedKind = z.enum(PAY_KINDS.filter((kind) => kind !== 'realtime'));
export type SummedKind = z.infer<typeof SummedKind>;

/** A settlement in a list: its figures, and the tier that decided it. */
export const ListedBill = z.strictObject({
  ...Bill.shape,
  turnover: MinorUnits,
  active: z.int(),
  netLoss: MinorUnits,
  tier: z.int(),
  rate: Rate,
});
export type ListedBill = z.infer<typeof ListedBill>;

/** Columns by which settlements are sorted. */
export const BILL_SORTS = ['window', 'turnover', 'amount'] as const;
export const BILLS_PER_LIST = 20;
/** Points of the chart of a selection; it shows the newest. */
export const CHART_POINTS = 400;
const selection = {
  kind: SummedKind,
  ...period,
  state: z.optional(z.enum(BILL_STATES)),
  sort: z.optional(z.enum(BILL_SORTS)),
  ascending: z.optional(z.literal('yes')),
};

/** The window that is not settled yet: provisional, from the five-minute windows that are settled. */
export const RunningPay = z.strictObject({
  windowStartMs: Millis,
  windowEndMs: Millis,
  settlesAtMs: Millis,
  /** Bets settled before this are included. */
  countedUntilMs: Millis,
  /** At the tier met so far; negative if it would be carried on. */
  amount: Money,
  carried: MinorUnits,
  corrected: MinorUnits,
  turnover: MinorUnits,
  active: z.int(),
  netLoss: MinorUnits,
  loss: z.nullable(LossLines),
  tier: z.int(),
  rate: Rate,
  next: z.nullable(Lacking),
  /** A window before it that has ended and waits for its settlement. */
  waiting: z.nullable(z.strictObject({ windowStartMs: Millis, settlesAtMs: Millis })),
});
export type RunningPay = z.infer<typeof RunningPay>;

const agent = { method: 'GET', auth: 'agent', encoding: 'query' } as const;

export const salary = {
  status: endpoint({
    ...agent,
    path: '/wps/agent/salary',
    /** Real-time pay if no kind is named. */
    request: z.strictObject({ kind: z.optional(PayKind) }),
    response: z.strictObject({
      /** The terms in force, and the terms agreed on for the next window. */
      terms: z.nullable(PayTerms),
      upcoming: z.nullable(z.strictObject({ terms: PayTerms, fromMs: Millis })),
      uplineAccount: z.nullable(z.string()),
    }),
    errors: [],
    automatic: true,
    summary: 'The contract of a kind under which an agent is paid (AGT-04).',
  }),
  history: endpoint({
    ...agent,
    path: '/wps/agent/salary/history',
    request: z.strictObject({ span: Span }),
    response: z.strictObject({
      fromMs: Millis,
      /** The accruals over time: instants, oldest first, and the amounts at them. Each window starts at zero. */
      atMs: z.array(Millis),
      amounts: z.array(MinorUnits),
      bills: z.array(Bill),
    }),
    errors: [],
    automatic: true,
    summary: 'Accrual and settlements of the last five minutes, hour or day (AGT-04).',
  }),
  bills: endpoint({
    ...agent,
    path: '/wps/agent/salary/bills',
    request: z.strictObject({ before: z.optional(Uuid) }),
    response: z.strictObject({ list: z.array(Bill), hasMore: z.boolean() }),
    errors: [],
    automatic: true,
    summary: 'Bills, the newest first; `before` is the last one seen.',
  }),
  bill: endpoint({
    ...agent,
    path: '/wps/agent/salary/bill',
    request: z.strictObject({ id: Uuid }),
    response: BillDetail,
    errors: [],
    summary: 'One bill with what it was reckoned from.',
  }),
  billBets: endpoint({
    ...agent,
    path: '/wps/agent/salary/bill/bets',
    request: z.strictObject({ id: Uuid, after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
    response: z.strictObject({ list: z.array(BillBet), hasMore: z.boolean() }),
    errors: [],
    summary: 'The bets of a bill that its agent may see one by one: its own and its direct members’.',
  }),
  billCsv: endpoint({
    ...agent,
    path: '/wps/agent/salary/bill/csv',
    request: z.strictObject({ id: Uuid }),
    response: z.strictObject({ name: z.string(), csv: z.string() }),
    errors: [],
    perMinute: 20,
    summary: 'A bill with all its lines as a CSV file.',
  }),
  running: endpoint({
    ...agent,
    path: '/wps/agent/pay/running',
    request: z.strictObject({ kind: SummedKind }),
    /** Null without a contract in force. */
    response: z.strictObject({ running: z.nullable(RunningPay) }),
    errors: [],
    automatic: true,
    summary: 'The hourly or daily salary or the dividend of the running window so far (AGT-04).',
  }),
  list: endpoint({
    ...agent,
    path: '/wps/agent/pay/bills',
    request: z
      .strictObject({ ...selection, page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))) })
      .check(isPeriod),
    response: z.strictObject({
      list: z.array(ListedBill),
      /** Of the whole selection, from the same snapshot. */
      count: z.int(),
      totals: z.strictObject({ turnover: MinorUnits, netLoss: MinorUnits, amount: Money, paid: MinorUnits }),
      /** The newest windows of the selection, the oldest first. */
      chart: z.array(z.strictObject({ windowStartMs: Millis, amount: MinorUnits, turnover: MinorUnits })),
    }),
    errors: [],
    automatic: true,
    summary: 'Bills of a kind and period, sorted, 20 a page, with the totals of the selection (AGT-03).',
  }),
  listCsv: endpoint({
    ...agent,
    path: '/wps/agent/pay/bills/csv',
    request: z.strictObject(selection).check(isPeriod),
    response: z.strictObject({ name: z.string(), csv: z.string() }),
    errors: [],
    perMinute: 20,
    summary: 'The bills of a selection as a CSV file.',
  }),
} as const;
