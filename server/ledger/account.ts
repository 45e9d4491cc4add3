import type { Selectable } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import type { AccountsTable } from '../db/schema.ts';

export type Account = Selectable<AccountsTable>;
/** Real or free-play money; never mixed in one ledger transaction (PP-23). */
export type Ledger = Account['ledger'];
export type AccountKind = Account['kind'];

export interface AccountName {
  merchant: string;
  ledger: Ledger;
  kind: AccountKind;
  /** `member:<id>`, `vendor:<code>:member:<id>` for a vendor wallet, `pool:<id>`, `room:<id>` for rain, `provider:<code>`, or the merchant itself for `house`. */
  owner: string;
  currency: string;
  exponent: number;
  /** Entries are appended and rolled up later, so that no bet waits for another. Default for `house` and `cashier`. */
  hot?: boolean;
}

const HOT: readonly AccountKind[] = ['house', 'cashier'];
/** Money that players own or can win. A ledger transaction that would take more than there is, is refused. */
const NEVER_NEGATIVE: readonly AccountKind[] = ['wallet', 'vendor_wallet', 'pool', 'reserve', 'bonus', 'rain'];
export const mayBeNegative = (kind: AccountKind): boolean => !NEVER_NEGATIVE.includes(kind);

/** Finds or creates the account of that name. The row is not locked. */
export const accountOf = async (tx: Tx, name: AccountName): Promise<Account> => {
  const { merchant, hot = HOT.includes(name.kind), ...row } = name;
  const tables = inMerchant(tx, merchant);
  const find = () =>
    tables
      .selectFrom('accounts')
      .selectAll()
      .where('ledger', '=', row.ledger)
      .where('kind', '=', row.kind)
      .where('owner', '=', row.owner)
      .where('currency', '=', row.currency)
      .executeTakeFirst();
  const known = await find();
  if (known) return known;
  await tables
    .insertInto('accounts', { ...row, hot, allow_negative: mayBeNegative(row.kind) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`account ${row.kind} ${row.owner} is neither there nor can it be made`);
  return made;
};
