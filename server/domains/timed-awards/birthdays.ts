import { sql } from 'kysely';
import { addDays } from '../../../contract/day.ts';
import type { Tx } from '../../db/database.ts';
import { issueAwards } from '../awards/index.ts';
import { findCampaign } from '../campaigns/index.ts';
import { closePeriod, openPeriod, type TimedCampaign } from './due.ts';
import { openTo } from './members.ts';

const AT_ONCE = 200;

/**
 * Makes the awards of the next members whose birthday it is, in the caller's transaction: one a year. A birthday of 29
 * February falls on 1 March in other years. Returns whether there may be more.
 */
export const giveBirthdays = async (tx: Tx, due: TimedCampaign): Promise<boolean> => {
  const campaign = await findCampaign(tx, due.merchant, due.code);
  const reward = campaign?.terms.reward;
  if (campaign?.state !== 'running' || reward?.kind !== 'birthday') return false;
  // Today counts as over: its members are known from its beginning.
  const period = await openPeriod(tx, { ...due, settledToday: addDays(due.today, 1) }, 'day');
  if (!period) return false;
  const { rows } = await sql<{ memberId: number }>`
    select p.member_id as "memberId" from profiles p
     where p.merchant = ${due.merchant} and p.member_id > ${period.after}
       and to_char(p.birthday, 'MM-DD') = any(${birthdaysOn(period.from)}::text[])
     order by 1 limit ${AT_ONCE}`.execute(tx);
  const lines = rows.map(({ memberId }) => ({ memberId, amount: reward.amount }));
  await issueAwards(tx, campaign, `birthday:${period.from.slice(0, 4)}`, await openTo(tx, campaign, lines, null));
  await closePeriod(tx, due, {
    from: period.from,
    after: rows.at(-1)?.memberId ?? period.after,
    done: rows.length < AT_ONCE,
  });
  return true;
};

/** The birthdays, as `MM-DD`, that are celebrated on a day. Pure. */
export const birthdaysOn = (day: string): string[] => {
  const monthDay = day.slice(5);
  const hasLeapDay = new Date(`${day.slice(0, 4)}-02-29`).getUTCDate() === 29;
  return monthDay === '03-01' && !hasLeapDay ? [monthDay, '02-29'] : [monthDay];
};
