import type { Domain } from '../../domain.ts';
import { SUM_CHECKS } from './ledger-checks.ts';
import { recordsRoutes } from './routes.ts';

export const records: Domain = {
  name: 'records',
  dependencies: ['games', 'vendor'],
  routes: recordsRoutes,
  ledgerChecks: SUM_CHECKS,
};
