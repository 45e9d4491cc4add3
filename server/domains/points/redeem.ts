import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { points } from '../../../contract/points.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { refuseExcluded } from '../../http/exclusion.ts';
import type { CallOf } from '../../http/route.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { lockWallet } from '../wallet/index.ts';
import { checkPaymentPassword } from '../withdrawals/index.ts';
import { answerOf, exchangeInKey, type ExchangeRow } from './exchange-row.ts';
import { hold } from './hold.ts';
import { passExchange } from './pass.ts';
import { findProduct, type ProductRow } from './products.ts';

/** Who exchanges points, and how refusals are made. */
type Redeem = Pick<CallOf<typeof points.redeem>, 'member' | 'fail' | 'idempotencyKey'>;
type Requested = Omit<RequestOf<typeof points.redeem>, 'paymentPassword'>;

/**
 * Exchanges points for a product, in one transaction: points and stock are held, and it waits for the operator or passes at once.
 * The same key with the same request gives the same exchange.
 */
export const redeem = async (
  ctx: AppContext,
  call: CallOf<typeof points.redeem>,
  { paymentPassword, ...requested }: RequestOf<typeof points.redeem>,
): Promise<ResponseOf<typeof points.redeem>> => {
  const hash = payloadHash(requested);
  if (!(await exchangeInKey(ctx.database.db, call, hash))) {
    refuseExcluded(call.member, ctx.now(), call.fail);
    await checkPaymentPassword(ctx.database.db, call.member, ctx.passwords, paymentPassword, call.fail);
  }
  return ctx.database.transact(async (tx) => {
    await lockWallet(tx, { ...call.member, memberId: call.member.id });
    const known = await exchangeInKey(tx, call, hash);
    return answerOf(tx, call, known ?? (await orderProduct(tx, ctx, call, requested, hash)));
  });
};

/** Makes an exchange for a product; it passes at once where nobody decides on it. The caller holds the lock of the wallet. */
export const orderProduct = async (
  tx: Tx,
  { encryption }: Pick<AppContext, 'encryption'>,
  call: Redeem,
  requested: Requested,
  payload_hash: Buffer,
): Promise<ExchangeRow> => {
  const { member, fail, idempotencyKey } = call;
  const { quantity, delivery, requiredPoints } = requested;
  const product = await findProduct(tx, member.merchant, requested.product);
  if (!product) throw fail('not_found');
  const reason = await refusalOf(tx, call, product, requested);
  if (reason) throw fail('product_not_open', { details: { reason } });
  const exchange = await hold(tx, call, {
    exchange_type: product.category,
    product_id: product.id,
    names: jsonb(namesOf(product)),
    quantity,
    points: requiredPoints,
    amount: product.amount === null ? null : product.amount * quantity,
    campaign: product.campaign,
    delivery:
      product.category === 'goods' && delivery !== undefined
        ? encryption.encrypt(delivery, `exchange:${idempotencyKey}`)
        : null,
    payload_hash,
  });
  const { numUpdatedRows } = await inMerchant(tx, member.merchant)
    .updateTable('point_products')
    .set({ taken: sql<number>`taken + ${quantity}` })
    .where('id', '=', product.id)
    .where('enabled', '=', true)
    .where('points', '=', product.points)
    .where(sql<boolean>`taken + ${quantity} <= coalesce(stock, taken + ${quantity})`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw fail('out_of_stock');
  return product.reviewed ? exchange : passNow(tx, call, exchange);
};

const passNow = async (tx: Tx, { fail }: Redeem, exchange: ExchangeRow): Promise<ExchangeRow> => {
  const passed = await passExchange(tx, exchange);
  if (typeof passed === 'string') throw fail('campaign_not_open', { details: { reason: passed } });
  return passed;
};

const namesOf = ({ texts }: ProductRow) =>
  Object.fromEntries(
    Object.entries(texts as Record<string, { name: string }>).map(([language, { name }]) => [language, name]),
  );

const refusalOf = async (
  tx: Tx,
  { member }: Redeem,
  { id, category, enabled, points: price, max_each }: ProductRow,
  { quantity, requiredPoints, delivery }: Requested,
): Promise<'closed' | 'changed' | 'needs_delivery' | 'taken' | undefined> => {
  if (!enabled) return 'closed';
  if (price * quantity !== requiredPoints) return 'changed';
  if (category === 'goods' && delivery === undefined) return 'needs_delivery';
  if (max_each === null) return undefined;
  const { had } = await inMerchant(tx, member.merchant)
    .selectFrom('point_exchanges')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('had'))
    .where('member_id', '=', member.id)
    .where('product_id', '=', id)
    .where('status', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return had + quantity > max_each ? 'taken' : undefined;
};
