import { awards as contract } from '../../../contract/awards.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { startTimedAwards } from './jobs.ts';
import { shareSoFar } from './share-so-far.ts';

/** Awards that the platform gives at a time: cash-back, rakeback, birthdays. */
export const timedAwards: Domain = {
  name: 'timed-awards',
  dependencies: ['awards'],
  routes(app, ctx) {
    route(app, ctx, contract.ofPlay, async ({ member, fail }, { campaign }) => {
      const found = await shareSoFar(ctx.database.db, member, campaign);
      if (!found) throw fail('not_found');
      return found;
    });
  },
  jobs: startTimedAwards,
};
