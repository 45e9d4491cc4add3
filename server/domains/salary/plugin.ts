import type { Domain } from '../../domain.ts';
import { salaryFeeds } from './feed.ts';
import { startSalaryJobs } from './jobs.ts';
import { SALARY_CHECKS } from './ledger-checks.ts';
import { salaryRoutes } from './routes.ts';

export const salary: Domain = {
  name: 'salary',
  dependencies: ['pay-contracts', 'team'],
  routes: salaryRoutes,
  feeds: salaryFeeds,
  jobs: startSalaryJobs,
  ledgerChecks: SALARY_CHECKS,
};
