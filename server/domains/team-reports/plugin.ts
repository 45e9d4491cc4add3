import type { Domain } from '../../domain.ts';
import { startTeamReportJobs } from './jobs.ts';
import { TEAM_REPORT_CHECKS } from './ledger-checks.ts';
import { teamReportRoutes } from './routes.ts';

export const teamReports: Domain = {
  name: 'team-reports',
  dependencies: ['records', 'salary'],
  routes: teamReportRoutes,
  jobs: startTeamReportJobs,
  ledgerChecks: TEAM_REPORT_CHECKS,
};
