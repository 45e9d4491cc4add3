import { sql } from 'kysely';
import { inMerchant, type MerchantRow } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MoneyCall } from '../../http/route.ts';
import { firstOf } from '../../shared/first-of.ts';
import { spendable, type ExchangeRow } from './exchange-row.ts';

type Held = Omit<MerchantRow<'point_exchanges'>, 'member_id' | 'status' | 'idempotency_key'>;

/** Writes the exchange and takes its points. */
export const hold = async (
  tx: Tx,
  { member, idempotencyKey, fail }: Pick<MoneyCall<'points_too_low'>, 'member' | 'idempotencyKey' | 'fail'>,
  values: Held,
): Promise<ExchangeRow> => {
  const { merchant, id: memberId } = member;
  const exchange = await inMerchant(tx, merchant)
    .insertInto('point_exchanges', {
      ...values,
      member_id: memberId,
      status: 'applying',
      idempotency_key: idempotencyKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ taken: boolean }>`
    select points_take(${merchant}, ${memberId}, ${exchange.points}, 'exchange', ${`exchange:${exchange.id}`}, false) as taken
  `.execute(tx);
  if (!firstOf(rows).taken)
    throw fail('points_too_low', {
      details: { points: (await spendable(tx, member)).points, required: exchange.points },
    });
  return exchange;
};
