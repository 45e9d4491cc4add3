import type { FastifyInstance } from 'fastify';
import { EXPORT_PATH, records } from '../../../contract/records.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { ownDownloads } from './download.ts';
import { issueExportTicket } from './export-tickets.ts';
import { paymentOf, paymentPage } from './payments.ts';
import { periodOf } from './period.ts';
import { profitOf } from './profit.ts';
import { replayOf } from './replay.ts';
import { addRoundsToSums } from './round-sums.ts';
import { betPage } from './rounds.ts';
import { transactionPage } from './transactions.ts';
import { addToSums } from './wallet-sums.ts';

/** Routes for a member's own records: every movement of the wallet, every round, what play brought. */
export const recordsRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, records.transactions, async ({ member, merchant, language }, { kind, before, ...days }) => {
    const period = periodOf(merchant, days);
    await addToSums(database.db, member);
    return database.readSnapshot((tx) =>
      transactionPage(tx, member, language, {
        period,
        kind,
        before: before === undefined ? undefined : Number(before),
      }),
    );
  });
  route(app, ctx, records.bets, async ({ member, merchant, language }, { from, to, ...selection }) => {
    const period = periodOf(merchant, { from, to });
    if (selection.before === undefined) await addRoundsToSums(database.db, member);
    return database.readSnapshot((tx) => betPage(tx, member, language, { ...selection, period }));
  });
  route(app, ctx, records.payments, ({ member, merchant, language }, { from, to, ...selection }) =>
    database.readSnapshot((tx) =>
      paymentPage(tx, member, language, { ...selection, period: periodOf(merchant, { from, to }) }),
    ),
  );
  route(app, ctx, records.payment, ({ member, language }, reference) =>
    paymentOf(database, member, language, reference, ctx.now()),
  );
  route(app, ctx, records.profit, async ({ member, merchant }, days) => {
    await addToSums(database.db, member);
    return database.readSnapshot((tx) => profitOf(tx, merchant, member, days));
  });
  route(app, ctx, records.export, async ({ session, language }, query) => ({
    path: `${EXPORT_PATH}/${await issueExportTicket(database, session, language, query)}`,
  }));
  ownDownloads(app, ctx);
  route(app, ctx, records.replay, ({ member, language, fail }, { roundId }) =>
    replayOf(ctx, member, language, roundId, fail),
  );
};
