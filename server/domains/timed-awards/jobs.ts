import type { BaseContext } from '../../app/base-context.ts';
import type { Tx } from '../../db/database.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { giveBirthdays } from './birthdays.ts';
import { timedCampaigns, type TimedCampaign, type TimedKind } from './due.ts';
import { giveShares } from './of-play.ts';

/** Awards are made this long after their time, and the time of the work. */
const EVERY_MS = 60_000;

const GIVE: Readonly<Record<TimedKind, (tx: Tx, due: TimedCampaign) => Promise<boolean>>> = {
  cash_back: giveShares,
  rakeback: giveShares,
  birthday: giveBirthdays,
};

/** Makes the awards whose time has come, of all merchants, some members at a time. */
export const giveTimedAwards = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  await eachInTurn(await timedCampaigns(database.db), signal, async (due) => {
    for (let more = true; more && !signal.aborted;)
      more = await database.transact(async (tx) => {
        await guard(tx);
        return GIVE[due.kind](tx, due);
      });
  });
};

/** Starts the job that makes awards at their time, on one of the nodes. */
export const startTimedAwards = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'timed-awards', EVERY_MS, (turn) => giveTimedAwards(ctx, turn)),
];
