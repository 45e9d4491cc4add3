import type { Domain } from '../../app/domain.ts';
import { missionFeeds } from './feed.ts';
import { noteMissions, startMissionJobs } from './jobs.ts';
import { MISSION_CHECKS } from './ledger-checks.ts';
import { missionOperatorRoutes, missionRoutes } from './routes.ts';

/** Missions and leaderboards, counted from what members play and deposit. */
export const missions: Domain = {
  name: 'missions',
  dependencies: ['awards', 'points', 'site', 'wallet'],
  routes(app, ctx) {
    missionRoutes(app, ctx);
    missionOperatorRoutes(app, ctx);
  },
  countPlays: noteMissions,
  feeds: missionFeeds,
  jobs: startMissionJobs,
  ledgerChecks: MISSION_CHECKS,
};
