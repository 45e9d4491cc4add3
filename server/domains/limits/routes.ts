import type { FastifyInstance } from 'fastify';
import { playerLimits } from '../../../contract/player-limits.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { cancelPending, setOwnLimit } from './change-limit.ts';
import { beginExclusion } from './exclude.ts';
import { answerRealityCheck, setRealityCheck } from './reality-check.ts';
import { recordRequested } from './requested.ts';
import { protectionOf } from './overview.ts';

/** Routes of the member's own limits. Each change answers the state that it left. */
export const limitsRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, playerLimits.overview, ({ member }) => database.readSnapshot((tx) => protectionOf(tx, member)));
  route(app, ctx, playerLimits.setLimit, ({ member }, change) =>
    database.transact(async (tx) => {
      await setOwnLimit(tx, member, change);
      return protectionOf(tx, member);
    }),
  );
  route(app, ctx, playerLimits.cancelPending, ({ member }, limit) =>
    database.transact(async (tx) => {
      await cancelPending(tx, member, limit);
      return protectionOf(tx, member);
    }),
  );
  route(app, ctx, playerLimits.exclude, ({ member }, wanted) =>
    beginExclusion(ctx, () => Promise.resolve(member), wanted, null),
  );
  route(app, ctx, playerLimits.declineLimits, async ({ member }) => {
    await database.transact((tx) => recordRequested(tx, member));
    return {};
  });
  route(app, ctx, playerLimits.setRealityCheck, ({ member }, { everyMinutes }) =>
    database.transact(async (tx) => {
      await setRealityCheck(tx, member, everyMinutes);
      return protectionOf(tx, member);
    }),
  );
  route(app, ctx, playerLimits.answerRealityCheck, async ({ member, session }, { answer }) => {
    await database.transact((tx) => answerRealityCheck(tx, member, session.id, answer));
    return {};
  });
};
