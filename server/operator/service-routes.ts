import type { FastifyInstance } from 'fastify';
import { service } from '../../contract/service.ts';
import { feedbackImage, readFeedback } from '../domains/service/feedback.ts';
import { publishPopup, withdrawPopup } from '../domains/service/popups.ts';
import type { Tx } from '../db/database.ts';
import type { House } from '../house.ts';
import { Failure } from '../http/failure.ts';
import { route } from '../http/route.ts';
import { findMerchant } from '../http/viewer.ts';
import { audit } from './audit.ts';
import { setModule, setResource, setSetting } from './settings.ts';
import { lockMerchant, OPERATOR } from './site.ts';

/** The operator's hand on the shell: popups, feedback, modules and settings. */
export const operatorServiceRoutes = (app: FastifyInstance, house: House): void => {
  const { database } = house;
  const inTransaction =
    <A, R>(work: (tx: Tx, asked: A) => Promise<R>) =>
    (_call: unknown, asked: A): Promise<R> =>
      database.transact((tx) => work(tx, asked));
  const known = async (merchant: string): Promise<void> => {
    if (!(await findMerchant(database.db, merchant))) throw new Failure('unknown_merchant');
  };

  route(app, house, service.setModule, inTransaction(setModule));
  route(app, house, service.setSetting, inTransaction(setSetting));
  route(app, house, service.setResource, inTransaction(setResource));
  route(
    app,
    house,
    service.publishPopup,
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
    house,
    service.withdrawPopup,
    inTransaction(async (tx, { merchant, id }) => {
      await lockMerchant(tx, merchant);
      if (!(await withdrawPopup(tx, merchant, Number(id)))) throw new Failure('not_found');
      const before = { id: Number(id) };
      await audit(tx, { merchant, actor: OPERATOR, action: 'popup_withdraw', reason: '', before, after: null });
      return {};
    }),
  );
  route(app, house, service.readFeedback, async (_call, { merchant }) => {
    await known(merchant);
    return { list: await readFeedback(database.db, merchant) };
  });
  route(app, house, service.feedbackImage, async (_call, { merchant, id }) => {
    await known(merchant);
    const image = await feedbackImage(database.db, merchant, Number(id));
    if (!image) throw new Failure('not_found');
    return { mediaType: image.media_type, base64: image.bytes.toString('base64') };
  });
};
