import * as z from 'zod/mini';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import {
  isStateOf,
  PAYMENT_STATES,
  Payment,
  PaymentKind,
  PaymentRecord,
  PaymentReference,
  PaymentState,
  PaymentTotals,
} from './payment-records.ts';
import { DEPOSIT_STATES } from './wallet.ts';
import { WITHDRAWAL_STATES } from './withdrawals.ts';
import { Currency, Exponent, GameType, Millis, MinorUnits, NodeId, Seq, Uuid } from './primitives.ts';

export const TRANSACTION_KINDS = [
  'deposit',
  'fee',
  'withdrawal',
  'withdrawal_returned',
  'bet',
  'win',
  'jackpot',
  'rollback',
  'adjust',
  'bonus',
  'transfer',
  'salary',
  'shortfall',
  'correction',
] as const;
export const TransactionKind = z.enum(TRANSACTION_KINDS);
export type TransactionKind = z.infer<typeof TransactionKind>;
/** Whether a movement is won or lost by play, and not money that was moved. */
export const isPlay = (kind: TransactionKind): boolean =>
  kind === 'bet' || kind === 'win' || kind === 'jackpot' || kind === 'rollback' || kind === 'adjust';

/** A movement of the wallet, numbered by the wallet's version. The ledger is the record. */
export const Transaction = z.strictObject({
  version: Seq,
  kind: TransactionKind,
  amount: MinorUnits,
  balanceAfter: MinorUnits,
  currency: Currency,
  exponent: Exponent,
  atMs: Millis,
  /** The game or payment method, for display. */
  about: z.string(),
  roundId: z.nullable(z.string()),
  /** The deposit or withdrawal that it belongs to. */
  payment: z.nullable(PaymentReference),
});
export type Transaction = z.infer<typeof Transaction>;

export const ROUND_STATES = ['open', 'closed', 'rolled_back'] as const;
export const RoundState = z.enum(ROUND_STATES);
export type RoundState = z.infer<typeof RoundState>;

export const BetRecord = z.strictObject({
  roundId: Uuid,
  nodeId: NodeId,
  gameName: z.string(),
  /** The name of the provider. */
  vendor: z.string(),
  stake: MinorUnits,
  payout: MinorUnits,
  /** What a free round was played for; its stake is 0. 0: the round is not free. */
  freeStake: MinorUnits,
  currency: Currency,
  exponent: Exponent,
  state: RoundState,
  openedAtMs: Millis,
  closedAtMs: z.nullable(Millis),
  /** What was bet on, in words, as the vendor stated it for each bet. */
  details: z.array(z.string()),
});
export type BetRecord = z.infer<typeof BetRecord>;

/** The sums of a selection of movements: what came into the wallet and what left it. */
export const TransactionTotals = z.strictObject({
  movements: z.int(),
  in: MinorUnits,
  out: MinorUnits,
  net: MinorUnits,
  currency: Currency,
  exponent: Exponent,
});
export type TransactionTotals = z.infer<typeof TransactionTotals>;

/** The sums of a selection of rounds. Rounds that were rolled back count no stake and no payout. */
export const BetTotals = z.strictObject({
  rounds: z.int(),
  stake: MinorUnits,
  payout: MinorUnits,
  net: MinorUnits,
  currency: Currency,
  exponent: Exponent,
});
export type BetTotals = z.infer<typeof BetTotals>;

/** MEM-03: the longest period of a record, in days: twelve months. */
export const RECORD_DAYS = 366;
const DAY_MS = 86_400_000;
const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** A period from the beginning of one day to the end of another, by the merchant's time zone; at most twelve months. */
export const isPeriod = z.refine<object>(
  (requested) => {
    const { from, to } = requested as { from?: string; to?: string };
    if (from === undefined || to === undefined) return from === to;
    return daysOf(from, to) >= 1 && daysOf(from, to) <= RECORD_DAYS;
  },
  { path: ['from'], error: `from and to are two days, in this order, at most ${RECORD_DAYS} days in all` },
);
export const period = { from: z.optional(Day), to: z.optional(Day) };

/** One part of a profit: stakes less what was given back, and winnings. */
const Share = { stake: MinorUnits, payout: MinorUnits, net: MinorUnits };
export const Profit = z.strictObject({
  currency: Currency,
  exponent: Exponent,
  /** Of the whole period. */
  total: z.strictObject(Share),
  /** Every day of the period, the first one first. */
  days: z.array(z.strictObject({ day: Day, ...Share })),
  /** The parts with the highest stake first. */
  types: z.array(z.strictObject({ gameType: GameType, ...Share })),
  vendors: z.array(z.strictObject({ vendor: z.string(), name: z.string(), ...Share })),
  /** PP-09: since the account was opened. */
  lifetime: z.strictObject({ deposits: MinorUnits, withdrawals: MinorUnits, net: MinorUnits }),
});
export type Profit = z.infer<typeof Profit>;

