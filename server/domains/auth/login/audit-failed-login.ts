import type { Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import { Failure } from '../../../http/failure.ts';
import { queueAudit } from '../../../operator/audit.ts';

/** Who tried to log in: a member, or a name or number that no member has. */
export interface Tried {
  merchant: string;
  memberId: number | undefined;
  /** Fingerprint of what was typed instead of a member's name. It may be a mistyped password. */
  unknown?: string;
  ip: string;
  by: string;
}

/** Records a failed login, in the transaction that counts it (PP-29). */
export const recordFailedLogin = (
  tx: Tx,
  { merchant, memberId, unknown, ip, by }: Tried,
  reason: string,
  failures?: number,
): Promise<void> =>
  queueAudit(tx, {
    merchant,
    memberId,
    actor: 'visitor',
    action: 'login_failed',
    reason,
    before: failures === undefined ? null : { failures: failures - 1 },
    after: {
      ...(failures !== undefined && { failures }),
      ...(memberId === undefined ? { unknown } : { memberId }),
      ip,
      by,
    },
  });

const REFUSALS = ['account_locked', 'non_member_account', 'non_agent_account', 'second_factor_wrong'];

/** Runs a login of a known member. Records a refusal in a transaction of its own, because the login's is rolled back. */
export const auditRefusal = async <T>({ database }: BaseContext, tried: Tried, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && REFUSALS.includes(error.key))
      await database.transact((tx) => recordFailedLogin(tx, tried, error.key));
    throw error;
  }
};
