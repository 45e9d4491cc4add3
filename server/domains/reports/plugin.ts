import { reportsOperator } from '../../../contract/reports-operator.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { paymentsReport } from './payments.ts';
import { readReport } from './period.ts';
import { playersReport } from './players.ts';
import { revenueReport } from './revenue.ts';

/** Reports of whole merchants for the operator. */
export const reports: Domain = {
  name: 'reports',
  dependencies: ['records'],
  routes(app, ctx) {
    route(app, ctx, reportsOperator.revenue, ({ fail }, { by, ...request }) =>
      readReport(ctx, request, fail, (tx, period) => revenueReport(tx, period, by)),
    );
    route(app, ctx, reportsOperator.payments, ({ fail }, { by, ...request }) =>
      readReport(ctx, request, fail, (tx, period) => paymentsReport(tx, period, by)),
    );
    route(app, ctx, reportsOperator.players, ({ fail }, { by, ...request }) =>
      readReport(ctx, request, fail, (tx, period) => playersReport(tx, period, by)),
    );
  },
};
