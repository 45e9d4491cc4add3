import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { lockWallet } from '../wallet/index.ts';
import { ABOUT, escrowOf, findRain, giverAccount, kindOf, lockRoom, publishRain, type RainRow } from './rain-row.ts';

/** Locks what a rain touches, in the order of all: the giver's wallet, then the room. Returns the rain if it is still open. */
export const lockOpenRain = async (
  tx: Tx,
  { id, merchant, room_id, giver_id, currency, exponent }: RainRow,
): Promise<RainRow | undefined> => {
  if (giver_id !== null) await lockWallet(tx, { merchant, memberId: giver_id, currency, exponent });
  await lockRoom(tx, merchant, room_id);
  const rain = await findRain(tx, merchant, id);
  return rain?.ended_at === null ? rain : undefined;
};

/** Ends an open rain whose room is locked: what nobody took returns to the giver. */
export const endRain = async (tx: Tx, rain: RainRow): Promise<void> => {
  const { id, merchant } = rain;
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(amount), 0)::bigint as left from rain_shares where rain_id = ${id} and member_id is null`.execute(
    tx,
  );
  const { left } = rows[0]!;
  await inMerchant(tx, merchant)
    .updateTable('rains')
    .set({
      ended_at: sql<Date>`row_clock()`,
      returned: left,
      returned_transaction_id: left > 0 ? await giveBack(tx, rain, left) : null,
    })
    .where('id', '=', id)
    .execute();
  await publishRain(tx, rain, null);
};

const giveBack = async (tx: Tx, rain: RainRow, amount: number): Promise<number> => {
  const [escrow, giver] = [await escrowOf(tx, rain), await giverAccount(tx, rain)];
  const { transaction } = await post(tx, {
    merchant: rain.merchant,
    kind: kindOf(rain),
    actor: `rain:${rain.id}`,
    idempotencyKey: 'end',
    payload: { amount },
    about: ABOUT,
    lines: [
      { accountId: escrow.id, amount: -amount },
      { accountId: giver.id, amount },
    ],
  });
  return transaction.id;
};
