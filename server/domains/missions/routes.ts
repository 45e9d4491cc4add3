import type { FastifyInstance } from 'fastify';
import { missions } from '../../../contract/missions.ts';
import { missionsOperator } from '../../../contract/missions-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { leaderboard } from './board.ts';
import { putMission, setMissionState } from './change.ts';
import { claim } from './claim.ts';
import { missionHistory } from './history.ts';
import { ownMissions } from './own-missions.ts';
import { previewMission } from './preview.ts';
import { missionStatuses } from './status.ts';

export const missionRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, missions.summary, async ({ member, language }) => {
    const excluded = (member.excluded_until?.getTime() ?? 0) > ctx.now();
    return {
      ...{ currency: member.currency, exponent: member.exponent, excluded },
      list: excluded ? [] : await database.readSnapshot((tx) => ownMissions(tx, member, language)),
    };
  });
  route(app, ctx, missions.claim, (call, request) => claim(ctx, call, request));
  route(app, ctx, missions.leaderboard, ({ member, language }, request) =>
    database.readSnapshot((tx) => leaderboard(tx, member, language, request)),
  );
  route(app, ctx, missions.history, ({ member, language }) => missionHistory(database.db, member, language));
};

export const missionOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, missionsOperator.put, transaction(putMission));
  route(app, ctx, missionsOperator.setState, transaction(setMissionState));
  route(app, ctx, missionsOperator.preview, (_call, request) =>
    ctx.database.readSnapshot((tx) => previewMission(tx, request)),
  );
  route(app, ctx, missionsOperator.list, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: await missionStatuses(ctx.database.db, merchant) };
  });
};
