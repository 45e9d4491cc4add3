import type { FastifyInstance } from 'fastify';
import { service } from '../../../contract/service.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { giveFeedback } from './feedback.ts';
import { popupOf } from './popups.ts';

/** What stands in the shell's modals: popups and feedback. */
export const serviceRoutes = (app: FastifyInstance, house: House): void => {
  const { db } = house.database;
  route(app, house, service.popup, async ({ merchant, member }, { execution, language }) => {
    if (execution !== 'B' && !member) throw new Failure('not_logged_in');
    return { popup: await popupOf(db, merchant.code, execution, language) };
  });
  route(app, house, service.feedback, (call, form) => giveFeedback(house, call, form));
};
