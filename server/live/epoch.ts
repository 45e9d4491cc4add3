import { sql } from 'kysely';
import type { Millis } from '../../contract/primitives.ts';
import type { Db, Tx } from '../db/database.ts';
import type { AppContext } from '../context.ts';
import { randomCode } from '../random-code.ts';

/** 31^8 histories: two restores never draw the same. */
const draw = (): string => randomCode(8);

/** Gives a fresh database its epoch; one that has it keeps it. */
export const ensureEpoch = async (db: Db): Promise<void> => {
  await db
    .insertInto('house')
    .values({ epoch: draw() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Begins another history (W1), as after a restore: every client throws away what it holds, within a heartbeat's time. */
export const newEpoch = async (ctx: AppContext): Promise<string> => {
  const epoch = draw();
  await ensureEpoch(ctx.database.db);
  await ctx.database.transact((tx) => tx.updateTable('house').set({ epoch }).execute());
  return epoch;
};

/** The database's history, and when this transaction began by the database's clock: what had committed by then, its snapshot has. */
export const readEpoch = async (db: Db | Tx): Promise<{ epoch: string; at: Millis }> => {
  const { epoch, at } = await db
    .selectFrom('house')
    .select(['epoch', sql<Date>`now()`.as('at')])
    .executeTakeFirstOrThrow();
  return { epoch, at: at.getTime() };
};
