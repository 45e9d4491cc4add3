import { hash } from '@node-rs/argon2';
import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { everyMerchant, openDatabase, type Database } from '../../../server/db/database.ts';
import { runningDatabaseUrl } from '../../../server/db/embedded/running.ts';
import { giveMoney as giveTo } from '../../support/money.ts';
import { freshName, freshNumber, PASSWORD } from './people.ts';

/** Runs work in the site's own database. */
export const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = openDatabase((await runningDatabaseUrl(process.env['PARLOUR_DATA']!))!, { size: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

export interface Account {
  username: string;
  /** Without the country's +1. */
  number: string;
  mobile: string;
  email: string;
}

/** A new account with a number and a mail address, like the demo's `player2`; each test has its own. */
export const makeAccount = async (password = PASSWORD): Promise<Account> => {
  const username = freshName();
  const number = freshNumber();
  const account = { username, number, mobile: `+1${number}`, email: `${username}@example.com` };
  const password_hash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await inDatabase(async ({ db }) => {
    await sql`insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code, mobile, email)
        select merchant, ${username}, ${username}, ${password_hash}, currency, exponent, ${username}, ${account.mobile}, ${account.email}
          from members where username = 'player2'`.execute(db);
    await sql`insert into accounts (merchant, ledger, kind, owner, currency, exponent)
        select merchant, 'real', 'wallet', 'member:' || id, currency, exponent from members where username = ${username}`.execute(
      db,
    );
    // The terms are accepted, so that no dialog interrupts the test.
    await sql`insert into consents (merchant, member_id, kind, version)
        select c.merchant, m.id, c.kind, c.version from members m, consents c join members two on two.id = c.member_id
         where m.username = ${username} and two.username = 'player2'`.execute(db);
  });
  return account;
};

/** A new agent without a team; returns the name. */
export const makeAgent = async (): Promise<string> => {
  const { username } = await makeAccount();
  await inDatabase(({ db }) => sql`update members set type = 1 where username = ${username}`.execute(db));
  return username;
};

/** Posts money to a member's wallet, for tests of what is done with it. Minor units. */
export const giveMoney = (username: string, amount: number): Promise<void> =>
  inDatabase(async (database) => {
    const members = everyMerchant(database.db).selectFrom('members').selectAll().where('username', '=', username);
    await giveTo(database, await members.executeTakeFirstOrThrow(), amount);
  });

/** Marks this account's password as assigned by another person. */
export const passwordWasGiven = (username: string) =>
  inDatabase(({ db }) => sql`update members set password_given = true where username = ${username}`.execute(db));

/** Sets the password's age. */
export const passwordIsOld = (username: string, days: number) =>
  inDatabase(({ db }) =>
    sql`update members set password_changed_at = now() - make_interval(days => ${days}) where username = ${username}`.execute(
      db,
    ),
  );

/** Sets how long this account's sessions have been inactive. */
export const wasAway = (username: string, minutes: number) =>
  inDatabase(({ db }) =>
    sql`update sessions set last_active_at = now() - make_interval(mins => ${minutes})
         where member_id = (select id from members where username = ${username}) and ended_at is null`.execute(db),
  );

/** The text of the newest message to a recipient, read from the demo's public mail page. */
export const newestTo = async (page: Page, recipient: string): Promise<string> => {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/mail');
  const message = outbox.getByRole('article').filter({ hasText: recipient }).first();
  await expect(message).toBeVisible();
  const text = await message.innerText();
  await outbox.close();
  return text;
};

/** The six digits of the newest message to a number. */
export const codeTo = async (page: Page, mobile: string): Promise<string> =>
  /\n\s*(\d{6}) /.exec(await newestTo(page, mobile))![1]!;
