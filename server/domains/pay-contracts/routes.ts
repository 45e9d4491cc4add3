import type { FastifyInstance } from 'fastify';
import { contracts } from '../../../contract/contracts.ts';
import type { AppContext } from '../../context.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { answer, answerEnd, propose, requestEnd, withdraw } from './change.ts';
import { directAgents, shown, underUpline, versionsOf } from './queries.ts';

/** Routes for contracts between agents and their upline or direct downlines. */
export const contractsRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const { db } = database;

  route(app, ctx, contracts.list, async ({ member }, { kind }) => {
    const { merchant, id } = member;
    const own = await versionsOf(db, merchant, kind, id);
    const under = await underUpline(db, merchant, kind, id);
    const downlines = await directAgents(db, merchant, id);
    return {
      own: own.map(shown),
      downlines: downlines.map(({ id: memberId, username }) => {
        const ofThis = under.filter(({ downline }) => downline === memberId).map(shown);
        return {
          memberId,
          account: username,
          agreed:
            ofThis.find(({ state }) => state === 'active' || state === 'ending') ??
            ofThis.find(({ state }) => state === 'terminated') ??
            null,
          requested: ofThis.find(({ state }) => state === 'requested') ?? null,
        };
      }),
    };
  });
  route(app, ctx, contracts.versions, async ({ member }, { kind, downlineId }) => {
    const downlines = await directAgents(db, member.merchant, member.id);
    const downline = downlines.find(({ id }) => String(id) === downlineId);
    if (!downline) throw new Failure('not_found');
    return { list: (await versionsOf(db, member.merchant, kind, downline.id)).map(shown) };
  });
  route(app, ctx, contracts.propose, ({ member }, asked) => database.transact((tx) => propose(tx, member, asked)));
  route(app, ctx, contracts.answer, ({ member }, asked) => database.transact((tx) => answer(tx, member, asked)));
  route(app, ctx, contracts.withdraw, ({ member }, asked) => database.transact((tx) => withdraw(tx, member, asked)));
  route(app, ctx, contracts.requestEnd, ({ member }, asked) =>
    database.transact((tx) => requestEnd(tx, member, asked)),
  );
  route(app, ctx, contracts.answerEnd, ({ member }, asked) => database.transact((tx) => answerEnd(tx, member, asked)));
};
