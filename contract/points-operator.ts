import * as z from 'zod/mini';
import { Code, PicturePath, position, Text, texts } from './content-operator.ts';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { ExchangeStatus, ExchangeType, PointCategory, PointRules, PointRulesVersion } from './points.ts';
import { MerchantCode, Millis } from './primitives.ts';

/** A product as the operator writes it. */
export const PointProductItem = z.strictObject({
  code: Code,
  category: PointCategory,
  points: z.int().check(z.positive(), z.maximum(1_000_000_000)),
  /** Money, and a bonus whose campaign leaves it open: minor units that one pays. */
  amount: z._default(z.nullable(z.int().check(z.positive(), z.maximum(1_000_000_000_000))), null),
  /** Bonus and free rounds: the campaign whose award it is. */
  campaign: z._default(z.nullable(Code), null),
  /** How many there are in all, with those that are gone; null: no bound. */
  stock: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))), null),
  maxEach: z._default(z.nullable(z.int().check(z.positive(), z.maximum(1_000_000))), null),
  /** Whether each exchange waits for approval. Goods always do. */
  reviewed: z._default(z.boolean(), true),
  enabled: z._default(z.boolean(), true),
  position,
  picture: z._default(z.nullable(PicturePath), null),
  texts: texts(z.strictObject({ name: Text(120), description: z._default(z.string().check(z.maxLength(2_000)), '') })),
});
export type PointProductItem = z.infer<typeof PointProductItem>;

export const PointProductStatus = z.strictObject({
  code: z.string(),
  name: z.string(),
  category: PointCategory,
  points: z.int(),
  amount: z.nullable(z.int()),
  campaign: z.nullable(z.string()),
  stock: z.nullable(z.int()),
  /** Held or gone. */
  taken: z.int(),
  enabled: z.boolean(),
});
export type PointProductStatus = z.infer<typeof PointProductStatus>;

export const WaitingExchange = z.strictObject({
  id: z.int(),
  account: z.string(),
  exchangeType: ExchangeType,
  productName: z.string(),
  quantity: z.int(),
  points: z.int(),
  amount: z.nullable(z.int()),
  /** Where goods are sent. */
  delivery: z.nullable(z.string()),
  status: ExchangeStatus,
  appliedAtMs: Millis,
});
export type WaitingExchange = z.infer<typeof WaitingExchange>;

const common = { auth: 'operator', roles: ['payments'] } as const;
const ofMerchant = { merchant: MerchantCode };

/** Rules of points, products and exchanges. Each change is one transaction with an audit row. */
export const pointsOperator = {
  rules: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/points/rules',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(PointRulesVersion) }),
    errors: ['unknown_merchant'],
    summary: 'The rules of points by the day from which they hold, the newest first: at most 100.',
  }),
  setRules: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/points/rules',
    encoding: 'json',
    request: z.strictObject({ ...ofMerchant, fromDay: Day, rules: PointRules, reason: OperatorReason }),
    response: PointRulesVersion,
    errors: ['unknown_merchant', 'points_wrong'],
    summary: 'Sets the rules of points from a day to come; the first ones may hold from today.',
  }),
  products: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/points/products',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(PointProductStatus) }),
    errors: ['unknown_merchant'],
    summary: 'The products of the points mall with their stock.',
  }),
  putProduct: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/points/products',
    encoding: 'json',
    bodyBytes: 500_000,
    request: z.strictObject({ ...ofMerchant, product: PointProductItem, reason: OperatorReason }),
    response: PointProductStatus,
    errors: ['unknown_merchant', 'points_wrong'],
    summary: 'Makes a product of the points mall, or changes it. Exchanges stay as they were made.',
  }),
  exchanges: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/points/exchanges',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({
      list: z.array(WaitingExchange),
      cost: z.strictObject({ exchanges: z.int(), points: z.int(), money: z.int(), bonus: z.int(), goods: z.int() }),
    }),
    errors: ['unknown_merchant'],
    summary: 'Exchanges that wait, the oldest first, and what approving all of them would cost.',
  }),
  decide: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/points/decide',
    encoding: 'json',
    request: z.strictObject({
      ...ofMerchant,
      exchangeId: z.int().check(z.positive()),
      approve: z.boolean(),
      reason: OperatorReason,
    }),
    response: WaitingExchange,
    errors: ['unknown_merchant', 'not_found', 'exchange_over', 'campaign_not_open'],
    summary: 'Approves an exchange, or rejects it: points and stock return.',
  }),
};
