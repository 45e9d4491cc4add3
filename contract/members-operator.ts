import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, Millis, Money } from './primitives.ts';

const Account = z.string().check(z.minLength(1), z.maxLength(64));

/** A count with the sum of its money. */
const Sum = z.strictObject({ count: z.int(), sum: Money });

/** PP-29: what the operator sees of a member. */
export const FoundMember = z.strictObject({
  id: z.int(),
  account: z.string(),
  nickname: z.string(),
  /** AUTH-14: 0 is a plain member. */
  type: z.int(),
  upline: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  joinedAtMs: Millis,
  /** What keeps the member out; empty if nothing does. */
  barred: z.array(z.enum(['locked', 'login_stopped', 'play_blocked', 'excluded', 'agent_frozen'])),
  /** Why the member is locked; null: it is not. */
  lock: z.nullable(z.strictObject({ reason: z.string(), by: z.string(), atMs: Millis })),
  /** Limits in force, in minor units or minutes: the player's own, and the operator's. */
  limits: z.array(
    z.strictObject({ kind: z.string(), period: z.string(), owner: z.enum(['player', 'operator']), amount: z.int() }),
  ),
  /** The main wallet, and those with vendors. */
  wallet: Money,
  vendorWallets: Money,
  /** What the member owes, which a rollback took back. */
  owed: Money,
  deposits: Sum,
  withdrawals: Sum,
  /** Bets that are not settled yet. */
  openBets: z.int(),
  lastBetAtMs: z.nullable(Millis),
  /** Live ones, the latest first. */
  sessions: z.array(
    z.strictObject({
      ip: z.string(),
      userAgent: z.string(),
      /** Of the key that the page drew for this session: the first 16 digits of its SHA-256. */
      deviceKey: z.nullable(z.string()),
      startedAtMs: Millis,
      lastSeenAtMs: Millis,
    }),
  ),
});
export type FoundMember = z.infer<typeof FoundMember>;

/** The operator looks members up, locks them, and ends their sessions. */
export const membersOperator = {
  find: endpoint({
    method: 'GET',
    path: '/operator/members',
    auth: 'operator',
    roles: ['support', 'payments', 'agents'],
    encoding: 'query',
    request: z.strictObject({
      merchant: MerchantCode,
      /**
       * A user name or its beginning, a number, a mail address, a mobile number, the name of a person, a payout account, a device key,
       * or the address of a session.
       */
      key: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    }),
    response: z.strictObject({ list: z.array(FoundMember), more: z.boolean() }),
    errors: ['unknown_merchant'],
    summary: 'Members by any key: name, number, mail, mobile, payout account, device, address; at most 10.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/operator/members/list',
    auth: 'operator',
    roles: ['support', 'payments', 'agents'],
    encoding: 'query',
    request: z.strictObject({
      merchant: MerchantCode,
      /** The beginning of the names. */
      begins: z.optional(Account),
      /** `next` of the page before. */
      after: z.optional(Account),
      /** The locked ones alone. */
      locked: z.optional(z.literal('yes')),
    }),
    response: z.strictObject({
      list: z.array(
        z.strictObject({ id: z.int(), account: z.string(), type: z.int(), locked: z.boolean(), joinedAtMs: Millis }),
      ),
      next: z.nullable(z.string()),
    }),
    errors: ['unknown_merchant'],
    summary: 'Members in the order of their names, 100 a page.',
  }),
  setLock: endpoint({
    method: 'PUT',
    path: '/operator/members/lock',
    auth: 'operator',
    roles: ['support'],
    encoding: 'json',
    request: z.strictObject({ merchant: MerchantCode, account: Account, locked: z.boolean(), reason: OperatorReason }),
    response: z.strictObject({
      account: z.string(),
      locked: z.boolean(),
      /** Sessions that ended. */
      ended: z.int(),
      /** Withdrawals that are not paid yet. */
      withdrawals: z.array(z.strictObject({ withdrawalId: z.uuid(), state: z.string(), money: Money })),
    }),
    errors: ['unknown_merchant', 'not_found'],
    summary:
      'Locks a member, whose sessions end and who cannot log in or bet, or unlocks. What is not yet with a payment provider is not paid while it is locked.',
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/operator/members/sessionsEnded',
    auth: 'operator',
    roles: ['support'],
    encoding: 'json',
    request: z.strictObject({ merchant: MerchantCode, account: Account, reason: OperatorReason }),
    response: z.strictObject({ account: z.string(), ended: z.int() }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Ends every session of a member.',
  }),
} as const;
