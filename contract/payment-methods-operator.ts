import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Currency, Exponent, Language, MerchantCode, PositiveMinorUnits } from './primitives.ts';

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

const newMethod = {
  merchant: MerchantCode,
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  /** Code of a connected payment provider. */
  provider: z.string().check(z.minLength(1), z.maxLength(32)),
  /** By language; English is needed. */
  names: z.partialRecord(Language, z.string().check(z.minLength(1), z.maxLength(60))),
  /** True where no real money moves; pages say so. */
  sandbox: z._default(z.boolean(), false),
  position: z._default(z.int().check(z.minimum(0), z.maximum(1_000)), 0),
  reason: OperatorReason,
};
export const NewDepositMethod = z.strictObject({
  ...newMethod,
  /** What the page says about the payment. */
  instructions: z._default(z.partialRecord(Language, z.string().check(z.maxLength(1_000))), {}),
  settings: DepositMethodSettings,
});
export const NewWithdrawalMethod = z.strictObject({
  ...newMethod,
  kind: z.enum(['bank', 'ewallet', 'crypto']),
  settings: WithdrawalMethodSettings,
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
  newDepositMethod: endpoint({
    method: 'POST',
    path: '/operator/depositMethods',
    auth: 'operator',
    encoding: 'json',
    request: NewDepositMethod,
    response: listed(DepositMethodSettings),
    errors: ['unknown_merchant', 'method_settings_wrong', 'provider_unknown'],
    summary: 'Makes a deposit method, or replaces one of the same code.',
  }),
  newWithdrawalMethod: endpoint({
    method: 'POST',
    path: '/operator/withdrawalMethods',
    auth: 'operator',
    encoding: 'json',
    request: NewWithdrawalMethod,
    response: listed(WithdrawalMethodSettings),
    errors: ['unknown_merchant', 'method_settings_wrong', 'provider_unknown'],
    summary: 'Makes a withdrawal method, or replaces one of the same code.',
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
