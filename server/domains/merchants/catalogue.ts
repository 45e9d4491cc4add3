import { sql } from 'kysely';
import type { RequestOf } from '../../../contract/define.ts';
import type { CatalogueGame, merchants } from '../../../contract/merchants.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { serverTexts } from '../../languages/index.ts';
import { foldText } from '../../../contract/fold-text.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { faultDetails } from '../../operator/file-faults.ts';
import { changeMerchant, lockMerchant } from '../../operator/merchant.ts';

/** What is wrong with a game of a catalogue, by its place in the file. */
interface Problem {
  index: number;
  field: keyof CatalogueGame;
  problem:
    | 'twice'
    | 'other_vendor'
    | 'other_number'
    | 'no_english_name'
    | 'unknown_class'
    | 'unknown_pool'
    | 'minimum_above_maximum';
}

interface Known {
  /** Node ids of other vendors' games. */
  foreign: ReadonlySet<number>;
  /** Node ids of this vendor's games, by code. */
  own: ReadonlyMap<string, number>;
  pools: ReadonlySet<string>;
}

const problemsOf = (games: readonly CatalogueGame[], { foreign, own, pools }: Known): Problem[] => {
  const seen = { nodeId: new Set<string>(), code: new Set<string>() };
  const isAgain = (field: 'nodeId' | 'code', value: string) => {
    const again = seen[field].has(value);
    seen[field].add(value);
    return again;
  };
  const classes = serverTexts.EN!.gameClasses;
  return games.flatMap((game, index) => {
    const found: [isSo: boolean, field: Problem['field'], problem: Problem['problem']][] = [
      [isAgain('nodeId', String(Number(game.nodeId))), 'nodeId', 'twice'],
      [isAgain('code', game.code), 'code', 'twice'],
      [foreign.has(Number(game.nodeId)), 'nodeId', 'other_vendor'],
      [(own.get(game.code) ?? Number(game.nodeId)) !== Number(game.nodeId), 'code', 'other_number'],
      [game.names.EN === undefined, 'names', 'no_english_name'],
      [game.classify.some((each) => !Object.hasOwn(classes, each)), 'classify', 'unknown_class'],
      [game.poolId !== null && !pools.has(game.poolId), 'poolId', 'unknown_pool'],
      [game.minBet > game.maxBet, 'minBet', 'minimum_above_maximum'],
    ];
    return found.filter(([isSo]) => isSo).map(([, field, problem]) => ({ index, field, problem }));
  });
};

const rowOf = ({ names, nodeId, freePlay, holdsOthers, ...game }: CatalogueGame) => ({
  node_id: Number(nodeId),
  code: game.code,
  game_type: game.gameType,
  classify: game.classify,
  names,
  is_game: holdsOthers ? 'VASSALAGE' : 'GAME',
  hot: game.hot,
  fresh: game.fresh,
  playable: game.playable,
  support_play: freePlay ? 0 : 1,
  room_id: game.roomId,
  pool_id: game.poolId,
  min_bet: game.minBet,
  max_bet: game.maxBet,
  lines: game.lines,
  rtp_micro: game.rtpMicro,
  min_round_ms: game.minRoundMs,
  free_round_stakes: game.freeRoundStakes,
  popularity: game.popularity,
  search: foldText([...Object.values(names), game.code].join(' ')),
});

const COLUMNS = [
  ...['code', 'game_type', 'classify', 'names', 'is_game', 'hot', 'fresh', 'playable', 'support_play', 'room_id'],
  ...['pool_id', 'min_bet', 'max_bet', 'lines', 'rtp_micro', 'min_round_ms', 'free_round_stakes', 'popularity'],
  'search',
];

/**
 * Writes games of a vendor in one statement, by their node ids. Games that exist keep what `keeps` names, their switch and where
 * they open.
 */
export const writeGames = async (
  tx: Tx,
  merchant: string,
  vendor: string,
  games: readonly CatalogueGame[],
  keeps: readonly string[] = [],
): Promise<{ created: number; changed: number }> => {
  const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
  const changes = COLUMNS.filter((name) => !keeps.includes(name)).map(
    (name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`,
  );
  const { rows } = await sql<{ created: boolean }>`
    insert into games (merchant, vendor, node_id, ${columns})
    select ${merchant}, ${vendor}, node_id, ${columns}
      from jsonb_to_recordset(${JSON.stringify(games.map(rowOf))}::jsonb) as game (
        node_id bigint, code text, game_type text, classify text[], names jsonb, is_game text, hot boolean, fresh boolean,
        playable boolean, support_play smallint, room_id text, pool_id text, min_bet bigint, max_bet bigint, lines int,
        rtp_micro int, min_round_ms int, free_round_stakes bigint[], popularity int, search text)
    on conflict (merchant, node_id) do update set ${sql.join(changes)}
    returning xmax = 0 as created`.execute(tx);
  const created = rows.filter((row) => row.created).length;
  return { created, changed: rows.length - created };
};

/** Makes or changes games of a vendor of the merchant: all, or none with the problems by their places in the file. */
export const putCatalogue = async (
  tx: Tx,
  { merchant, vendor, games, reason }: RequestOf<typeof merchants.putCatalogue>,
  fail: Fail<'catalogue_wrong'>,
): Promise<{ created: number; changed: number }> => {
  await lockMerchant(tx, merchant);
  const tables = inMerchant(tx, merchant);
  const known = await tables.selectFrom('vendors').select('code').where('code', '=', vendor).executeTakeFirst();
  if (!known) throw commonFailure('not_found');
  const offered = await tables.selectFrom('games').select(['node_id', 'vendor', 'code']).execute();
  const pools = await tables.selectFrom('pools').select('id').execute();
  const problems = problemsOf(games, {
    foreign: new Set(offered.filter((game) => game.vendor !== vendor).map(({ node_id }) => node_id)),
    own: new Map(offered.filter((game) => game.vendor === vendor).map(({ code, node_id }) => [code, node_id])),
    pools: new Set(pools.map(({ id }) => id)),
  });
  if (problems.length > 0) throw fail('catalogue_wrong', { details: faultDetails(problems) });
  const written = await writeGames(tx, merchant, vendor, games);
  await changeMerchant(tx, merchant, {});
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'catalogue',
    reason,
    before: null,
    after: { vendor, ...written },
  });
  return written;
};
