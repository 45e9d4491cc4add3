import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import { GameType } from '../../../contract/primitives.ts';
import { winners, type WinnerEntry } from '../../../contract/winners.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { sql } from 'kysely';

/** Routes of the winners board: the end of the log that the socket continues. */
export const winnersRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, winners.board, ({ merchant, fail }, { gameCategory, limitNum, order }) => {
    if (gameCategory !== 'ALL' && !GameType.safeParse(gameCategory).success)
      throw fail('invalid_request', {
        details: { issues: [{ path: 'gameCategory', problem: 'invalid_value' }] },
      });
    const max = Math.min(Math.max(Number(limitNum), 1), LIMITS.winners);
    return ctx.database.readSnapshot((tx) => board(tx, merchant.code, { category: gameCategory, max, order }));
  });
};

interface Requested {
  category: string;
  max: number;
  order?: 'latest' | 'high';
}

const board = async (db: Db | Tx, merchant: string, { category, max, order }: Requested) => {
  const key = `merchant:${merchant}`;
  const tables = inMerchant(db, merchant);
  const rows = await tables
    .selectFrom('feed_log')
    .select(['seq', 'value'])
    .where('feed', '=', 'winners')
    .where('key', '=', key)
    .where(sql<boolean>`not value ? 'withdrawn'`)
    .where(
      sql<boolean>`not exists (select from feed_log w where w.feed = 'winners' and w.value ? 'withdrawn' and w.key = feed_log.key
                                 and (w.value ->> 'withdrawn')::bigint = (feed_log.value ->> 'id')::bigint)`,
    )
    .$if(category !== 'ALL', (q) =>
      q.where(
        sql<boolean>`exists (select from games g where g.merchant = feed_log.merchant and g.node_id = (feed_log.value ->> 'nodeId')::bigint and g.game_type = ${category})`,
      ),
    )
    // A merchant has one currency, so that amounts compare.
    .$if(order === 'high', (q) => q.orderBy(sql`(value -> 'vo' ->> 'winAmount')::bigint`, 'desc'))
    .orderBy('seq', 'desc')
    .limit(max)
    .execute();
  const head = await tables
    .selectFrom('feed_heads')
    .select('seq')
    .where('feed', '=', 'winners')
    .where('key', '=', key)
    .executeTakeFirst();
  return { list: rows.map(({ value }) => value as WinnerEntry), seq: head?.seq ?? 0 };
};
