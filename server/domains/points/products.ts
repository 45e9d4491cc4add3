import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { PointProductItem, PointProductStatus, pointsOperator } from '../../../contract/points-operator.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import type { Selectable } from 'kysely';
import type { PointProductsTable } from '../../db/schema.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { faultDetails } from '../../operator/file-faults.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { canBeGranted, grantedAmount } from '../awards/index.ts';
import { findCampaign } from '../campaigns/index.ts';
import { productProblems } from './problems.ts';

export type ProductRow = Selectable<PointProductsTable>;

/** A text by language: in this one, else in English, else in any. */
export const inLanguage = <T>(by: unknown, language: Language): T | undefined => {
  const texts = by as Partial<Record<Language, T>>;
  return texts[language] ?? texts.EN ?? Object.values(texts)[0];
};

/** Finds a product by its code. */
export const findProduct = (db: Db | Tx, merchant: string, code: string): Promise<ProductRow | undefined> =>
  inMerchant(db, merchant).selectFrom('point_products').selectAll().where('code', '=', code).executeTakeFirst();

/** A merchant's products in their order. */
export const productsOf = (db: Db | Tx, merchant: string): Promise<ProductRow[]> =>
  inMerchant(db, merchant).selectFrom('point_products').selectAll().orderBy('position').orderBy('id').execute();

/** A product as the operator sees it. */
export const productStatus = ({
  code,
  texts,
  category,
  points,
  amount,
  campaign,
  stock,
  taken,
  enabled,
}: ProductRow): PointProductStatus => ({
  ...{ code, category, points, amount, campaign, stock, taken, enabled },
  name: inLanguage<{ name: string }>(texts, 'EN')?.name ?? code,
});

/** Whether the campaign gives awards of this amount for points: free rounds in their category, and others in others. */
export const isGrantable = async (
  tx: Tx,
  merchant: string,
  { category, campaign, amount }: { category: string; campaign: string; amount: number | null },
): Promise<boolean> => {
  const reward = (await findCampaign(tx, merchant, campaign))?.terms.reward;
  const fits = (reward?.kind === 'free_rounds') === (category === 'free_rounds');
  return fits && canBeGranted(tx, merchant, campaign, amount ?? 0);
};

type Put = typeof pointsOperator.putProduct;

/** Makes a product, or changes it. Exchanges stay as they were made. */
export const putProduct = async (
  tx: Tx,
  { merchant, product, reason }: RequestOf<Put>,
  fail: Fail<'points_wrong'>,
): Promise<ResponseOf<Put>> => {
  const { brand } = await lockMerchant(tx, merchant);
  const tables = inMerchant(tx, merchant);
  // Locked: what is taken does not change before the stock is set.
  const before = await tables
    .selectFrom('point_products')
    .selectAll()
    .where('code', '=', product.code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const grantable =
    product.campaign !== null && (await isGrantable(tx, merchant, { ...product, campaign: product.campaign }));
  const worth = product.campaign === null ? 0 : await grantedAmount(tx, merchant, product.campaign);
  const problems = productProblems(product, { before, grantable, worth, defaultLanguage: brand.defaultLanguage });
  if (problems.length > 0) throw fail('points_wrong', { details: faultDetails(problems) });
  await tables
    .insertInto('point_products', { code: product.code, category: product.category, ...columnsOf(product) })
    .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet(columnsOf(product)))
    .execute();
  const row = await findProduct(tx, merchant, product.code);
  if (!row) throw commonFailure('not_found');
  const status = productStatus(row);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'point_product', reason },
    before: before ? productStatus(before) : null,
    after: status,
  });
  return status;
};

const columnsOf = ({ category, position, texts, ...product }: PointProductItem) => ({
  ...(position !== undefined && { position }),
  points: product.points,
  amount: product.amount,
  campaign: product.campaign,
  stock: product.stock,
  max_each: product.maxEach,
  reviewed: category === 'goods' || product.reviewed,
  enabled: product.enabled,
  picture: product.picture,
  texts: jsonb(texts),
});
