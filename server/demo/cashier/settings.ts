import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';

interface CashierSettings {
  /** Token of the platform's calls. */
  key: string;
  /** Signs webhooks. */
  webhookKey: string;
}

export const cashierSettings = async (db: Db): Promise<CashierSettings> =>
  firstOf((await sql<CashierSettings>`select key, webhook_key as "webhookKey" from cashier.settings`.execute(db)).rows);

const newKey = () => randomBytes(32).toString('base64url');

/** Creates the cashier's keys; once. */
export const seedSettings = async (tx: Tx): Promise<void> => {
  await sql`insert into cashier.settings (key, webhook_key) values (${newKey()}, ${newKey()}) on conflict do nothing`.execute(
    tx,
  );
};
