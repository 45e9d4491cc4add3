import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { BaseContext } from '../app/base-context.ts';
import type { Tx } from '../db/database.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../jobs/every-leased.ts';
import { firstOf } from '../shared/first-of.ts';

const PlayChange = z.strictObject({
  merchant: z.string(),
  memberId: z.int(),
  /** The merchant's day on which the rounds were opened. */
  day: z.iso.date(),
  /** `OTHER` for games that are not listed any more. */
  gameType: z.string(),
  rounds: z.int(),
  stake: z.int(),
  validStake: z.int(),
  /** What of the valid stake was bonus money. */
  bonusStake: z.int(),
  payout: z.int(),
  /** What of the valid stake the house keeps in theory: a whole number of millionths of a minor unit, beyond the safe integers. */
  edgeMicro: z.string().check(z.regex(/^-?\d+$/)),
});
/**
 * How settled rounds change a member's play on a day, in games of one type, not with play money. Below zero where rounds are taken
 * back. Amounts in minor units.
 */
export type PlayChange = z.infer<typeof PlayChange>;

/** Counts changes of play, in the transaction that adds them to the days of play: each change once. */
export type PlayConsumer = (tx: Tx, changes: readonly PlayChange[]) => Promise<void>;

/** Settled bets count after this and the time of the work. */
const EVERY_MS = 500;
/** Noted rows per transaction of the job. */
const AT_ONCE = 1_000;

const RolledUp = z.object({ taken: z.int(), changes: z.array(PlayChange) });

/** Adds all noted changes of rounds to the days of play, and gives each batch to the consumers. */
export const countPlays = async (
  { database }: Pick<BaseContext, 'database'>,
  consumers: readonly PlayConsumer[],
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  for (let taken = AT_ONCE; taken === AT_ONCE && !signal.aborted;)
    taken = await database.transact(async (tx) => {
      await guard(tx);
      const { rows } = await sql`select taken, changes from play_roll_up(${AT_ONCE})`.execute(tx);
      const batch = RolledUp.parse(firstOf(rows));
      if (batch.changes.length > 0) for (const count of consumers) await count(tx, batch.changes);
      return batch.taken;
    });
};

/** Starts the job that counts play, on one of the nodes. */
export const startPlayJobs = (ctx: BaseContext, consumers: readonly PlayConsumer[]): LeasedJob[] => [
  everyLeased(ctx, 'plays', EVERY_MS, (turn) => countPlays(ctx, consumers, turn)),
];
