import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';
import type { Viewer } from '../../../live/viewer.ts';

/** Where a game's stake comes from: play money, or the wallet with this vendor (WAL-03). */
export type FundsOf = 'demo' | { vendor: string };

const KEY = /^wallet:(\d{1,15})-(demo|[A-Z0-9_]{2,24})$/;

/** Returns the key of the feed `funds`. The SQL function `funds_key` makes the same from an account. */
export const fundsKey = (memberId: number, of: FundsOf): string =>
  `wallet:${memberId}-${of === 'demo' ? of : of.vendor}`;

export const ownFunds = ({ memberId }: Viewer, key: string): boolean =>
  memberId !== undefined && KEY.exec(key)?.[1] === String(memberId);

/** The accounts of these keys. A key of another form, or of a wallet that was never opened, has none. */
const accountsOf = (db: Db | Tx, merchant: string, keys: readonly string[]) => {
  const parts = keys.flatMap((key) => {
    const [, member, of] = KEY.exec(key) ?? [];
    return member === undefined || of === undefined ? [] : [{ key, member, of }];
  });
  return inMerchant(db, merchant)
    .selectFrom('accounts')
    .innerJoin(
      sql<{ key: string; ledger: string; kind: string; owner: string }>`unnest(
        ${parts.map(({ key }) => key)}::text[],
        ${parts.map(({ of }) => (of === 'demo' ? 'demo' : 'real'))}::text[],
        ${parts.map(({ of }) => (of === 'demo' ? 'wallet' : 'vendor_wallet'))}::text[],
        ${parts.map(({ member, of }) => (of === 'demo' ? `member:${member}` : `vendor:${of}:member:${member}`))}::text[]
      )`.as<'requested'>(sql`requested (key, ledger, kind, owner)`),
      (join) =>
        join
          .on(sql<boolean>`accounts.ledger = requested.ledger`)
          .on(sql<boolean>`accounts.kind = requested.kind`)
          .onRef('accounts.owner', '=', 'requested.owner'),
    )
    .select(['requested.key', 'accounts.version as seq']);
};

export const readFunds = async (
  db: Db | Tx,
  merchant: string,
  keys: readonly string[],
): Promise<Current<'funds'>[]> => {
  const rows = await accountsOf(db, merchant, keys)
    .select(['accounts.balance', 'accounts.currency', 'accounts.exponent'])
    .execute();
  return rows.map(({ key, seq, balance, currency, exponent }) => ({
    key,
    seq,
    value: { amount: balance, currency, exponent },
  }));
};

export const fundsSeqs = async (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  new Map((await accountsOf(db, merchant, keys).execute()).map(({ key, seq }) => [key, seq]));
