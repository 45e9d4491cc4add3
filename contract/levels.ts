import * as z from 'zod/mini';
import { Code, Text, texts } from './content-operator.ts';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Prize, ShownPrize } from './prizes.ts';
import { MerchantCode } from './primitives.ts';

const Level = z.strictObject({
  code: Code,
  /** Valid stake of the period that it needs, minor units of the merchant's currency. */
  stake: z.int().check(z.minimum(0), z.maximum(1_000_000_000_000_000)),
  /** What points of play are multiplied by, thousandths. */
  pointsFactor: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 1_000),
  /** What rates of rebates are multiplied by, thousandths; absent: 1,000. */
  rebateFactor: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  /** What a member gets who reaches the level for the first time. */
  gift: z._default(z.nullable(Prize), null),
  texts: texts(z.strictObject({ name: Text(60) })),
});
/** The levels of a merchant, the lowest first. */
export const Ladder = z.strictObject({
  /** Days whose valid stakes count. */
  periodDays: z.int().check(z.minimum(1), z.maximum(366)),
  /** A member whose stake is too low keeps the level for this long. */
  graceDays: z.int().check(z.minimum(0), z.maximum(366)),
  levels: z.array(Level).check(z.minLength(1), z.maxLength(50)),
});
export type Ladder = z.infer<typeof Ladder>;

const OwnLevel = z.strictObject({
  code: z.string(),
  name: z.string(),
  stake: z.int(),
  pointsFactor: z.int(),
  /** For who reaches it for the first time. */
  gift: z.nullable(ShownPrize),
});

export const levels = {
  own: endpoint({
    method: 'GET',
    path: '/wps/levels',
    auth: 'member',
    encoding: 'query',
    request: z.strictObject({}),
    response: z.strictObject({
      /** Null before the first counted day. */
      level: z.nullable(OwnLevel),
      /** What the next level needs, and what is left of it; null at the top. */
      next: z.nullable(z.extend(OwnLevel, { left: z.int() })),
      /** Valid stake of the period up to now. */
      stake: z.int(),
      periodDays: z.int(),
      /** The day from which the level falls if the stake stays too low. */
      fallsOn: z.nullable(z.string()),
      list: z.array(OwnLevel),
    }),
    errors: [],
    summary: 'The member’s level, what the next one needs, and all levels; none where the merchant has none.',
  }),
};

const common = { auth: 'operator', roles: ['content', 'payments'] } as const;
const ofMerchant = { merchant: MerchantCode };
const LadderStatus = z.strictObject({
  ladder: z.nullable(Ladder),
  /** Members of each level, by its code. */
  members: z.record(z.string(), z.int()),
  /** The merchant's day up to which members were counted. */
  countedDay: z.nullable(z.string()),
});

export const levelsOperator = {
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/levels',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: LadderStatus,
    errors: ['unknown_merchant'],
    summary: 'The levels of a merchant with how many members each has.',
  }),
  put: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/levels',
    encoding: 'json',
    bodyBytes: 500_000,
    bodyValues: 4_000,
    request: z.strictObject({ ...ofMerchant, ladder: Ladder, reason: OperatorReason }),
    response: LadderStatus,
    errors: ['unknown_merchant', 'points_wrong'],
    summary: 'Sets the levels of a merchant. Members are counted anew; a fall has its grace.',
  }),
};
