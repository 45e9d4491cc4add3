import type { Game } from '../../../contract/games.ts';
import type { GameType, Language } from '../../../contract/primitives.ts';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import type { Db } from '../../db/database.ts';
import { tablesOf } from '../vendor-api/index.ts';
import { topGames, type Offer } from './queries.ts';

/** Tables of one answer. */
const MAX_TABLES = 24;

/** Returns the tables of offered games at which members play against each other, those of the most played games first. */
export const tablesOfMembers = async (
  db: Db,
  merchant: Offer,
  { gameType, language }: { gameType?: GameType; language: Language },
): Promise<{ game: Game; table: number }[]> => {
  const games = await topGames(db, merchant, { language, gameType: gameType ?? 'PVP', max: SERVER_LIMITS.gamesPage });
  const tables = await tablesOf(
    db,
    merchant.code,
    games.map(({ nodeId }) => Number(nodeId)),
  );
  return games
    .flatMap((game) => tables.filter(({ node }) => String(node) === game.nodeId).map(({ table }) => ({ game, table })))
    .slice(0, MAX_TABLES);
};
