import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { AppContext } from '../context.ts';
import { keep } from '../jobs/retention.ts';

/** A key signs for this long, and what it signed is known for an hour more. */
const KEY_DAYS = 30;

export interface WorkKey {
  id: string;
  /** Signs challenges. */
  challenges: string;
  /** Signs their solutions: a solution is known by it without doing the work again. */
  solutions: string;
}

interface Row {
  id: string;
  secret: Buffer;
}
const half = (secret: Buffer, from: number) => secret.subarray(from, from + 32).toString('hex');
const keyOf = ({ id, secret }: Row): WorkKey => ({ id, challenges: half(secret, 0), solutions: half(secret, 32) });

/** The keys of the proof of work, in the database, which all nodes share. */
export const createWorkKeys = (ctx: AppContext) => {
  const { db } = ctx.database;

  const newest = (of: Db | Tx): Promise<Row | undefined> =>
    of
      .selectFrom('human_keys')
      .select(['id', 'secret'])
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${KEY_DAYS})`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirst();

  /** Of several who find none at once, on whatever node, one draws it. */
  const drawOnce = () =>
    ctx.database.transact(async (tx): Promise<Row> => {
      await sql`select pg_advisory_xact_lock(hashtextextended('human key', 0))`.execute(tx);
      const drawn = await newest(tx);
      if (drawn) return drawn;
      const row = { id: randomBytes(9).toString('base64url'), secret: randomBytes(64) };
      await tx.insertInto('human_keys').values(row).execute();
      ctx.log.info({ keyId: row.id }, 'drew a key for the proof of work');
      return row;
    });

  return {
    /** The key to sign with now; drawn where there is none or the last is old. */
    current: async (): Promise<WorkKey> => keyOf((await newest(db)) ?? (await drawOnce())),
    async find(id: string): Promise<WorkKey | undefined> {
      const row = await db
        .selectFrom('human_keys')
        .select(['id', 'secret'])
        .where('id', '=', id)
        .where('created_at', '>', sql<Date>`now() - make_interval(days => ${KEY_DAYS}, hours => 1)`)
        .executeTakeFirst();
      return row && keyOf(row);
    },
  };
};

/** A key is kept for a day after the last challenge that it signed. */
export const workKeyRetention = keep('human_keys', 'created_at', (KEY_DAYS + 1) * 86_400_000);
