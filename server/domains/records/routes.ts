import type { FastifyInstance } from 'fastify';
import { records } from '../../../contract/records.ts';
import type { House } from '../../house.ts';
import { route } from '../../http/route.ts';
import { replayOf } from './replay.ts';
import { betPage, transactionPage } from './queries.ts';

/** A member's own record: every movement of the wallet, every round. */
export const recordsRoutes = (app: FastifyInstance, house: House): void => {
  const { db } = house.database;
  route(app, house, records.transactions, ({ member }, query) => transactionPage(db, member, query));
  route(app, house, records.bets, ({ member, language }, { before }) => betPage(db, member, language, before));
  route(app, house, records.replay, ({ member, language }, { roundId }) => replayOf(house, member, language, roundId));
};
