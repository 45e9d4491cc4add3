import { LIMITS } from '../../../contract/limits.ts';
import type { UplineTransfer } from '../../../contract/transfers.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';

const transfersFor = (db: Db | Tx, { merchant, id }: MemberRow) =>
  inMerchant(db, merchant)
    .selectFrom('member_transfers')
    .innerJoin('members as senders', 'senders.id', 'member_transfers.sender')
    .innerJoin('members as receivers', 'receivers.id', 'member_transfers.receiver')
    .where((eb) => eb.or([eb('sender', '=', id), eb('receiver', '=', id)]))
    .selectAll('member_transfers')
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
  toTransfer(await transfersFor(db, member).where('member_transfers.id', '=', id).executeTakeFirstOrThrow(), member);

/** The member's newest transfers, of both directions; with one other member, or with all. */
export const newestTransfers = async (db: Db | Tx, member: MemberRow, other?: number): Promise<UplineTransfer[]> => {
  const rows = await transfersFor(db, member)
    .$if(other !== undefined, (query) =>
      query.where((eb) => eb.or([eb('sender', '=', other!), eb('receiver', '=', other!)])),
    )
    .orderBy('member_transfers.created_at', 'desc')
    .orderBy('member_transfers.id')
    .limit(LIMITS.listPageSize)
    .execute();
  return rows.map((row) => toTransfer(row, member));
};
