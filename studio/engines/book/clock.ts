import type { Studio } from '../../server/context.ts';
import { only } from '../../server/database.ts';
import { acceptNext } from './accept.ts';
import { releaseExposure } from './exposure.ts';
import { publishBooks } from './publish.ts';
import { settleNext } from './settle.ts';
import { booksOf, FIXTURES_AT_ONCE, forgetFixtures, openFixtures, stepFixtures } from './source.ts';

/** Prices are told so often at most. */
const TURN_MS = 500;
const AFTER_FAILURE_MS = 2_000;
const OPEN_MS = 10_000;
const FORGET_MS = 600_000;
/** A turn makes so many steps of a kind, so that prices are told meanwhile. */
const STEPS = 200;

export interface BookClock {
  /** Waits for the current step to finish, and makes no more. */
  stop(): Promise<void>;
}

/** All that is due in the books: fixtures speak, delayed bets are decided, slips are settled, and prices are told. */
export async function turnBooks(studio: Studio, isStopped: () => boolean = () => false): Promise<void> {
  const all = async (step: () => Promise<boolean>): Promise<boolean> => {
    for (let made = 0; made < STEPS; made += 1) if (isStopped() || !(await step())) return made > 0;
    return true;
  };
  for (const game of await gamesThatSpeak(studio))
    await all(async () => (await stepFixtures(studio, game)) === FIXTURES_AT_ONCE);
  const due = await dueSlips(studio);
  if (due.accepts) await all(() => acceptNext(studio));
  if (due.settles && (await all(() => settleNext(studio)))) studio.nudge();
  if (due.releases) await studio.db.transact(releaseExposure);
  if (!isStopped()) await publishBooks(studio);
}

/** The titles of which a fixture is due. */
async function gamesThatSpeak(studio: Studio): Promise<string[]> {
  const { rows } = await studio.db.query<{ game: string }>(
    `select distinct game from book_source where due_at <= clock_timestamp()`,
  );
  const due = new Set(rows.map(({ game }) => game));
  return booksOf(studio)
    .map(({ id }) => id)
    .filter((id) => due.has(id));
}

/** Whether any slip is due, by kind of step: mostly none is, and one statement says so. */
async function dueSlips({ db }: Studio): Promise<{ accepts: boolean; settles: boolean; releases: boolean }> {
  return only(
    await db.query<{ accepts: boolean; settles: boolean; releases: boolean }>(
      `select exists (select from book_slip where state = 'delayed' and accept_at <= clock_timestamp()) as accepts,
              exists (select from book_slip where open_legs = 0 and state in ('accepted', 'reopened')) as settles,
              exists (select from book_slip where not is_released) as releases`,
    ),
  );
}

/** Keeps the books of all titles going on this node. Any number of nodes may do so. */
export function startBooks(studio: Studio): BookClock {
  const books = booksOf(studio);
  let stopped = books.length === 0;
  let wake: () => void = () => undefined;
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      if (stopped) resolve();
      else setTimeout(resolve, ms).unref();
    });
  const loop = (async () => {
    let [openAt, forgetAt] = [0, 0];
    while (!stopped) {
      let ms = TURN_MS;
      try {
        if (performance.now() >= openAt) {
          for (const title of books) await openFixtures(studio, title);
          openAt = performance.now() + OPEN_MS;
        }
        if (performance.now() >= forgetAt) {
          await forgetFixtures(studio);
          forgetAt = performance.now() + FORGET_MS;
        }
        await turnBooks(studio, () => stopped);
      } catch (error) {
        if (!stopped) studio.log.error({ err: error }, 'the books stopped and will go on');
        ms = AFTER_FAILURE_MS;
      }
      await wait(ms);
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
