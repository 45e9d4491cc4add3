import { sql } from 'kysely';
import { isModuleOn, type ModuleStates } from '../../../contract/modules.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { endRain, lockOpenRain } from './end.ts';
import type { RainRow } from './rain-row.ts';

const EVERY_MS = 1_000;

/** Ends the rains whose time is over, those of shut rooms, and those of merchants that have switched the chat off. */
export const endDueRains = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  const { rows } = await sql<RainRow & { modules: ModuleStates; over: boolean }>`
    select r.*, s.modules, r.until_at <= row_clock() or c.closed or s.closed_at is not null as over
      from rains r join chat_rooms c on c.id = r.room_id join merchants s on s.code = r.merchant
     where r.ended_at is null`.execute(database.db);
  const due = rows.filter(({ over, modules }) => over || !isModuleOn(modules, 'CHAT_ROOM'));
  await eachInTurn(due, signal, (found) =>
    database.transact(async (tx) => {
      await guard(tx);
      const rain = await lockOpenRain(tx, found);
      if (rain) await endRain(tx, rain);
    }),
  );
};

/** Starts the job that ends rains, on one of the nodes. */
export const startRainJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'rain', EVERY_MS, (turn) => endDueRains(ctx, turn)),
];
