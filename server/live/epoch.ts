import { sql } from 'kysely';
import type { Millis } from '../../contract/primitives.ts';
import type { Db, Tx } from '../db/database.ts';
import type { BaseContext } from '../app/base-context.ts';
import { randomCode } from '../crypto/random-code.ts';

/** 31^8 values: two restores do not draw the same epoch. */
const draw = (): string => randomCode(8);

/** Sets the epoch of a new database. An existing epoch is kept. */
export const ensureEpoch = async (db: Db): Promise<void> => {
  await db
    .insertInto('platform_state')
    .values({ epoch: draw() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Changes the epoch (W1), for example after a restore. Every client discards what it holds at the next heartbeat. */
export const newEpoch = async (ctx: BaseContext): Promise<string> => {
  const epoch = draw();
  await ensureEpoch(ctx.database.db);
  await ctx.database.transact((tx) => tx.updateTable('platform_state').set({ epoch }).execute());
  return epoch;
};

/**
 * Returns the epoch and the transaction's start time by the database clock. The snapshot contains everything committed before
 * it.
 */
export const readEpoch = async (db: Db | Tx): Promise<{ epoch: string; at: Millis }> => {
  const { epoch, at } = await db
    .selectFrom('platform_state')
    .select(['epoch', sql<Date>`now()`.as('at')])
    .executeTakeFirstOrThrow();
  return { epoch, at: at.getTime() };
};
