import type { Tx } from '../../db/database.ts';
import { issueAwards } from '../awards/index.ts';
import { findCampaign, shareOf } from '../campaigns/index.ts';
import { closePeriod, openPeriod, termsFrom, type TimedCampaign } from './due.ts';
import { openTo } from './members.ts';
import { playersAfter, type OfPlay } from './play.ts';

/** Members per transaction: their wallets are locked until its end. */
const AT_ONCE = 200;

/** Whether a reward is a share of play: cash-back or rakeback. */
export const isOfPlay = (reward: { kind: string }): reward is OfPlay =>
  reward.kind === 'cash_back' || reward.kind === 'rakeback';

/**
 * Makes the awards of the next members of the campaign's period that is over, in the caller's transaction. A period has a row with
 * how far it is: a run that was cut off goes on there, and a run after the end changes nothing. Returns whether there may be more.
 */
export const giveShares = async (tx: Tx, due: TimedCampaign): Promise<boolean> => {
  const campaign = await findCampaign(tx, due.merchant, due.code);
  if (campaign?.state !== 'running' || !isOfPlay(campaign.terms.reward)) return false;
  const period = await openPeriod(tx, due, campaign.terms.reward.period);
  if (!period) return false;
  const then = await termsFrom(tx, due, period.from);
  const { reward } = then.terms;
  if (!isOfPlay(reward)) {
    // Terms of another kind than today's give nothing for their periods.
    await closePeriod(tx, due, { ...period, done: true });
    return true;
  }
  const players = await playersAfter(tx, { ...due, kind: reward.kind, days: period }, period.after, AT_ONCE);
  const lines = players
    .map(({ memberId, base }) => ({ memberId, amount: shareOf(reward, base) }))
    .filter(({ amount }) => amount > 0);
  const given = await openTo(tx, campaign, lines, period.to);
  await issueAwards(tx, { ...campaign, ...then }, `period:${period.from}`, given);
  const done = players.length < AT_ONCE;
  await closePeriod(tx, due, { from: period.from, after: players.at(-1)?.memberId ?? period.after, done });
  return true;
};
