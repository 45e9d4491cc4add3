import type { Domain } from '../../app/domain.ts';
import { salaryFeeds } from './feed.ts';
import { startSalaryJobs } from './jobs.ts';
import { SALARY_CHECKS } from './ledger-checks.ts';
import { salaryOperatorRoutes } from './operator.ts';
import { salaryRoutes } from './routes.ts';

export const salary: Domain = {
  name: 'salary',
  dependencies: ['pay-contracts', 'team'],
  routes(app, ctx) {
    salaryRoutes(app, ctx);
    salaryOperatorRoutes(app, ctx);
  },
  feeds: salaryFeeds,
  jobs: startSalaryJobs,
  ledgerChecks: SALARY_CHECKS,
};
