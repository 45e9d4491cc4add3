import type { FastifyInstance } from 'fastify';
import { support } from '../../contract/support.ts';
import { feedbackImage, readFeedback } from '../domains/support/feedback.ts';
import { publishPopup, withdrawPopup } from '../domains/support/popups.ts';
import type { Tx } from '../db/database.ts';
import type { AppContext } from '../context.ts';
import { Failure } from '../http/failure.ts';
import { route } from '../http/route.ts';
import { findMerchant } from '../http/viewer.ts';
import { audit } from './audit.ts';
import { setModule, setResource, setSetting } from './settings.ts';
import { lockMerchant, OPERATOR } from './site.ts';

/** Registers operator commands for popups, feedback, modules and settings. */
export const operatorServiceRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const inTransaction =
    <A, R>(work: (tx: Tx, asked: A) => Promise<R>) =>
    (_call: unknown, asked: A): Promise<R> =>
      database.transact((tx) => work(tx, asked));
  const known = async (merchant: string): Promise<void> => {
    if (!(await findMerchant(database.db, merchant))) throw new Failure('unknown_merchant');
  };

  route(app, ctx, support.setModule, inTransaction(setModule));
  route(app, ctx, support.setSetting, inTransaction(setSetting));
  route(app, ctx, support.setResource, inTransaction(setResource));
  route(
    app,
    ctx,
    support.publishPopup,
    inTransaction(async (tx, { merchant, reason = '', ...popup }) => {
      await lockMerchant(tx, merchant);
      for (const path of ['titles', 'contents'] as const)
        if (!popup[path].EN)
          throw new Failure('invalid_request', {
            details: { issues: [{ path: `${path}.EN`, problem: 'missing' }] },
          });
      const id = await publishPopup(tx, merchant, popup);
      const after = { id, execution: popup.execution, titles: popup.titles };
      await audit(tx, { merchant, actor: OPERATOR, action: 'popup_publish', reason, before: null, after });
      return { id };
    }),
  );
  route(
    app,
    ctx,
    support.withdrawPopup,
    inTransaction(async (tx, { merchant, id }) => {
      await lockMerchant(tx, merchant);
      if (!(await withdrawPopup(tx, merchant, Number(id)))) throw new Failure('not_found');
      const before = { id: Number(id) };
      await audit(tx, { merchant, actor: OPERATOR, action: 'popup_withdraw', reason: '', before, after: null });
      return {};
    }),
  );
  route(app, ctx, support.readFeedback, async (_call, { merchant }) => {
    await known(merchant);
    return { list: await readFeedback(database.db, merchant) };
  });
  route(app, ctx, support.feedbackImage, async (_call, { merchant, id }) => {
    await known(merchant);
    const image = await feedbackImage(database.db, merchant, Number(id));
    if (!image) throw new Failure('not_found');
    return { mediaType: image.media_type, base64: image.bytes.toString('base64') };
  });
};
