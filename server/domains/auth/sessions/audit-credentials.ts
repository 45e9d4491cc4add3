import type { Tx } from '../../../db/database.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { audit } from '../../../operator/audit.ts';

interface Change {
  action:
    | 'password_change'
    | 'password_reset'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'second_factor_closed'
    | 'text_codes_closed'
    | 'recovery_code_used'
    | 'sessions_end'
    | 'firebase_link';
  ip: string;
  /** What it came to; never what was shown, typed or drawn. */
  after?: object;
}

/**
 * Writes down that a member changed by what it comes in, in the transaction that does so (PP-29). The last thing there but for a
 * session that it opens: the chain's lock is the brand's, and who holds it waits for nobody.
 */
export const noteCredentials = (
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
  });
