import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { pointsOperator, WaitingExchange } from '../../../contract/points-operator.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { grantedAmount } from '../awards/index.ts';
import type { ExchangeRow } from './exchange-row.ts';
import { passExchange } from './pass.ts';
import { inLanguage } from './products.ts';

/** Exchanges of one answer. */
const SHOWN = 500;

const withAccount = (db: Db | Tx, merchant: string) =>
  inMerchant(db, merchant)
    .selectFrom('point_exchanges')
    .innerJoin('members', 'members.id', 'point_exchanges.member_id')
    .selectAll('point_exchanges')
    .select('members.username as account');

const published = (row: ExchangeRow & { account: string }, encryption: Encryption): WaitingExchange => ({
  id: row.id,
  account: row.account,
  exchangeType: row.exchange_type,
  productName: inLanguage<string>(row.names, 'EN') ?? '',
  quantity: row.quantity,
  points: row.points,
  amount: row.amount,
  delivery: row.delivery && encryption.decrypt(row.delivery, `exchange:${row.idempotency_key}`),
  status: row.status,
  appliedAtMs: row.created_at.getTime(),
});

/** Exchanges that wait, the oldest first, with what approving all of them would cost. */
export const waitingExchanges = async (
  tx: Tx,
  merchant: string,
  encryption: Encryption,
): Promise<ResponseOf<typeof pointsOperator.exchanges>> => {
  const rows = await withAccount(tx, merchant)
    .where('status', '=', 'applying')
    .orderBy('point_exchanges.id')
    .limit(SHOWN)
    .execute();
  const sums = await inMerchant(tx, merchant)
    .selectFrom('point_exchanges')
    .select([
      'campaign',
      sql<number>`count(*)::int`.as('exchanges'),
      sql<number>`coalesce(sum(points), 0)::bigint`.as('points'),
      sql<number>`coalesce(sum(amount) filter (where campaign is null), 0)::bigint`.as('money'),
      sql<number>`coalesce(sum(amount) filter (where campaign is not null), 0)::bigint`.as('bonus'),
      sql<number>`coalesce(sum(quantity) filter (where amount is null), 0)::bigint`.as('unpriced'),
      sql<number>`coalesce(sum(quantity) filter (where exchange_type = 'goods'), 0)::bigint`.as('goods'),
    ])
    .where('status', '=', 'applying')
    .groupBy('campaign')
    .execute();
  const cost = { exchanges: 0, points: 0, money: 0, bonus: 0, goods: 0 };
  for (const { campaign, unpriced, ...sum } of sums) {
    for (const name of ['exchanges', 'points', 'money', 'bonus', 'goods'] as const) cost[name] += sum[name];
    if (campaign !== null) cost.bonus += unpriced * (await grantedAmount(tx, merchant, campaign));
  }
  return { list: rows.map((row) => published(row, encryption)), cost };
};

type Decide = typeof pointsOperator.decide;

/** Approves an exchange, which pays its money or gives its award, or rejects it: points and stock return. */
export const decideExchange = async (
  tx: Tx,
  encryption: Encryption,
  { merchant, exchangeId, approve, reason }: RequestOf<Decide>,
  fail: Fail<'exchange_over' | 'campaign_not_open'>,
): Promise<ResponseOf<Decide>> => {
  const tables = inMerchant(tx, merchant);
  const exchange = await tables
    .selectFrom('point_exchanges')
    .selectAll()
    .where('id', '=', exchangeId)
    .forUpdate()
    .executeTakeFirst();
  if (!exchange) throw commonFailure('not_found');
  const { status, member_id: memberId, points, amount } = exchange;
  if (status !== 'applying') throw fail('exchange_over', { details: { status } });
  const decided = approve ? await passExchange(tx, exchange) : await reject(tx, exchange, reason);
  if (typeof decided === 'string') throw fail('campaign_not_open', { details: { reason: decided } });
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'point_exchange', reason, memberId },
    before: { exchangeId, status, points, amount },
    after: { exchangeId, status: decided.status, points, amount },
  });
  return published(
    await withAccount(tx, merchant).where('point_exchanges.id', '=', exchangeId).executeTakeFirstOrThrow(),
    encryption,
  );
};

const reject = async (tx: Tx, { id, ...exchange }: ExchangeRow, reason: string): Promise<ExchangeRow> => {
  const { merchant, member_id: memberId, product_id: productId, points, quantity } = exchange;
  const tables = inMerchant(tx, merchant);
  await sql`select points_add(${merchant}, ${memberId}, ${points}, 'returned', ${`exchange:${id}`}, ${reason})`.execute(
    tx,
  );
  if (productId !== null)
    await tables
      .updateTable('point_products')
      .set({ taken: sql<number>`taken - ${quantity}` })
      .where('id', '=', productId)
      .execute();
  return tables
    .updateTable('point_exchanges')
    .set({ status: 'rejected', decided_at: sql<Date>`row_clock()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
