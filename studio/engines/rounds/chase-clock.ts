import type { Studio } from '../../server/context.ts';
import { continueNext } from './chase.ts';
import type { TableClock } from '../clock.ts';

const EVERY_MS = 1_000;
/** Bets that wait for the platform's answer at one time. */
const AT_ONCE = 8;

/** Makes the due bets of all chases. */
export async function continueChases(studio: Studio): Promise<void> {
  // Mostly there is none.
  if (!(await continueNext(studio))) return;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (await continueNext(studio));
    }),
  );
}

/** Keeps chases going on this node, apart from the tables' clock: a platform that answers slowly does not delay a draw. */
export function startChases(studio: Studio): TableClock {
  let stopped = false;
  let wake: () => void = () => undefined;
  const loop = (async () => {
    while (!stopped) {
      await continueChases(studio).catch((error: unknown) =>
        studio.log.error({ err: error }, 'the chases stopped and will go on'),
      );
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (stopped) resolve();
        else setTimeout(resolve, EVERY_MS).unref();
      });
    }
  })();
  return {
    async stop() {
      stopped = true;
      wake();
      await loop;
    },
  };
}
