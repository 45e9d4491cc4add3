import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseContext } from '../../app/base-context.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { sendNext } from './broadcast.ts';

/** A broadcast begins after at most this. */
const EVERY_MS = 500;
/** Pause between two batches, in which bets and members' own changes go on. */
const PAUSE_MS = 100;

/** Sends all broadcasts that wait, in batches. A batch is sent once: its transaction also moves on the broadcast. */
export const sendBroadcasts = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  const batch = () =>
    database.transact(async (tx) => {
      await guard(tx);
      return sendNext(tx);
    });
  // The sleep rejects when the job is aborted.
  while (!signal.aborted && (await batch())) await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
};

/** Starts the job that sends messages to many members, on one of the nodes. */
export const startInboxJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'broadcasts', EVERY_MS, (turn) => sendBroadcasts(ctx, turn)),
];
