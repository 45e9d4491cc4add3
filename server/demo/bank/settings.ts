import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';

/** What the bank does with new orders, with the words of its page. */
export const CONDUCTS = {
  pays: 'pays after three seconds',
  parts: 'pays in two parts',
  fails: 'gives each order up',
  silent: 'does nothing until you decide',
  twice: 'pays, and sends its webhook twice',
  late: 'pays after a minute, and sends its webhook a minute later',
  down: 'does not answer',
} as const;
export type Conduct = keyof typeof CONDUCTS;

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
