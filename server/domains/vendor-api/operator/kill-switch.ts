import type { RequestOf } from '../../../../contract/define.ts';
import type { operator } from '../../../../contract/operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import { endSessions } from '../../auth/index.ts';
import { commonFailure } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

type Requested = RequestOf<typeof operator.killSwitch>;
/** Switches, and returns whether it was stopped before, and whose login it is. */
type Switch = (tx: Tx, request: Requested & { id: string }) => Promise<{ stopped: boolean; memberId?: number }>;

/** PP-30: stops or resumes all play, a vendor, a game or a member's login. Open rounds settle; new bets are refused. */
export const killSwitch = async (tx: Tx, request: Requested): Promise<void> => {
  const { merchant, target, id, on, reason } = request;
  await lockMerchant(tx, merchant);
  if (target !== 'play' && !id) throw commonFailure('not_found');
  const { stopped, memberId } = await SWITCHES[target](tx, { ...request, id: id ?? '' });
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: `kill_${target}`,
    reason,
    before: { id, stopped },
    after: { id, stopped: on },
    memberId,
  });
};

const SWITCHES: Record<Requested['target'], Switch> = {
  play: async (tx, { merchant, on }) => {
    const before = await lockMerchant(tx, merchant);
    await tx.updateTable('merchants').set({ play_stopped: on }).where('code', '=', merchant).execute();
    return { stopped: before.play_stopped };
  },
  vendor: async (tx, { merchant, id, on }) => {
    const tables = inMerchant(tx, merchant);
    const row = await tables.selectFrom('vendors').select('enabled').where('code', '=', id).executeTakeFirst();
    if (!row) throw commonFailure('not_found');
    await tables.updateTable('vendors').set({ enabled: !on }).where('code', '=', id).execute();
    return { stopped: !row.enabled };
  },
  game: async (tx, { merchant, id, on }) => {
    if (!/^\d{1,15}$/.test(id)) throw commonFailure('not_found');
    const tables = inMerchant(tx, merchant);
    const row = await tables.selectFrom('games').select('enabled').where('node_id', '=', Number(id)).executeTakeFirst();
    if (!row) throw commonFailure('not_found');
    await tables.updateTable('games').set({ enabled: !on }).where('node_id', '=', Number(id)).execute();
    return { stopped: !row.enabled };
  },
  login: async (tx, { merchant, id, on, reason }) => {
    const tables = inMerchant(tx, merchant);
    const username = id.toLowerCase();
    const member = await tables
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!member) throw commonFailure('not_found');
    const { numDeletedRows } = await tables
      .deleteFrom('stopped_logins')
      .where('username', '=', username)
      .executeTakeFirst();
    if (on) {
      await tables.insertInto('stopped_logins', { username, reason }).execute();
      await endSessions(tx, { merchant, memberId: member.id }, 'operator');
    }
    return { stopped: numDeletedRows > 0n, memberId: member.id };
  },
};
