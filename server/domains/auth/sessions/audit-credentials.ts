import type { Tx } from '../../../db/database.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { audit } from '../../../operator/audit.ts';

interface Change {
  action:
    | 'password_change'
    | 'password_reset'
    | 'payment_password_reset'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'second_factor_closed'
    | 'text_codes_closed'
    | 'recovery_code_used'
    | 'sessions_end'
    | 'firebase_link';
  ip: string;
  /** The result; never a secret that was shown, typed or drawn. */
  after?: object;
}

/**
 * Records a member's change of credentials, in the same transaction (PP-29). Call it last; only the opening of a session may
 * follow. It locks the merchant's audit chain, and the holder of that lock must not wait for other locks.
 */
export const recordCredentials = (
  tx: Tx,
  { id, merchant }: Pick<MemberRow, 'id' | 'merchant'>,
  { action, ip, after }: Change,
): Promise<void> =>
  audit(tx, {
    merchant,
    actor: `member:${id}`,
    action,
    reason: '',
    before: null,
    after: { memberId: id, ip, ...after },
    memberId: id,
  });
