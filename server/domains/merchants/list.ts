import { sql } from 'kysely';
import type { MerchantRow, MISSING } from '../../../contract/merchants.ts';
import type { SiteStatus } from '../../../contract/site.ts';
import type { Brand } from '../../../contract/site.ts';
import type { Db, Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';
import { RULES } from '../site/index.ts';

interface Row {
  code: string;
  brand: Brand;
  status: SiteStatus['status'];
  status_until: Date | null;
  closed: MerchantRow['closed'];
  hosts: string[];
  games: number;
  keys: number;
  deposit_methods: number;
  withdrawal_methods: number;
  rules: boolean;
}

/** Every merchant, or one, with its hosts and the counts of what it needs. */
const rowsOf = async (db: Db | Tx, code: string | null): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select m.code, m.brand, m.status, m.status_until,
           case when m.archived_at is not null then 'archived' when m.closed_at is not null then 'closed' end as closed,
           (select coalesce(array_agg(d.host order by d.host), '{}') from domains d where d.merchant = m.code) as hosts,
           (select count(*)::int from games g join vendors v on v.merchant = g.merchant and v.code = g.vendor
             where g.merchant = m.code and g.enabled and g.playable and v.enabled) as games,
           (select count(distinct k.vendor)::int from vendor_keys k
             where k.merchant = m.code and k.direction = 'out' and k.revoked_at is null) as keys,
           (select count(*)::int from deposit_methods p where p.merchant = m.code and p.enabled) as deposit_methods,
           (select count(*)::int from withdrawal_methods p where p.merchant = m.code and p.enabled) as withdrawal_methods,
           exists (select from help_topics t where t.merchant = m.code and t.anchor = ${RULES}) as rules
      from merchants m
     where ${code}::text is null or m.code = ${code}
     order by m.code`.execute(db);
  return rows;
};

const published = ({ code, brand, status, status_until, closed, hosts, games, ...counts }: Row): MerchantRow => {
  const lacks: Record<(typeof MISSING)[number], boolean> = {
    host: hosts.length === 0,
    vendor_key: counts.keys === 0,
    game: games === 0,
    deposit_method: counts.deposit_methods === 0,
    withdrawal_method: counts.withdrawal_methods === 0,
    rules: !counts.rules,
  };
  return {
    merchant: code,
    name: brand.name,
    currency: brand.currency,
    exponent: brand.exponent,
    status: { status, untilMs: status_until?.getTime() ?? null },
    closed,
    hosts,
    games,
    missing: (Object.keys(lacks) as (keyof typeof lacks)[]).filter((each) => lacks[each]),
  };
};

export const listMerchants = async (db: Db): Promise<{ list: MerchantRow[] }> => ({
  list: (await rowsOf(db, null)).map(published),
});

/** One merchant, which exists. */
export const rowOf = async (tx: Tx, code: string): Promise<MerchantRow> => published(firstOf(await rowsOf(tx, code)));
