import type { FastifyInstance } from 'fastify';
import { jackpots } from '../../../contract/jackpots.ts';
import { route } from '../../http/route.ts';
import type { House } from '../../house.ts';
import { jackpotAccounts } from './queries.ts';

/** What anybody may know of the pools (PP-28). */
export const jackpotRoutes = (app: FastifyInstance, house: House): void => {
  route(app, house, jackpots.list, async ({ merchant, language }) => ({
    list: await house.database.readSnapshot((tx) => jackpotAccounts(tx, merchant.code, language)),
  }));
};
