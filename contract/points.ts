import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { GameType, Millis, QueryInt } from './primitives.ts';
import { Balance } from './wallet.ts';

/** What points are exchanged for; `convert`: for money at the rate of the rules. */
export const POINT_CATEGORIES = ['goods', 'money', 'bonus', 'free_rounds'] as const;
export const PointCategory = z.enum(POINT_CATEGORIES);
export type PointCategory = z.infer<typeof PointCategory>;
export const ExchangeType = z.enum([...POINT_CATEGORIES, 'convert']);
export const EXCHANGE_STATUSES = ['applying', 'passed', 'rejected'] as const;
export const ExchangeStatus = z.enum(EXCHANGE_STATUSES);
export type ExchangeStatus = z.infer<typeof ExchangeStatus>;

/** How points are earned, how long they last and what they are worth. */
export const PointRules = z.strictObject({
  /**
   * By type of game, in thousandths of a point for each 1,000 minor units of valid stake. A type that is not named earns nothing.
   */
  rates: z.partialRecord(GameType, z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /** Points that are earned today expire after this. */
  expiryDays: z.int().check(z.minimum(7), z.maximum(3_650)),
  /** `points`, or a multiple of them, bring `amount` minor units; null: points are not converted. */
  convert: z.nullable(
    z.strictObject({
      points: z.int().check(z.positive(), z.maximum(1_000_000_000)),
      amount: z.int().check(z.positive(), z.maximum(1_000_000)),
    }),
  ),
});
export type PointRules = z.infer<typeof PointRules>;

/** Rules with the merchant's day from which they hold. */
export const PointRulesVersion = z.strictObject({ fromDay: z.string(), rules: PointRules });

/** A product of the points mall, in the language of the page. */
export const PointProduct = z.strictObject({
  code: z.string(),
  exchangeType: PointCategory,
  productName: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  requiredPoints: z.int(),
  /** Minor units that one pays, as money or as a bonus; null for goods, and where the campaign says it. */
  amount: z.nullable(z.int()),
  /** Free rounds that one gives, and the stake of each, minor units; null in other categories. */
  rounds: z.nullable(z.strictObject({ count: z.int(), stake: z.int() })),
  /** How many are left, and how many one member may have; null: no bound. */
  stock: z.nullable(z.int()),
  maxEach: z.nullable(z.int()),
  /** Whether the operator decides on each exchange. */
  reviewed: z.boolean(),
});
export type PointProduct = z.infer<typeof PointProduct>;

/** A record of the specification's points exchange. */
export const PointExchange = z.strictObject({
  transactionNumber: z.string(),
  applicationTime: Millis,
  exchangeType: ExchangeType,
  /** Empty where points were converted to money. */
  productName: z.string(),
  quantity: z.int(),
  requiredPoints: z.int(),
  status: ExchangeStatus,
  /** Money or bonus that it pays, minor units; null where it pays none, and where the campaign says it. */
  amount: z.nullable(z.int()),
  decidedAtMs: z.nullable(Millis),
});
export type PointExchange = z.infer<typeof PointExchange>;

/** Shortcuts of the table of points: what expires next, or what was earned and spent last. */
export const POINT_PERIODS = ['next7', 'next30', 'last7', 'last30'] as const;
export const PointPeriod = z.enum(POINT_PERIODS);
export const PointTransaction = z.strictObject({
  /** Of the member: grows by one with each. */
  number: z.int(),
  kind: z.enum(['earned', 'taken_back', 'debt', 'exchange', 'returned', 'expired', 'prize']),
  points: z.int(),
  /** After it. */
  balance: z.int(),
  /** `play:<day>`, `exchange:<transaction number>`, `expiry:<day>`, or what a prize is for. */
  source: z.string(),
  atMs: Millis,
  /** The merchant's day from which these points are gone. */
  expiresOn: z.nullable(z.string()),
});
export type PointTransaction = z.infer<typeof PointTransaction>;

const Exchanged = z.strictObject({
  exchange: PointExchange,
  /** Points that are left. */
  points: z.int(),
  balance: Balance,
});
const common = { auth: 'member', errors: [] } as const;
const query = { ...common, method: 'GET', encoding: 'query' } as const;
/** The longest delivery address. */
export const DELIVERY_LENGTH = 300;
/** Rows of one answer. */
export const POINT_ROWS = 20;

export const points = {
  balance: endpoint({
    ...query,
    path: '/wps/points/balance',
    request: z.strictObject({}),
    response: z.strictObject({
      points: z.int(),
      /** Points that were taken back after they had been spent: the next ones pay them. */
      owed: z.int(),
      /** What expires first. */
      expires: z.nullable(z.strictObject({ points: z.int(), expiresOn: z.string() })),
    }),
    summary: 'The member’s points (MEM-05).',
  }),
  reward: endpoint({
    ...query,
    path: '/wps/points/reward',
    request: z.strictObject({}),
    response: z.strictObject({ list: z.array(PointProduct) }),
    summary: 'The products of the points mall.',
  }),
  redeem: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/points/redeem',
    encoding: 'sealed',
    money: true,
    terms: true,
    request: z.strictObject({
      product: z.string().check(z.maxLength(32)),
      quantity: z.int().check(z.positive(), z.maximum(100)),
      /** For all of them, as the member saw it. */
      requiredPoints: z.int().check(z.positive()),
      paymentPassword: z.string().check(z.maxLength(12)),
      /** Where goods are sent. */
      delivery: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(DELIVERY_LENGTH))),
    }),
    response: Exchanged,
    errors: [
      'account_excluded',
      'campaign_not_open',
      'out_of_stock',
      'payment_password_locked',
      'payment_password_needed',
      'payment_password_wrong',
      'points_too_low',
      'product_not_open',
    ],
    summary: 'Exchanges points for a product. The points leave at once, and return if the operator rejects it.',
  }),
  redeemList: endpoint({
    ...query,
    path: '/wps/points/redeemList',
    request: z.strictObject({
      status: z.optional(ExchangeStatus),
      /** Only those before this transaction number. */
      before: z.optional(QueryInt),
    }),
    response: z.strictObject({ list: z.array(PointExchange), hasMore: z.boolean() }),
    summary: 'The member’s exchanges of points, the newest first.',
  }),
  config: endpoint({
    ...query,
    path: '/wps/points/config',
    request: z.strictObject({}),
    response: z.strictObject({
      /** Null where the merchant gives no points. */
      rules: z.nullable(PointRules),
      /** Rules that come, and from when. */
      next: z.nullable(PointRulesVersion),
      categories: z.array(PointCategory),
    }),
    summary: 'How points are earned today and what they are worth.',
  }),
  transactionDetail: endpoint({
    ...query,
    path: '/wps/points/transactionDetail',
    request: z.strictObject({ period: PointPeriod, before: z.optional(QueryInt) }),
    response: z.strictObject({
      list: z.array(PointTransaction),
      hasMore: z.boolean(),
      /** Of the periods to come: what expires on which day. */
      expiring: z.array(z.strictObject({ points: z.int(), expiresOn: z.string() })),
    }),
    summary: 'What changed the member’s points in a period, or what of them expires in one.',
  }),
  convert: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/points/convert',
    encoding: 'json',
    money: true,
    terms: true,
    request: z.strictObject({ points: z.int().check(z.positive(), z.maximum(1_000_000_000)) }),
    response: Exchanged,
    errors: ['account_excluded', 'points_convert_wrong', 'points_too_low'],
    summary: 'Converts points to money at the rate of today.',
  }),
};
