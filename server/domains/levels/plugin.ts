import { levels as contract, levelsOperator } from '../../../contract/levels.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { levelFeeds } from './feed.ts';
import { startLevelJobs } from './jobs.ts';
import { ladderStatus, ownLevel, putLadder } from './ladder.ts';

/** Levels of members by their valid stakes, with benefits. */
export const levels: Domain = {
  name: 'levels',
  dependencies: ['awards', 'points'],
  routes(app, ctx) {
    route(app, ctx, contract.own, ({ member, language }) => ownLevel(ctx.database.db, member, language));
    route(app, ctx, levelsOperator.put, inTransaction(ctx)(putLadder));
    route(app, ctx, levelsOperator.get, async (_call, { merchant }) => {
      await requireMerchant(ctx, merchant);
      return ladderStatus(ctx.database.db, merchant);
    });
  },
  feeds: levelFeeds,
  jobs: startLevelJobs,
};
