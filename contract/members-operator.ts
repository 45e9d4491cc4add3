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
  barred: z.array(z.enum(['login_stopped', 'play_blocked', 'excluded', 'agent_frozen'])),
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
    z.strictObject({ ip: z.string(), userAgent: z.string(), startedAtMs: Millis, lastSeenAtMs: Millis }),
  ),
});
export type FoundMember = z.infer<typeof FoundMember>;

/** The operator looks members up, and ends their sessions. */
export const membersOperator = {
  find: endpoint({
    method: 'GET',
    path: '/operator/members',
    auth: 'operator',
    roles: ['support', 'payments', 'agents'],
    encoding: 'query',
    request: z.strictObject({
      merchant: MerchantCode,
      /** A user name or its beginning, a number, a mail address, a mobile number, a payout account, or the address of a session. */
      key: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    }),
    response: z.strictObject({ list: z.array(FoundMember), more: z.boolean() }),
    errors: ['unknown_merchant'],
    summary: 'Members by any key: name, number, mail, mobile, payout account, address; at most 10.',
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
