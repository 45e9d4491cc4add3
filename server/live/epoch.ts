import { sql } from 'kysely';
import type { Millis } from '../../contract/primitives.ts';
import type { Db, Tx } from '../db/database.ts';
import type { House } from '../house.ts';
import { drawSigns } from '../signs.ts';

/** 31^8 histories: two restores never draw the same. */
const draw = (): string => drawSigns(8);

/** Gives a fresh database its epoch; one that has it keeps it. */
export const ensureEpoch = async (db: Db): Promise<void> => {
  await db
    .insertInto('house')
    .values({ epoch: draw() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Begins another history (W1), as after a restore: every client throws away what it holds, within a proof's time. */
export const newEpoch = async (house: House): Promise<string> => {
  const epoch = draw();
  await ensureEpoch(house.database.db);
  await house.database.transact((tx) => tx.updateTable('house').set({ epoch }).execute());
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
