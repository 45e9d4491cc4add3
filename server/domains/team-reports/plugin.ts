import type { Domain } from '../../app/domain.ts';
import { startTeamReportJobs } from './jobs.ts';
import { TEAM_REPORT_CHECKS } from './ledger-checks.ts';
import { teamRecordRoutes } from './record-routes.ts';
import { teamReportRoutes } from './routes.ts';

export const teamReports: Domain = {
  name: 'team-reports',
  dependencies: ['records', 'salary'],
  routes(app, ctx) {
    teamReportRoutes(app, ctx);
    teamRecordRoutes(app, ctx);
  },
  jobs: startTeamReportJobs,
  ledgerChecks: TEAM_REPORT_CHECKS,
};
