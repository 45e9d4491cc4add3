import type { Domain } from '../../app/domain.ts';
import { keep } from '../../jobs/retention.ts';
import { SUM_CHECKS } from './ledger-checks.ts';
import { recordsRoutes } from './routes.ts';

export const records: Domain = {
  name: 'records',
  dependencies: ['site', 'games', 'vendor', 'deposits', 'withdrawals'],
  routes: recordsRoutes,
  retentions: [keep('export_tickets', 'expires_at', 0)],
  ledgerChecks: SUM_CHECKS,
};
