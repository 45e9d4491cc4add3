import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Currency, Exponent, Millis, MinorUnits, NodeId, Seq, Uuid } from './primitives.ts';

/** A movement of the wallet, numbered by the wallet's version. The ledger is the record. */
export const Transaction = z.strictObject({
  version: Seq,
  kind: z.enum([
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
  ]),
  amount: MinorUnits,
  balanceAfter: MinorUnits,
  currency: Currency,
  exponent: Exponent,
  atMs: Millis,
  /** The game or payment method, for display. */
  about: z.string(),
  roundId: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

export const BetRecord = z.strictObject({
  roundId: Uuid,
  nodeId: NodeId,
  gameName: z.string(),
  vendor: z.string(),
  stake: MinorUnits,
  payout: MinorUnits,
  currency: Currency,
  exponent: Exponent,
  state: z.enum(['open', 'closed', 'rolled_back']),
  openedAtMs: Millis,
  closedAtMs: z.nullable(Millis),
});
export type BetRecord = z.infer<typeof BetRecord>;

const VersionQuery = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));

export const records = {
  transactions: endpoint({
    method: 'GET',
    path: '/wps/records/transactions',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ before: VersionQuery, after: VersionQuery }),
    response: z.strictObject({ list: z.array(Transaction), hasMore: z.boolean() }),
    errors: [],
    summary: 'The wallet’s movements, newest first, 20 a page; `after` answers what is newer than a version.',
  }),
  bets: endpoint({
    method: 'GET',
    path: '/wps/records/bets',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ before: z.optional(z.uuid()) }),
    response: z.strictObject({ list: z.array(BetRecord), hasMore: z.boolean() }),
    errors: [],
    summary: 'Rounds played, newest first, 20 a page.',
  }),
  replay: endpoint({
    method: 'GET',
    path: '/wps/records/replay',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ roundId: Uuid }),
    response: z.strictObject({ url: z.string() }),
    errors: ['not_found', 'replay_unavailable'],
    summary: 'Where a round can be seen again, marked as a replay (PP-25).',
  }),
} as const;
