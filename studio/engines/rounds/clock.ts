import type { Studio } from '../../server/context.ts';
import { endDecided } from './choice-steps.ts';
import { recordCashOuts } from './flight-state.ts';
import { startClock, type TableClock } from '../clock.ts';
import { publish } from './publish.ts';
import { dueInMs, stepNext } from './step.ts';
import { ensureTables } from './tables.ts';

/** Totals are told at most this often. */
const LONGEST_MS = 1_000;

/** Steps of so long are made and told together. A flight's are not late: players watch it by the tenth of a second. */
const TOGETHER_MS = 250;

/** Keeps the rounds of all tables going on this node. */
export const startTables = (studio: Studio): TableClock =>
  startClock(studio, {
    prepare: () => ensureTables(studio),
    step: () => stepNext(studio),
    async rest() {
      await recordCashOuts(studio);
      await endDecided(studio);
      await publish(studio);
      const { flightMs, otherMs } = await dueInMs(studio);
      return { dueInMs: Math.min(flightMs, Math.max(otherMs, TOGETHER_MS)), longestMs: LONGEST_MS };
    },
  });
