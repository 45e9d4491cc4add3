import type { FastifyInstance } from 'fastify';
import { contracts, type PeriodContracts } from '../../../contract/contracts.ts';
import type { PayKind } from '../../../contract/pay-terms.ts';
import type { AppContext } from '../../app/context.ts';
import type { Tx } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { answer, answerEnd, propose, requestEnd, withdraw } from './change.ts';
import { consolidated, processRequest } from './consolidated.ts';
import { windowNow } from './window-now.ts';
import { contractsOfKind, directAgents, shown, versionsOf } from './queries.ts';

const periodContracts = async (tx: Tx, member: MemberRow, kind: PayKind): Promise<PeriodContracts> => {
  const { endMs } = await windowNow(tx, member.merchant, kind);
  const next = await windowNow(tx, member.merchant, kind, endMs);
  return { ...(await contractsOfKind(tx, member, kind)), windowEndMs: endMs, nextWindowEndMs: next.endMs };
};

/** Routes for contracts between agents and their upline or direct downlines. */
export const contractsRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const { db } = database;

  route(app, ctx, contracts.list, ({ member }, { kind }) => contractsOfKind(db, member, kind));
  route(app, ctx, contracts.all, ({ member }) =>
    database.readSnapshot(async (tx) => ({
      realtime: await periodContracts(tx, member, 'realtime'),
      hour: await periodContracts(tx, member, 'hour'),
      day: await periodContracts(tx, member, 'day'),
      dividend: await periodContracts(tx, member, 'dividend'),
    })),
  );
  route(app, ctx, contracts.consolidated, ({ member }) => database.readSnapshot((tx) => consolidated(tx, member)));
  for (const [endpoint, kind] of [
    [contracts.processDividend, 'dividend'],
    [contracts.processDaily, 'day'],
    [contracts.processHour, 'hour'],
    [contracts.processRealtime, 'realtime'],
  ] as const)
    route(app, ctx, endpoint, ({ member, fail }, request) =>
      database.transact((tx) => processRequest(tx, member, { ...request, kind }, fail)),
    );
  route(app, ctx, contracts.versions, async ({ member, fail }, { kind, downlineId }) => {
    const downlines = await directAgents(db, member.merchant, member.id);
    const downline = downlines.find(({ id }) => String(id) === downlineId);
    if (!downline) throw fail('not_found');
    return { list: (await versionsOf(db, member.merchant, kind, downline.id)).map(shown) };
  });
  route(app, ctx, contracts.propose, ({ member, fail }, request) =>
    database.transact((tx) => propose(tx, member, request, fail)),
  );
  route(app, ctx, contracts.answer, ({ member, fail }, request) =>
    database.transact((tx) => answer(tx, member, request, fail)),
  );
  route(app, ctx, contracts.withdraw, ({ member, fail }, request) =>
    database.transact((tx) => withdraw(tx, member, request, fail)),
  );
  route(app, ctx, contracts.requestEnd, ({ member, fail }, request) =>
    database.transact((tx) => requestEnd(tx, member, request, fail)),
  );
  route(app, ctx, contracts.answerEnd, ({ member, fail }, request) =>
    database.transact((tx) => answerEnd(tx, member, request, fail)),
  );
};
