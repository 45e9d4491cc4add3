import { sql } from 'kysely';
import type { JackpotAccount } from '../../../contract/jackpots.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inBrand } from '../../db/brand.ts';
import type { Tx } from '../../db/database.ts';

/** Wins shown of each pool. */
const WINS = 10;

/** A brand's pools with their funding, odds and wins (PP-28); read on one snapshot, so that the figures add up. */
export const jackpotAccounts = async (tx: Tx, merchant: string, language: Language): Promise<JackpotAccount[]> => {
  const brand = inBrand(tx, merchant);
  const pools = await brand
    .selectFrom('pools')
    .innerJoin('accounts', 'accounts.id', 'pools.account_id')
    .select(['pools.id', 'name', 'currency', 'exponent', 'balance', 'seeded', 'dripped', 'paid', 'one_in'])
    .select(['contribution_micro', 'reserve_micro'])
    .select([
      sql<number>`((contributed_micro - reserve_micro) / 1000000)::bigint`.as('contributed'),
      sql<number>`coalesce((select sum(amount_micro) from pool_contributions c
                             where c.merchant = pools.merchant and c.pool_id = pools.id), 0)::bigint`.as('waiting'),
    ])
    .orderBy('position')
    .orderBy('pools.id')
    .execute();
  const games = await brand
    .selectFrom('games')
    .select(['pool_id', 'node_id', sql<string>`coalesce(names ->> ${language}, names ->> 'EN', code)`.as('name')])
    .where('pool_id', 'is not', null)
    .orderBy('node_id')
    .execute();
  const wins = await brand
    .selectFrom('pool_wins')
    .select(['pool_id', 'amount', 'at', 'player_name'])
    .where((eb) =>
      eb(
        'pool_wins.id',
        'in',
        sql<number>`(select id from (select w.id, row_number() over (partition by w.pool_id order by w.id desc) as place
                       from pool_wins w where w.merchant = ${merchant}) newest where place <= ${WINS})`,
      ),
    )
    .orderBy('pool_wins.id', 'desc')
    .execute();
  return pools.map((pool) => ({
    id: pool.id,
    name: pool.name,
    currency: pool.currency,
    exponent: pool.exponent,
    shown: pool.balance,
    seeded: pool.seeded,
    contributed: pool.contributed,
    dripped: pool.dripped,
    paid: pool.paid,
    reserveMicro: pool.reserve_micro + pool.waiting,
    oneIn: pool.one_in,
    contributionMicro: pool.contribution_micro,
    games: games
      .filter((game) => game.pool_id === pool.id)
      .map((game) => ({ nodeId: String(game.node_id), name: game.name })),
    wins: wins
      .filter((win) => win.pool_id === pool.id)
      .map((win) => ({ amount: win.amount, atMs: win.at.getTime(), playerName: win.player_name })),
  }));
};
