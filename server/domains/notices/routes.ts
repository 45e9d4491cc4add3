import type { FastifyInstance } from 'fastify';
import { notices } from '../../../contract/notices.ts';
import type { House } from '../../house.ts';
import { route } from '../../http/route.ts';
import { noticePage } from './queries.ts';

/** The brand's notices; new ones come over the socket. */
export const noticesRoutes = (app: FastifyInstance, house: House): void => {
  route(app, house, notices.list, ({ merchant }, query) =>
    house.database.readSnapshot((tx) => noticePage(tx, merchant.code, query)),
  );
};
