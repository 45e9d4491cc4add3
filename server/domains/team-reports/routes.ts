import type { FastifyInstance } from 'fastify';
import { PROFIT_PATH, ProfitExport, teamReports } from '../../../contract/team-reports.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { issueExportTicket, serveDownload } from '../records/index.ts';
import { profitParts, revenueCsv } from './csv.ts';
import { teamPeriod } from './period.ts';
import { profitPage, requireDirect } from './profit.ts';
import { revenueBills, revenueOf } from './revenue.ts';

/** Routes for an agent's reports. Each page and its totals come from one snapshot. */
export const teamReportRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, teamReports.period, ({ member, merchant }, days) =>
    database.readSnapshot((tx) => teamPeriod(tx, member, merchant, days)),
  );
  route(app, ctx, teamReports.profit, ({ member, merchant }, request) =>
    database.readSnapshot((tx) => profitPage(tx, member, merchant, request)),
  );
  route(app, ctx, teamReports.profitExport, async ({ member, session, language }, selection) => {
    await requireDirect(database.db, member, selection.memberId);
    return { path: `${PROFIT_PATH}/${await issueExportTicket(database, session, language, selection)}` };
  });
  serveDownload(app, ctx, {
    path: PROFIT_PATH,
    query: ProfitExport,
    nameOf: ({ from, to }) => `profit-${from}-${to}.csv`,
    partsOf: profitParts,
  });
  route(app, ctx, teamReports.revenue, ({ member, merchant }, days) =>
    database.readSnapshot((tx) => revenueOf(tx, member, merchant, days)),
  );
  route(app, ctx, teamReports.revenueBills, async ({ member, merchant }, request) => ({
    list: await revenueBills(database.db, member, merchant, request),
  }));
  route(app, ctx, teamReports.revenueCsv, async ({ member, merchant, language }, days) => {
    const revenue = await database.readSnapshot((tx) => revenueOf(tx, member, merchant, days));
    return { name: `revenue-${days.from}-${days.to}.csv`, csv: revenueCsv(revenue, language) };
  });
};
