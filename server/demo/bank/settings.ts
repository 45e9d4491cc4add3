import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';

/** What the bank does with new orders. */
export const CONDUCTS = ['pays', 'parts', 'fails', 'silent', 'twice', 'late', 'down'] as const;
export type Conduct = (typeof CONDUCTS)[number];

export interface BankSettings {
  conduct: Conduct;
  key: string;
  webhookKey: string;
}

export const bankSettings = async (db: Db): Promise<BankSettings> =>
  firstOf(
    (await sql<BankSettings>`select conduct, key, webhook_key as "webhookKey" from bank.settings`.execute(db)).rows,
  );

export const setConduct = async (db: Db, conduct: Conduct): Promise<void> => {
  await sql`update bank.settings set conduct = ${conduct}`.execute(db);
};

const newKey = () => randomBytes(32).toString('base64url');

/** Creates the bank's keys; once. */
export const seedSettings = async (tx: Tx): Promise<void> => {
  await sql`insert into bank.settings (key, webhook_key) values (${newKey()}, ${newKey()}) on conflict do nothing`.execute(
    tx,
  );
};
