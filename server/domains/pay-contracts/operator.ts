import type { FastifyInstance } from 'fastify';
import { contracts } from '../../../contract/contracts.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { grantContract } from './operator/grant.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const contractOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, contracts.grant, inTransaction(ctx)(grantContract));
};
