import { LIMITS } from '../../../contract/limits.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { UplineTransfer, transfers } from '../../../contract/transfers.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { openTurnover } from '../wallet/index.ts';
import { sentToday, termsOf } from './terms.ts';

/** The member's direct upline, or undefined. */
export const uplineOf = async (db: Db | Tx, { merchant, upline }: MemberRow): Promise<MemberRow | undefined> =>
  upline === null
    ? undefined
    : inMerchant(db, merchant).selectFrom('members').selectAll().where('id', '=', upline).executeTakeFirst();

const transfersFor = (db: Db | Tx, { merchant, id }: MemberRow) =>
  inMerchant(db, merchant)
    .selectFrom('upline_transfers')
    .innerJoin('members as senders', 'senders.id', 'upline_transfers.sender')
    .innerJoin('members as receivers', 'receivers.id', 'upline_transfers.receiver')
    .where((eb) => eb.or([eb('sender', '=', id), eb('receiver', '=', id)]))
    .selectAll('upline_transfers')
    .select(['senders.username as sender_name', 'receivers.username as receiver_name']);

type Row = Awaited<ReturnType<ReturnType<typeof transfersFor>['executeTakeFirstOrThrow']>>;

const toTransfer = (row: Row, member: MemberRow): UplineTransfer => {
  const isSent = row.sender === member.id;
  return {
    id: row.id,
    direction: isSent ? 'sent' : 'received',
    other: isSent ? row.receiver_name : row.sender_name,
    money: { amount: row.amount, currency: row.currency, exponent: row.exponent },
    createdAtMs: row.created_at.getTime(),
  };
};

/** One of the member's transfers, sent or received. */
export const findTransfer = async (db: Db | Tx, member: MemberRow, id: string): Promise<UplineTransfer> =>
  toTransfer(await transfersFor(db, member).where('upline_transfers.id', '=', id).executeTakeFirstOrThrow(), member);

/** What the page of transfers to the upline shows. */
export const uplineOverview = async (
  tx: Tx,
  { merchant, member }: MemberCall,
): Promise<ResponseOf<typeof transfers.upline>> => {
  const { minimum, maximum, countADay, sumADay } = termsOf(merchant);
  const { count, sum } = await sentToday(tx, member);
  const rows = await transfersFor(tx, member)
    .orderBy('upline_transfers.created_at', 'desc')
    .orderBy('upline_transfers.id')
    .limit(LIMITS.listPageSize)
    .execute();
  return {
    upline: (await uplineOf(tx, member))?.username ?? null,
    minimum,
    maximum,
    countLeft: Math.max(0, countADay - count),
    sumLeft: Math.max(0, sumADay - sum),
    openTurnover: await openTurnover(tx, merchant.code, member.id),
    currency: member.currency,
    exponent: member.exponent,
    list: rows.map((row) => toTransfer(row, member)),
  };
};
