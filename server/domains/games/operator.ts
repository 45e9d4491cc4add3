import type { FastifyInstance } from 'fastify';
import type { RequestOf } from '../../../contract/define.ts';
import { operator } from '../../../contract/operator.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { audit } from '../../operator/audit.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMerchant } from '../../operator/merchant.ts';

/** Sets where a game opens, and whether it is offered for free. Throws `not_found` for an unknown game. */
const setGame = async (
  tx: Tx,
  { merchant, nodeId, openIn, freePlay, reason = '' }: RequestOf<typeof operator.setGame>,
): Promise<Record<string, never>> => {
  await lockMerchant(tx, merchant);
  const tables = inMerchant(tx, merchant);
  const row = await tables
    .selectFrom('games')
    .select(['open_in', 'support_play'])
    .where('node_id', '=', Number(nodeId))
    .executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  const set = {
    open_in: openIn === undefined ? row.open_in : openIn,
    support_play: freePlay === undefined ? row.support_play : Number(!freePlay),
  };
  await tables.updateTable('games').set(set).where('node_id', '=', Number(nodeId)).execute();
  const published = ({ open_in, support_play }: typeof row) => ({
    nodeId,
    openIn: open_in,
    freePlay: support_play === 0,
  });
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'game',
    reason,
    before: published(row),
    after: published(set),
  });
  return {};
};

/** The operator commands for single games. */
export const gamesOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void =>
  route(app, ctx, operator.setGame, inTransaction(ctx)(setGame));
