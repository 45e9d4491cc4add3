import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { BaseContext } from '../app/base-context.ts';
import { keep } from '../jobs/retention.ts';

/** A key signs for this long; its signatures are accepted for one hour more. */
const KEY_DAYS = 30;

export interface WorkKey {
  id: string;
  /** Signs challenges. */
  challenges: string;
  /** Signs the solutions, so that a solution can be verified without doing the work again. */
  solutions: string;
}

interface Row {
  id: string;
  secret: Buffer;
}
const half = (secret: Buffer, from: number) => secret.subarray(from, from + 32).toString('hex');
const keyOf = ({ id, secret }: Row): WorkKey => ({ id, challenges: half(secret, 0), solutions: half(secret, 32) });

/** Keys of the proof of work, stored in the database and shared by all nodes. */
export const createWorkKeys = (ctx: BaseContext) => {
  const { db } = ctx.database;

  const newest = (of: Db | Tx): Promise<Row | undefined> =>
    of
      .selectFrom('captcha_keys')
      .select(['id', 'secret'])
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${KEY_DAYS})`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirst();

  /** If several callers on any nodes find no key at once, one of them generates it. */
  const drawOnce = () =>
    ctx.database.transact(async (tx): Promise<Row> => {
      await sql`select pg_advisory_xact_lock(hashtextextended('human key', 0))`.execute(tx);
      const drawn = await newest(tx);
      if (drawn) return drawn;
      const row = { id: randomBytes(9).toString('base64url'), secret: randomBytes(64) };
      await tx.insertInto('captcha_keys').values(row).execute();
      ctx.log.info({ keyId: row.id }, 'drew a key for the proof of work');
      return row;
    });

  return {
    /** Returns the current signing key. Generates one if there is none or the last is too old. */
    current: async (): Promise<WorkKey> => keyOf((await newest(db)) ?? (await drawOnce())),
    async find(id: string): Promise<WorkKey | undefined> {
      const row = await db
        .selectFrom('captcha_keys')
        .select(['id', 'secret'])
        .where('id', '=', id)
        .where('created_at', '>', sql<Date>`now() - make_interval(days => ${KEY_DAYS}, hours => 1)`)
        .executeTakeFirst();
      return row && keyOf(row);
    },
  };
};

/** A key is kept for a day after the last challenge that it signed. */
export const workKeyRetention = keep('captcha_keys', 'created_at', (KEY_DAYS + 1) * 86_400_000);