const VersionQuery = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));

const transactionFilter = { ...period, kind: z.optional(TransactionKind) };
const betFilter = { ...period, state: z.optional(RoundState), gameType: z.optional(GameType) };

const paymentFilter = { ...period, state: z.optional(PaymentState) };

export const RECORDS = ['transactions', 'bets', 'deposits', 'withdrawals'] as const;
/** The states by which each record can be filtered. */
const STATES_OF: Readonly<Record<(typeof RECORDS)[number], readonly string[]>> = {
  transactions: [],
  bets: ROUND_STATES,
  deposits: PAYMENT_STATES.deposit,
  withdrawals: PAYMENT_STATES.withdrawal,
};

/** The selection of a record that is downloaded. */
export const ExportRequest = z
  .strictObject({
    record: z.enum(RECORDS),
    ...transactionFilter,
    ...betFilter,
    state: z.optional(z.enum([...ROUND_STATES, ...DEPOSIT_STATES, ...WITHDRAWAL_STATES])),
  })
  .check(
    isPeriod,
    // A filter of another record would select nothing, unnoticed.
    z.refine(
      ({ record, kind, state, gameType }) =>
        (!kind || record === 'transactions') &&
        (!gameType || record === 'bets') &&
        (!state || STATES_OF[record].includes(state)),
      {
        path: ['record'],
        error: 'kind is a filter of transactions, gameType one of bets, and each record has its states',
      },
    ),
  );
export type ExportRequest = z.infer<typeof ExportRequest>;
/** Where a selected record is downloaded; a ticket is the rest of the path. */
export const EXPORT_PATH = '/wps/records/download';

export const records = {
  transactions: endpoint({
    method: 'GET',
    path: '/wps/records/transactions',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ ...transactionFilter, before: VersionQuery }).check(isPeriod),
    response: z.strictObject({
      list: z.array(Transaction),
      hasMore: z.boolean(),
      /** Of the whole selection, from the same snapshot; only with the first page. */
      totals: z.nullable(TransactionTotals),
    }),
    errors: [],
    summary: 'The wallet’s movements of a period and kind, newest first, 20 a page, with the totals of the selection.',
  }),
  bets: endpoint({
    method: 'GET',
    path: '/wps/records/bets',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ ...betFilter, before: z.optional(z.uuid()) }).check(isPeriod),
    response: z.strictObject({ list: z.array(BetRecord), hasMore: z.boolean(), totals: z.nullable(BetTotals) }),
    errors: [],
    summary: 'Rounds played in a period, newest first, 20 a page, with the totals of the selection.',
  }),
  payments: endpoint({
    method: 'GET',
    path: '/wps/records/payments',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ kind: PaymentKind, ...paymentFilter, before: z.optional(z.uuid()) }).check(
      isPeriod,
      z.refine(({ kind, state }) => state === undefined || isStateOf(kind, state), {
        path: ['state'],
        error: 'no payment of this kind is ever in this state',
      }),
    ),
    response: z.strictObject({
      list: z.array(PaymentRecord),
      hasMore: z.boolean(),
      totals: z.nullable(PaymentTotals),
    }),
    errors: [],
    summary:
      'Deposits or withdrawals of a period and state, newest first, 20 a page, with the totals of the selection.',
  }),
  payment: endpoint({
    method: 'GET',
    path: '/wps/records/payment',
    auth: 'session',
    encoding: 'query',
    request: PaymentReference,
    response: Payment,
    errors: ['not_found'],
    summary: 'One deposit or withdrawal of the member, with its timeline.',
  }),
  profit: endpoint({
    method: 'GET',
    path: '/wps/records/profit',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ from: Day, to: Day }).check(isPeriod),
    response: Profit,
    errors: [],
    summary: 'Stakes and winnings by day, game type and vendor, and net deposits since the account was opened (PP-09).',
  }),
  export: endpoint({
    method: 'POST',
    path: '/wps/records/export',
    auth: 'session',
    encoding: 'json',
    perMinute: 10,
    request: ExportRequest,
    response: z.strictObject({ path: z.string() }),
    errors: [],
    summary: 'Where the selected record can be downloaded as CSV: once, within a minute.',
  }),
  replay: endpoint({
    method: 'GET',
    path: '/wps/records/replay',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ roundId: Uuid }),
    response: z.strictObject({ url: z.string() }),
    errors: ['not_found', 'replay_unavailable'],
    summary:
      'Where its player, the agent directly above, or a member who reads it in the chat can see a round again, marked as a replay (PP-25).',
  }),
} as const;
