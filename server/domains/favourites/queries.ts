import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { offeredGames, pageOf, type Offer, type Paging } from '../games/index.ts';

/** Returns a member's favourites, the last added first. */
export const favouriteGames = (
  db: Db,
  merchant: Offer,
  memberId: number,
  { gameType, vendor, ...paging }: Paging & { gameType?: string; vendor?: string },
) => {
  const query = offeredGames(db, merchant)
    .where(
      sql<boolean>`exists (select from favourites f where f.merchant = games.merchant and f.node_id = games.node_id and f.member_id = ${memberId})`,
    )
    .$if(gameType !== undefined, (q) => q.where('games.game_type', '=', gameType!))
    .$if(vendor !== undefined, (q) => q.where('games.vendor', '=', vendor!));
  const lastAdded = sql`(select f.at from favourites f where f.node_id = games.node_id and f.member_id = ${memberId})`;
  return pageOf(db, query, (q) => q.orderBy(lastAdded, 'desc').orderBy('games.node_id'), paging);
};
