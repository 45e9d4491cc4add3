import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { accountOf, type Account } from '../../ledger/account.ts';
import { firstOf } from '../../shared/first-of.ts';

type Owner = Pick<MemberRow, 'merchant' | 'id' | 'currency' | 'exponent'>;

const ownerOf = (memberId: number, vendor: string): string => `vendor:${vendor}:member:${memberId}`;

/** Whether the merchant's members play at every vendor from one wallet (WAL-03). */
export const isSingleWallet = async (db: Db | Tx, merchant: string): Promise<boolean> => {
  const { rows } = await sql<{ single: boolean }>`select is_single_wallet(${merchant}) as single`.execute(db);
  return firstOf(rows).single;
};

/** The member's wallet with a vendor; created if missing. Lock the main wallet before it moves. */
export const vendorWalletOf = (tx: Tx, { merchant, id, currency, exponent }: Owner, vendor: string): Promise<Account> =>
  accountOf(tx, { merchant, ledger: 'real', kind: 'vendor_wallet', owner: ownerOf(id, vendor), currency, exponent });

export interface VendorWallet {
  vendor: string;
  name: string;
  /** Null before money or play first came to it. */
  accountId: number | null;
  balance: MinorUnits;
  /** Whether games of this vendor can be played. */
  open: boolean;
}

/** The member's wallets with all vendors of the merchant, in the merchant's order. */
export const vendorWalletsOf = async (db: Db | Tx, { merchant, id, currency }: Owner): Promise<VendorWallet[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('vendors')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.merchant', '=', 'vendors.merchant')
        .on('accounts.ledger', '=', 'real')
        .on('accounts.kind', '=', 'vendor_wallet')
        .on('accounts.owner', '=', sql<string>`'vendor:' || vendors.code || ':member:' || ${id}::bigint`)
        .on('accounts.currency', '=', currency),
    )
    .select(['vendors.code', 'vendors.name', 'accounts.id', 'vendors.enabled', 'vendors.base_url'])
    .select(sql<number>`coalesce(accounts.balance, 0)`.as('balance'))
    .orderBy('vendors.position')
    .orderBy('vendors.code')
    .execute();
  return rows.map((row) => ({
    vendor: row.code,
    name: row.name,
    accountId: row.id,
    balance: row.balance,
    open: row.enabled && row.base_url !== null,
  }));
};

/** What stands in a member's vendor wallets altogether. */
export const inVendorWallets = async (db: Db | Tx, member: Owner): Promise<MinorUnits> =>
  (await vendorWalletsOf(db, member)).reduce((sum, { balance }) => sum + balance, 0);
