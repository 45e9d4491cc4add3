import type { Domain } from '../../app/domain.ts';
import { TRANSFER_CHECKS } from './ledger-checks.ts';
import { transferOperatorRoutes } from './operator.ts';
import { transferRoutes } from './routes.ts';

export const transfers: Domain = {
  name: 'transfers',
  dependencies: ['wallet'],
  routes(app, ctx) {
    transferRoutes(app, ctx);
    transferOperatorRoutes(app, ctx);
  },
  ledgerChecks: TRANSFER_CHECKS,
};
