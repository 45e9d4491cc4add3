import type { FastifyInstance } from 'fastify';
import { TEAM_EXPORT_PATH, teamRecords } from '../../../contract/team-records.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { issueExportTicket } from '../records/index.ts';
import { betPage } from './bets.ts';
import { teamDownloads } from './download.ts';
import { movementPage } from './movements.ts';
import { requireDirect } from './profit.ts';

/** Routes for the rows behind an agent's reports. Each page and its totals come from one snapshot. */
export const teamRecordRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(
    app,
    ctx,
    teamRecords.bets,
    ({ member, merchant, language, fail }, { gameType, change, sort, before, ...which }) =>
      database.readSnapshot((tx) =>
        betPage(tx, { ...which, agent: member, merchant, part: gameType }, language, { change, sort, before }, fail),
      ),
  );
  route(app, ctx, teamRecords.movements, ({ member, merchant, language, fail }, { kind, sort, before, ...which }) =>
    database.readSnapshot((tx) =>
      movementPage(tx, { ...which, agent: member, merchant, part: kind }, language, { sort, before }, fail),
    ),
  );
  route(app, ctx, teamRecords.export, async ({ member, session, language }, query) => {
    await database.readSnapshot((tx) => requireDirect(tx, member, query.memberId));
    return { path: `${TEAM_EXPORT_PATH}/${await issueExportTicket(database, session, language, query)}` };
  });
  teamDownloads(app, ctx);
};
