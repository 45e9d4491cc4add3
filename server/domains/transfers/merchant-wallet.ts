import type { ResponseOf } from '../../../contract/define.ts';
import type { MerchantWallet, transfers } from '../../../contract/transfers.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { balanceOf, inVendorWallets, isSingleWallet, vendorWalletsOf } from '../wallet/index.ts';

/** The member's main wallet and vendor wallets. Money in a vendor wallet is listed though the wallet has become single. */
export const merchantWallet = async (tx: Tx, member: MemberRow): Promise<MerchantWallet> => {
  const isSingle = await isSingleWallet(tx, member.merchant);
  const { amount: main } = await balanceOf(tx, member);
  const wallets = await vendorWalletsOf(tx, member);
  const sum = wallets.reduce((total, { balance }) => total + balance, 0);
  return {
    isSingle,
    main,
    vendors: wallets
      .filter(({ open, balance }) => balance > 0 || (open && !isSingle))
      .map(({ vendor, name, balance, open }) => ({ vendor, name, amount: balance, open: open && !isSingle })),
    inVendorWallets: sum,
    total: main + sum,
    currency: member.currency,
    exponent: member.exponent,
  };
};

/** All money of the member, with what waits in withdrawals (WAL-04). Throws `not_allowed` while AGENTPOLICY3 is off. */
export const consolidated = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall,
): Promise<ResponseOf<typeof transfers.consolidated>> => {
  if (!merchant.flags.AGENTPOLICY3) throw fail('not_allowed');
  const { currency, exponent } = member;
  const wallets = (await balanceOf(tx, member)).amount;
  const atVendors = await inVendorWallets(tx, member);
  const reserve = await inMerchant(tx, merchant.code)
    .selectFrom('accounts')
    .select('balance')
    .where('ledger', '=', 'real')
    .where('kind', '=', 'reserve')
    .where('owner', '=', `member:${member.id}`)
    .where('currency', '=', currency)
    .executeTakeFirst();
  const inWithdrawal = reserve?.balance ?? 0;
  const total = wallets + atVendors + inWithdrawal;
  return { wallets, inVendorWallets: atVendors, inWithdrawal, total, currency, exponent };
};
