import { awards as contract } from '../../../contract/awards.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { Domain } from '../../app/domain.ts';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { shareOf } from '../awards/index.ts';
import { termsFrom, timedCampaigns } from './due.ts';
import { startTimedAwards } from './jobs.ts';
import { isOfPlay } from './of-play.ts';
import { coveredOf, PAID_AFTER_HOURS, periodAt } from './periods.ts';
import { playOf } from './play.ts';

/** What the member's play of the campaign's period brings so far; null where no such campaign runs. */
const ofPlay = async (
  db: Db,
  { merchant, id }: MemberRow,
  code: string,
): Promise<ResponseOf<typeof contract.ofPlay> | null> => {
  const [due] = await timedCampaigns(db, ['cash_back', 'rakeback'], { merchant, code });
  if (!due) return null;
  const { first, last, today } = due;
  const { reward } = (await termsFrom(db, due, today)).terms;
  if (!isOfPlay(reward)) return null;
  const days = coveredOf(periodAt(reward.period, today), first, last);
  if (!days) return null;
  const games = await playOf(db, { ...due, kind: reward.kind, days }, id);
  const base = games.reduce((sum, game) => sum + game.base, 0);
  return {
    ...{ fromDay: days.from, toDay: days.to, base, games },
    amount: shareOf(reward, base),
    paidAfterHours: PAID_AFTER_HOURS[due.product],
  };
};

/** Awards that the platform gives at a time: cash-back, rakeback, birthdays. */
export const timedAwards: Domain = {
  name: 'timed-awards',
  dependencies: ['awards'],
  routes(app, ctx) {
    route(app, ctx, contract.ofPlay, async ({ member, fail }, { campaign }) => {
      const found = await ofPlay(ctx.database.db, member, campaign);
      if (!found) throw fail('not_found');
      return found;
    });
  },
  jobs: startTimedAwards,
};
