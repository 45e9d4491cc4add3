import type { FastifyInstance } from 'fastify';
import { salaryOperator } from '../../../contract/salary-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { decide } from './operator/decide.ts';
import { exportedBills, waiting } from './operator/list.ts';
import { rerun } from './operator/rerun.ts';

/** Operator commands of this domain. Each change is one transaction with an audit row. */
export const salaryOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  const transaction = inTransaction(ctx);
  route(app, ctx, salaryOperator.decide, transaction(decide));
  route(app, ctx, salaryOperator.rerun, transaction(rerun));
  route(app, ctx, salaryOperator.waiting, (_call, request) => waiting(db, request));
  route(app, ctx, salaryOperator.bills, (_call, request) => exportedBills(db, request));
};
