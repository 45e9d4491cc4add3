import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, Money } from './primitives.ts';

/** What stands in vendor wallets of a merchant, by currency. */
export const FilledWallets = z.strictObject({ list: z.array(z.strictObject({ wallets: z.int(), money: Money })) });
export type FilledWallets = z.infer<typeof FilledWallets>;

/** Operator commands on the wallets of a merchant. */
export const transferOperator = {
  setSingleWallet: endpoint({
    method: 'PUT',
    path: '/operator/single-wallet',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({ merchant: MerchantCode, single: z.boolean(), reason: OperatorReason }),
    response: z.strictObject({ single: z.boolean() }),
    errors: ['unknown_merchant', 'vendor_wallets_filled'],
    summary:
      'Whether members play at every vendor from one wallet (WAL-03). Refused while vendor wallets hold money: the answer names how much in how many.',
  }),
} as const;
