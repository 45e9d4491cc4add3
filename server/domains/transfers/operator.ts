import type { FastifyInstance } from 'fastify';
import { transferOperator } from '../../../contract/transfers-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { setSingleWallet } from './operator/single-wallet.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const transferOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void =>
  route(app, ctx, transferOperator.setSingleWallet, inTransaction(ctx)(setSingleWallet));
