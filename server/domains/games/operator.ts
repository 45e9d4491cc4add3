import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { RequestOf } from '../../../contract/define.ts';
import { operator } from '../../../contract/operator.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { GamesTable } from '../../db/schema.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { audit } from '../../operator/audit.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { staffActor } from '../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../operator/merchant.ts';
import { uploadedHash, uploadedPicture } from '../../shared/picture-urls.ts';
import { hasPicture } from '../site/index.ts';

type Request = RequestOf<typeof operator.setGame>;
const COLUMNS = ['open_in', 'support_play', 'hot_set', 'fresh', 'position', 'picture'] as const;
type Columns = Pick<Selectable<GamesTable>, (typeof COLUMNS)[number]>;

/** The hash of an uploaded picture of the merchant, from its path. */
const pictureOf = async (tx: Tx, merchant: string, path: string, fail: Fail<'picture_unknown'>): Promise<string> => {
  const hash = uploadedHash(path);
  const known = hash && (await hasPicture(tx, merchant, hash));
  if (!hash || !known) throw fail('picture_unknown');
  return hash;
};

/** The columns that a request changes. */
const changesOf = async (
  tx: Tx,
  { merchant, openIn, freePlay, hot, fresh, position, picture }: Request,
  fail: Fail<'picture_unknown'>,
): Promise<Partial<Columns>> => ({
  ...(openIn !== undefined && { open_in: openIn }),
  ...(freePlay !== undefined && { support_play: Number(!freePlay) }),
  ...(hot !== undefined && { hot_set: hot }),
  ...(fresh !== undefined && { fresh }),
  ...(position !== undefined && { position }),
  ...(picture !== undefined && { picture: picture && (await pictureOf(tx, merchant, picture, fail)) }),
});

const published = (nodeId: string, { open_in, support_play, hot_set, picture, ...row }: Columns) => ({
  nodeId,
  ...row,
  openIn: open_in,
  freePlay: support_play === 0,
  hot: hot_set,
  picture: picture && uploadedPicture(picture),
});

/** Changes what the operator sets for one game. Open pages load their games again. Throws `not_found` for an unknown game. */
const setGame = async (tx: Tx, request: Request, fail: Fail<'picture_unknown'>): Promise<Record<string, never>> => {
  const { merchant, nodeId, reason = '' } = request;
  await lockMerchant(tx, merchant);
  const tables = inMerchant(tx, merchant);
  const before = await tables
    .selectFrom('games')
    .select(COLUMNS)
    .where('node_id', '=', Number(nodeId))
    .executeTakeFirst();
  if (!before) throw commonFailure('not_found');
  const set = await changesOf(tx, request, fail);
  await tables
    .updateTable('games')
    // A game that follows play again is hot or not from the next count on.
    .set({ ...before, ...set, ...(typeof set.hot_set === 'boolean' && { hot: set.hot_set }) })
    .where('node_id', '=', Number(nodeId))
    .execute();
  await changeMerchant(tx, merchant, {});
  const values = { before: published(nodeId, before), after: published(nodeId, { ...before, ...set }) };
  await audit(tx, { merchant, actor: staffActor(), action: 'game', reason, ...values });
  return {};
};

/** The operator commands for single games. */
export const gamesOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void =>
  route(app, ctx, operator.setGame, inTransaction(ctx)(setGame));
