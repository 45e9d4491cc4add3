import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';

/** Above all games of the catalogue. */
const FIRST_NODE = 1_000_000;

/**
 * Fills a merchant's list of slots up to this number with copies of its slots, each with a name, a picture and play of its own.
 * Only the copies are offered, so that their number is exact. Returns their node ids.
 */
export const fillLobby = async ({ db }: Database, merchant: string, games: number): Promise<number[]> => {
  await sql`
    insert into games
    select (jsonb_populate_record(game, jsonb_build_object(
             'node_id', ${FIRST_NODE}::int + place, 'code', game.code || '-' || place, 'parent_node_id', null, 'pool_id', null,
             'popularity', place * 7919 % 10000, 'played', case when place % 3 = 0 then 20000 + place * 6007 % 1000 / 50.0 else 0 end,
             'names', (select jsonb_object_agg(key, value || ' ' || place) from jsonb_each_text(game.names)),
             'search', game.search || ' ' || place))).*
      from games game
      join (select node_id, row_number() over (order by node_id) as at, count(*) over () as originals
              from games where merchant = ${merchant} and game_type = 'RNG' and playable and enabled) original
        on original.node_id = game.node_id
     cross join lateral (select at + originals * copy as place from generate_series(0, ${games}::int) copy) copies
     where game.merchant = ${merchant} and place <= ${games}`.execute(db);
  await sql`update games set enabled = false where merchant = ${merchant} and node_id < ${FIRST_NODE}`.execute(db);
  await sql`vacuum analyze games`.execute(db);
  return Array.from({ length: games }, (_, index) => FIRST_NODE + index + 1);
};
