import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import {
  Currency,
  Exponent,
  MemberId,
  Millis,
  MinorUnits,
  Money,
  PositiveMinorUnits,
  QueryInt,
  Uuid,
} from './primitives.ts';
import { Balance } from './wallet.ts';

const VendorCode = z.string().check(z.minLength(1), z.maxLength(32));

/** A transfer between a member and the direct upline, as one of the two sees it. */
export const UplineTransfer = z.strictObject({
  id: Uuid,
  direction: z.enum(['sent', 'received']),
  /** The account name of the other side. */
  other: z.string(),
  money: Money,
  createdAtMs: Millis,
});
export type UplineTransfer = z.infer<typeof UplineTransfer>;

/** A member's wallet with a vendor. */
export const VendorWallet = z.strictObject({
  vendor: VendorCode,
  name: z.string(),
  amount: MinorUnits,
  /** Whether money can be moved to it: its vendor's games can be played. */
  open: z.boolean(),
});
export type VendorWallet = z.infer<typeof VendorWallet>;

/** WAL-03: the main wallet and the vendor wallets. */
export const MerchantWallet = z.strictObject({
  /** True: one wallet for all vendors. Then only vendor wallets with money from before are listed. */
  isSingle: z.boolean(),
  main: MinorUnits,
  vendors: z.array(VendorWallet),
  /** The sum of all vendor wallets, and with the main wallet. */
  inVendorWallets: MinorUnits,
  total: MinorUnits,
  currency: Currency,
  exponent: Exponent,
});
export type MerchantWallet = z.infer<typeof MerchantWallet>;

export const transfers = {
  merchantWallet: endpoint({
    method: 'GET',
    path: '/wps/wallets/merchantWallet',
    // The page reloads it when the balance or the play moves.
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: MerchantWallet,
    errors: [],
    summary: 'The member’s main wallet and vendor wallets, each and in total (WAL-03, WAL-04).',
  }),
  consolidated: endpoint({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({
      wallets: MinorUnits,
      inVendorWallets: MinorUnits,
      /** Requested withdrawals that are not paid yet. */
      inWithdrawal: MinorUnits,
      total: MinorUnits,
      currency: Currency,
      exponent: Exponent,
    }),
    errors: ['not_allowed'],
    summary: 'All money of a member in one answer, while AGENTPOLICY3 is on (WAL-04).',
  }),
  walletTransfer: endpoint({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    auth: 'member',
    encoding: 'json',
    money: true,
    request: z.strictObject({
      vendor: VendorCode,
      direction: z.enum(['toVendor', 'toMain']),
      amount: PositiveMinorUnits,
      currency: Currency,
    }),
    response: z.strictObject({ wallet: MerchantWallet, balance: Balance }),
    errors: [
      'unknown_vendor',
      'wallet_single',
      'wrong_currency',
      'balance_too_low',
      'account_excluded',
      'transfer_owed',
    ],
    summary: 'Moves money between the main wallet and a vendor wallet (WAL-03).',
  }),
  allToMain: endpoint({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransferAll',
    auth: 'member',
    encoding: 'json',
    money: true,
    request: Nothing,
    response: z.strictObject({ moved: MinorUnits, wallet: MerchantWallet, balance: Balance }),
    errors: [],
    summary: 'Moves the money of all vendor wallets to the main wallet, in one ledger transaction (WAL-03).',
  }),
  upline: endpoint({
    method: 'GET',
    path: '/wps/wallets/transferUpline',
    // The page reloads it when the balance moves.
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({
      /** The account name of the direct upline; null without one. */
      upline: z.nullable(z.string()),
      minimum: MinorUnits,
      maximum: MinorUnits,
      /** Left of today's count and sum. */
      countLeft: z.int(),
      sumLeft: MinorUnits,
      /** Turnover that must be played first. */
      openTurnover: MinorUnits,
      currency: Currency,
      exponent: Exponent,
      /** The newest transfers of both directions. */
      list: z.array(UplineTransfer),
    }),
    errors: ['transfer_closed'],
    summary: 'All that the page of transfers to the upline shows (WAL-03).',
  }),
  toUpline: endpoint({
    method: 'POST',
    path: '/wps/wallets/transferUpline',
    auth: 'member',
    encoding: 'json',
    money: true,
    confirmed: true,
    request: z.strictObject({ amount: PositiveMinorUnits, currency: Currency }),
    response: z.strictObject({ transfer: UplineTransfer, balance: Balance }),
    errors: [
      'transfer_closed',
      'no_upline',
      'upline_unavailable',
      'wrong_currency',
      'transfer_out_of_bounds',
      'transfer_count_reached',
      'transfer_sum_reached',
      'transfer_turnover_open',
      'balance_too_low',
      'transfer_owed',
      'agent_frozen',
    ],
    summary: 'Sends money to the member’s direct upline (WAL-03).',
  }),
  downline: endpoint({
    method: 'GET',
    path: '/wps/wallets/transferDownline',
    // The page reloads it when the balance moves.
    automatic: true,
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({ memberId: QueryInt }),
    response: z.strictObject({
      memberId: MemberId,
      account: z.string(),
      minimum: MinorUnits,
      maximum: MinorUnits,
      /** Left of today's count and sum, over all direct members. */
      countLeft: z.int(),
      sumLeft: MinorUnits,
      /** The agent's turnover that must be played first. */
      openTurnover: MinorUnits,
      /** The operator froze the agent, which sends nothing then. */
      isFrozen: z.boolean(),
      currency: Currency,
      exponent: Exponent,
      /** The newest transfers with this member, of both directions. */
      list: z.array(UplineTransfer),
    }),
    errors: [],
    summary: 'What an agent sees before it sends money to a direct member (AGT-05).',
  }),
  toDownline: endpoint({
    method: 'POST',
    path: '/wps/wallets/transferDownline',
    auth: 'agent',
    encoding: 'json',
    money: true,
    confirmed: true,
    request: z.strictObject({ memberId: MemberId, amount: PositiveMinorUnits, currency: Currency }),
    response: z.strictObject({ transfer: UplineTransfer, balance: Balance }),
    errors: [
      'agent_frozen',
      'downline_unavailable',
      'wrong_currency',
      'transfer_out_of_bounds',
      'transfer_count_reached',
      'transfer_sum_reached',
      'transfer_turnover_open',
      'balance_too_low',
      'transfer_owed',
    ],
    summary: 'Sends money from an agent to a direct member (AGT-05).',
  }),
} as const;
