import type { FastifyInstance } from 'fastify';
import { FEEDBACK, service } from '../../../contract/service.ts';
import { uploads } from '../../../contract/uploads.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { takeUploads } from '../../http/uploads.ts';
import { giveFeedback } from './feedback.ts';
import { addPicture } from './pictures.ts';
import { popupOf } from './popups.ts';

/** What stands in the shell's modals: popups and feedback. */
export const serviceRoutes = (app: FastifyInstance, house: House): void => {
  const { db } = house.database;
  route(app, house, service.popup, async ({ merchant, member }, { execution, language }) => {
    if (execution !== 'B' && !member) throw new Failure('not_logged_in');
    return { popup: await popupOf(db, merchant.code, execution, language) };
  });
  route(app, house, service.feedback, (call, form) => giveFeedback(house, call, form));
  void app.register(async (scope) => {
    await takeUploads(scope, FEEDBACK.imageBytes);
    route(scope, house, uploads.feedbackPicture, async (call, { file }) =>
      addPicture(house, call, Buffer.from(await file.arrayBuffer())),
    );
  });
};
