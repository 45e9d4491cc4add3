import type { awards } from '../../../contract/awards.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { shareOf } from '../campaigns/index.ts';
import { termsFrom, timedCampaigns } from './due.ts';
import { isOfPlay } from './of-play.ts';
import { coveredOf, PAID_AFTER_HOURS, periodAt } from './periods.ts';
import { playOf } from './play.ts';

/** What the member's play of the campaign's period brings so far; null where no such campaign runs. */
export const shareSoFar = async (
  db: Db | Tx,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  code: string,
): Promise<ResponseOf<typeof awards.ofPlay> | null> => {
  const [due] = await timedCampaigns(db, { merchant, code });
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
