import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GiveRefusal } from '../../../contract/rain.ts';
import type { RainBegan } from '../../../contract/rain-value.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail, Failure } from '../../http/failure.ts';
import { post } from '../../ledger/post.ts';
import { emitEvent } from '../../live/emit.ts';
import { keyOf, readersOf } from '../chat/index.ts';
import { ABOUT, escrowOf, giverAccount, kindOf, lockRoom, publishRain, type RainRow } from './rain-row.ts';
import { split } from './split.ts';

export interface Giving {
  merchant: string;
  room: number;
  /** Null: the house. Its wallet is locked, and its call is kept. */
  giver: { id: number; name: string; idempotencyKey: string; payloadHash: Buffer } | null;
  amount: number;
  currency: string;
  exponent: number;
  shares: number;
  minutes: number;
  simulated?: boolean;
}

/** Makes the refusal of a rain, with what of it the caller can change. */
export const notGiven = (fail: Fail<'rain_not_given'>, reason: GiveRefusal, details: object = {}): Failure =>
  fail('rain_not_given', { details: { reason, ...details } });

/** Begins a rain: moves the sum out of the giver's account, draws the shares, and announces it. Throws if the room takes none. */
export const giveRain = async (tx: Tx, giving: Giving, fail: Fail<'rain_not_given'>): Promise<RainRow> => {
  const { merchant, giver, amount, currency, exponent, shares, minutes, simulated = false } = giving;
  const room = await lockRoom(tx, merchant, giving.room);
  if (room.closed) throw notGiven(fail, 'room_closed');
  if (room.rain !== null) throw notGiven(fail, 'open');
  if (shares > amount) throw notGiven(fail, 'shares', { max: amount });
  const id = randomUUID();
  const of = { merchant, currency, exponent, room_id: room.id, giver_id: giver?.id ?? null };
  const [from, escrow] = [await giverAccount(tx, of), await escrowOf(tx, of)];
  const { transaction } = await post(tx, {
    merchant,
    kind: kindOf(of),
    actor: `rain:${id}`,
    idempotencyKey: 'give',
    payload: { amount },
    about: ABOUT,
    lines: [
      { accountId: from.id, amount: -amount },
      { accountId: escrow.id, amount },
    ],
  });
  const { merchant: _, ...columns } = of;
  const row = await inMerchant(tx, merchant)
    .insertInto('rains', {
      ...{ id, ...columns, amount, shares, simulated, giver_name: giver?.name ?? null },
      ...{ idempotency_key: giver?.idempotencyKey ?? null, payload_hash: giver?.payloadHash ?? null },
      until_at: sql<Date>`row_clock() + ${minutes} * interval '1 minute'` as never,
      ledger_transaction_id: transaction.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`
    insert into rain_shares (rain_id, n, merchant, amount)
    select ${id}, n, ${merchant}, amount from unnest(${split(amount, shares)}::bigint[]) with ordinality as drawn (amount, n)`.execute(
    tx,
  );
  await publishRain(tx, row, row);
  await announce(tx, row);
  return row;
};

const announce = (tx: Tx, row: RainRow): Promise<void> => {
  const { id: rain, merchant, giver_name: giver, simulated, amount, currency, exponent, shares, at } = row;
  const value: RainBegan = { rain, giver, simulated, amount, currency, exponent, shares, atMs: at.getTime() };
  return emitEvent(tx, { merchant, feed: 'chat', key: keyOf(row.room_id), room: readersOf(merchant), value });
};
