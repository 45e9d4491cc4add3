import { sql } from 'kysely';
import type { JackpotAccount, PoolWin } from '../../../contract/jackpots.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { gameTile } from '../../shared/picture-urls.ts';
import { isPlayablePool } from './playable.ts';
import { shownInSql } from './pool.ts';

/** Contributions since the last release, millionths. */
const waiting = sql`coalesce((select sum(amount_micro) from pool_contributions c
                              where c.merchant = pools.merchant and c.pool_id = pools.id), 0)`;

/** Number of wins listed per pool. */
const WINS = 10;

/** Returns a merchant's pools with their funding, odds and wins (PP-28). Read on one snapshot, so that the figures add up. */
export const jackpotAccounts = async (tx: Tx, merchant: string, language: Language): Promise<JackpotAccount[]> => {
  const tables = inMerchant(tx, merchant);
  const pools = await tables
    .selectFrom('pools')
    .innerJoin('accounts', 'accounts.id', 'pools.account_id')
    .where(isPlayablePool)
    .select(['pools.id', 'name', 'currency', 'exponent', 'seeded', 'funded', 'paid', 'one_in', 'reference_stake'])
    .select(['contribution_micro', 'seed_min', 'seed_max', 'reserve_bound'])
    .select([
      shownInSql.as('shown'),
      sql<string>`contributed_micro + ${waiting}`.as('contributed'),
      sql<string>`reserve_micro + shown_micro % 1000000 + ${waiting}`.as('reserve'),
    ])
    .orderBy('position')
    .orderBy('pools.id')
    .execute();
  const games = await tables
    .selectFrom('games')
    .select([
      'pool_id',
      'node_id',
      'picture',
      sql<string>`coalesce(names ->> ${language}, names ->> 'EN', code)`.as('name'),
    ])
    .where('pool_id', 'is not', null)
    .where('playable', '=', true)
    .where('enabled', '=', true)
    .orderBy('node_id')
    .execute();
  const wins = await tables
    .selectFrom('pool_wins')
    .select(['pool_id', 'amount', 'at', 'player_name'])
    .where((eb) =>
      eb(
        'pool_wins.id',
        'in',
        sql<number>`(select id from (select w.id, row_number() over (partition by w.pool_id order by w.id desc) as place
                       from pool_wins w where w.merchant = ${merchant} and w.reversed_at is null) newest where place <= ${WINS})`,
      ),
    )
    .orderBy('pool_wins.id', 'desc')
    .execute();
  const biggest = await tables
    .selectFrom('pool_wins')
    .distinctOn('pool_id')
    .select(['pool_id', 'amount', 'at', 'player_name'])
    .where('reversed_at', 'is', null)
    .orderBy('pool_id')
    .orderBy('amount', 'desc')
    .orderBy('id')
    .execute();
  return pools.map((pool) => ({
    id: pool.id,
    name: pool.name,
    currency: pool.currency,
    exponent: pool.exponent,
    shown: pool.shown,
    seeded: pool.seeded,
    contributedMicro: Number(pool.contributed),
    funded: pool.funded,
    paid: pool.paid,
    cameMicro: (pool.seeded + pool.funded) * 1_000_000 + Number(pool.contributed),
    reserveMicro: Number(pool.reserve),
    oneIn: pool.one_in,
    referenceStake: pool.reference_stake,
    seedMin: pool.seed_min,
    seedMax: pool.seed_max,
    reserveBound: pool.reserve_bound,
    contributionMicro: pool.contribution_micro,
    games: games
      .filter((game) => game.pool_id === pool.id)
      .map((game) => ({ nodeId: String(game.node_id), name: game.name, iconUrl: gameTile(game) })),
    wins: wins.filter((win) => win.pool_id === pool.id).map(winOf),
    biggestWin: biggest.filter((win) => win.pool_id === pool.id).map(winOf)[0] ?? null,
  }));
};

const winOf = ({ amount, at, player_name }: { amount: number; at: Date; player_name: string }): PoolWin => ({
  amount,
  atMs: at.getTime(),
  playerName: player_name,
});
