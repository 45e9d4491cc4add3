import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { rain as contract } from '../../../contract/rain.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { CallOf } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { post } from '../../ledger/post.ts';
import { checkOpen } from '../chat/index.ts';
import { addRequirement, lockWallet } from '../wallet/index.ts';
import { claimantRefusal, rainRefusal } from './claim-refusal.ts';
import { endRain } from './end.ts';
import { ABOUT, escrowOf, findRain, kindOf, lockRoom, publishRain, type RainRow } from './rain-row.ts';

type Answer = ResponseOf<typeof contract.claim>;

/** Gives the caller one share of a rain; a second call, also at the same time, gives the same one. */
export const claimShare = (
  { database }: Pick<BaseContext, 'database'>,
  { merchant, member, fail }: CallOf<typeof contract.claim>,
  { rainId }: RequestOf<typeof contract.claim>,
): Promise<Answer> =>
  database.transact(async (tx) => {
    checkOpen(merchant, fail);
    const wallet = await lockWallet(tx, { ...member, memberId: member.id });
    const found = await findRain(tx, merchant.code, rainId);
    if (!found) throw commonFailure('not_found');
    const { currency, exponent } = found;
    const own = await ownShare(tx, member, rainId);
    if (own !== undefined) return { money: { amount: own, currency, exponent } };
    const refusal = await claimantRefusal(tx, member, found);
    if (refusal) throw fail('rain_refused', { details: { reason: refusal } });
    const room = await lockRoom(tx, merchant.code, found.room_id);
    // Read behind the lock: others may have taken shares meanwhile.
    const rain = (await findRain(tx, merchant.code, rainId))!;
    const reason = await rainRefusal(tx, member, rain, room);
    if (reason) throw fail('rain_refused', { details: { reason } });
    return { money: { amount: await takeShare(tx, member, rain, wallet.id), currency, exponent } };
  });

/** The member's share of a rain, in minor units. */
export const ownShare = async (
  db: Db | Tx,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  rain: string,
): Promise<number | undefined> =>
  (
    await inMerchant(db, merchant)
      .selectFrom('rain_shares')
      .select('amount')
      .where('rain_id', '=', rain)
      .where('member_id', '=', id)
      .executeTakeFirst()
  )?.amount;

const takeShare = async (tx: Tx, member: MemberRow, rain: RainRow, walletId: number): Promise<number> => {
  const { merchant, id } = rain;
  const rows = inMerchant(tx, merchant);
  const { n, amount } = await rows
    .selectFrom('rain_shares')
    .select(['n', 'amount'])
    .where('rain_id', '=', id)
    .where('member_id', 'is', null)
    .orderBy('n')
    .limit(1)
    .executeTakeFirstOrThrow();
  const escrow = await escrowOf(tx, rain);
  const { transaction } = await post(tx, {
    merchant,
    kind: kindOf(rain),
    actor: `rain:${id}`,
    idempotencyKey: `claim:${member.id}`,
    payload: { n, amount },
    about: ABOUT,
    lines: [
      { accountId: escrow.id, amount: -amount },
      { accountId: walletId, amount },
    ],
  });
  await rows
    .updateTable('rain_shares')
    .set({ member_id: member.id, at: sql<Date>`row_clock()`, ledger_transaction_id: transaction.id })
    .where('rain_id', '=', id)
    .where('n', '=', n)
    .execute();
  const after = await rows
    .updateTable('rains')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const sourceId = `${id}:${n}`;
  await addRequirement(tx, { merchant, memberId: member.id, source: 'rain', sourceId, amount, factor: 1_000 });
  if (after.taken === after.shares) await endRain(tx, after);
  else await publishRain(tx, after, after);
  return amount;
};
