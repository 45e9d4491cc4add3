import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Currency, Exponent, MerchantCode, PositiveMinorUnits } from './primitives.ts';

const Fee = z.int().check(z.minimum(0));
const Count = z.int().check(z.minimum(1), z.maximum(1_000));
const OfMerchant = z.strictObject({ merchant: MerchantCode });

const common = {
  enabled: z.boolean(),
  minimum: PositiveMinorUnits,
  maximum: PositiveMinorUnits,
  /** An order of this amount or more waits for the operator; null: none does. */
  reviewFrom: z.nullable(PositiveMinorUnits),
};

/** What the operator sets of a deposit method. Amounts in minor units. */
export const DepositMethodSettings = z.strictObject({
  ...common,
  fee: Fee,
  /** Amounts that the page offers. */
  presets: z.array(PositiveMinorUnits).check(z.maxLength(12)),
});
export type DepositMethodSettings = z.infer<typeof DepositMethodSettings>;

/** What the operator sets of a withdrawal method. Amounts in minor units; null: no bound. */
export const WithdrawalMethodSettings = z.strictObject({
  ...common,
  dailyCount: z.nullable(Count),
  dailySum: z.nullable(PositiveMinorUnits),
  feeFixed: Fee,
  /** Millionths of the amount. */
  feeShareMicro: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** Withdrawals of a member without a fee on each day. */
  freeADay: z.int().check(z.minimum(0), z.maximum(1_000)),
});
export type WithdrawalMethodSettings = z.infer<typeof WithdrawalMethodSettings>;

const named = <S extends z.ZodMiniType>(settings: S) =>
  z.strictObject({ code: z.string(), name: z.string(), provider: z.string(), settings });
const listed = <S extends z.ZodMiniType>(settings: S) =>
  z.strictObject({ currency: Currency, exponent: Exponent, list: z.array(named(settings)) });
const change = <S extends z.ZodMiniType>(settings: S) =>
  z.strictObject({
    merchant: MerchantCode,
    code: z.string().check(z.maxLength(32)),
    change: settings,
    reason: OperatorReason,
  });

/** The operator's part of payment methods: bounds, fees, and whether members can choose them. */
export const paymentMethodsOperator = {
  depositMethods: endpoint({
    method: 'GET',
    path: '/operator/depositMethods',
    auth: 'operator',
    encoding: 'query',
    request: OfMerchant,
    response: listed(DepositMethodSettings),
    errors: ['unknown_merchant'],
    summary: 'Deposit methods with their bounds and fees, disabled ones too.',
  }),
  setDepositMethod: endpoint({
    method: 'PUT',
    path: '/operator/depositMethods',
    auth: 'operator',
    encoding: 'json',
    request: change(z.partial(DepositMethodSettings)),
    response: listed(DepositMethodSettings),
    errors: ['unknown_merchant', 'not_found', 'method_settings_wrong'],
    summary: 'Changes a deposit method. Orders that exist keep their fee.',
  }),
  withdrawalMethods: endpoint({
    method: 'GET',
    path: '/operator/withdrawalMethods',
    auth: 'operator',
    encoding: 'query',
    request: OfMerchant,
    response: listed(WithdrawalMethodSettings),
    errors: ['unknown_merchant'],
    summary: 'Withdrawal methods with their bounds and fees, disabled ones too.',
  }),
  setWithdrawalMethod: endpoint({
    method: 'PUT',
    path: '/operator/withdrawalMethods',
    auth: 'operator',
    encoding: 'json',
    request: change(z.partial(WithdrawalMethodSettings)),
    response: listed(WithdrawalMethodSettings),
    errors: ['unknown_merchant', 'not_found', 'method_settings_wrong'],
    summary: 'Changes a withdrawal method. Orders that exist keep their fee.',
  }),
} as const;
