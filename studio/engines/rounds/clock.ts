import type { Studio } from '../../server/context.ts';
import { endDecided } from './choice-steps.ts';
import { noteCashOuts } from './flight-state.ts';
import { startClock, type TableClock } from '../clock.ts';
import { publish } from './publish.ts';
import { dueInMs, stepNext } from './step.ts';
import { ensureTables } from './tables.ts';

/** Totals are told at most this often. */
const LONGEST_MS = 1_000;

/** Keeps the rounds of all tables going on this node. */
export const startTables = (studio: Studio): TableClock =>
  startClock(studio, {
    prepare: () => ensureTables(studio),
    step: () => stepNext(studio),
    async rest() {
      await noteCashOuts(studio);
      await endDecided(studio);
      await publish(studio);
      return { dueInMs: await dueInMs(studio), longestMs: LONGEST_MS };
    },
  });
