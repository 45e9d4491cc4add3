import type { Studio } from '../../server/context.ts';
import { giveTimeBack } from './give-back.ts';

/** Nodes that take commands say so this often. */
const BEAT_MS = 500;
/** A sign of life that is younger is not written again. */
const FRESH_MS = 400;
/** Many steps may be made in this time; the row is read once. */
const CHECKED_MS = 100;
const checkedAt = new WeakMap<Studio, number>();
/** After so long without a sign of any node, players get back the time in which they could do nothing. */
const OUTAGE_MS = 3_000;

/**
 * Notes, by the database's clock, that a node takes commands. After an outage it first gives players their time back, once on any
 * number of nodes. Engines call it before each step, so no deadline that passed in an outage is taken for one that was missed.
 */
export async function keepAlive(studio: Studio): Promise<void> {
  // By the wall clock, which goes on while a machine is paused.
  const sinceMs = Date.now() - (checkedAt.get(studio) ?? 0);
  if (sinceMs >= 0 && sinceMs < CHECKED_MS) return;
  const { rows } = await studio.db.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp() - at) * 1000)::float8 as ms from heart where one`,
  );
  const ms = rows[0]?.ms;
  if (ms === undefined)
    await studio.db.query(`insert into heart (at) values (clock_timestamp()) on conflict do nothing`);
  else if (ms >= OUTAGE_MS) await endOutage(studio);
  else if (ms >= FRESH_MS) await studio.db.query(`update heart set at = greatest(at, clock_timestamp()) where one`);
  checkedAt.set(studio, Date.now());
}

async function endOutage(studio: Studio): Promise<void> {
  const lasted = await studio.db.transact(async (tx) => {
    const { rows } = await tx.query<{ at: Date; ms: number }>(
      `select h.at, (extract(epoch from clock_timestamp() - h.at) * 1000)::float8 as ms
         from (select at from heart where one for update) h`,
    );
    const { at: since, ms } = rows[0]!;
    if (ms < OUTAGE_MS) return null;
    await giveTimeBack(studio, tx, { since, ms });
    await tx.query(`update heart set at = clock_timestamp() where one`);
    return ms;
  });
  if (lasted === null) return;
  studio.log.warn({ ms: Math.round(lasted) }, 'no node took commands; players have their time back');
  studio.nudge();
}

/** Keeps saying that this node takes commands, until stopped. */
export function startHeart(studio: Studio): { stop(): Promise<void> } {
  let beat: Promise<void> = Promise.resolve();
  const say = (): void => {
    beat = keepAlive(studio).catch((error: unknown) =>
      studio.log.error({ err: error }, 'a sign of life could not be written'),
    );
  };
  say();
  const timer = setInterval(say, BEAT_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await beat;
    },
  };
}
