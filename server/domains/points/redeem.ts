import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { points } from '../../../contract/points.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant, type MerchantRow } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import type { CallOf, MoneyCall } from '../../http/route.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { firstOf } from '../../shared/first-of.ts';
import { lockWallet } from '../wallet/index.ts';
import { checkPaymentPassword } from '../withdrawals/index.ts';
import { answerOf, exchangeInKey, spendable, type ExchangeRow } from './exchange-row.ts';
import { passExchange } from './pass.ts';
import { findProduct, type ProductRow } from './products.ts';
import { rulesToday } from './rules.ts';

type Redeem = CallOf<typeof points.redeem>;
type Requested = Omit<RequestOf<typeof points.redeem>, 'paymentPassword'>;

/** Refuses members who have excluded themselves (PP-16). */
const refuseExcluded = ({ member, fail }: MoneyCall<'account_excluded'>, now: number): void => {
  const untilMs = member.excluded_until?.getTime() ?? 0;
  if (untilMs > now) throw fail('account_excluded', { details: { untilMs } });
};

/**
 * Exchanges points for a product, in one transaction: points and stock are held, and it waits for the operator or passes at once.
 * The same key with the same request gives the same exchange.
 */
export const redeem = async (
  ctx: AppContext,
  call: Redeem,
  { paymentPassword, ...requested }: RequestOf<typeof points.redeem>,
): Promise<ResponseOf<typeof points.redeem>> => {
  const hash = payloadHash(requested);
  if (!(await exchangeInKey(ctx.database.db, call, hash))) {
    refuseExcluded(call, ctx.now());
    await checkPaymentPassword(ctx.database.db, call.member, ctx.passwords, paymentPassword, call.fail);
  }
  return ctx.database.transact(async (tx) => {
    await lockWallet(tx, { ...call.member, memberId: call.member.id });
    const known = await exchangeInKey(tx, call, hash);
    return answerOf(tx, call, known ?? (await order(tx, ctx, call, requested, hash)));
  });
};

const order = async (
  tx: Tx,
  { encryption }: AppContext,
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

type Held = Omit<MerchantRow<'point_exchanges'>, 'member_id' | 'status' | 'idempotency_key'>;

/** Writes the exchange and takes its points. */
const hold = async (
  tx: Tx,
  { member, idempotencyKey, fail }: MoneyCall<'points_too_low'>,
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

/** Converts points to money at the rate of today, in one transaction. The same key gives the same exchange. */
export const convert = async (
  ctx: AppContext,
  call: CallOf<typeof points.convert>,
  requested: RequestOf<typeof points.convert>,
): Promise<ResponseOf<typeof points.convert>> => {
  const hash = payloadHash(requested);
  const { member, fail } = call;
  return ctx.database.transact(async (tx) => {
    await lockWallet(tx, { ...member, memberId: member.id });
    const known = await exchangeInKey(tx, call, hash);
    if (known) return answerOf(tx, call, known);
    refuseExcluded(call, ctx.now());
    const rate = (await rulesToday(tx, member.merchant))?.convert ?? null;
    if (rate === null || requested.points % rate.points !== 0)
      throw fail('points_convert_wrong', { details: { multipleOf: rate?.points ?? null } });
    const quantity = requested.points / rate.points;
    const exchange = await hold(tx, call, {
      ...{ exchange_type: 'convert', quantity, points: requested.points, amount: quantity * rate.amount },
      payload_hash: hash,
    });
    const passed = await passExchange(tx, exchange);
    if (typeof passed === 'string') throw new Error(`a conversion has no campaign, but it is ${passed}`);
    return answerOf(tx, call, passed);
  });
};
