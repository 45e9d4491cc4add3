import { webcrypto } from 'node:crypto';
import type { Page } from '@playwright/test';
import { everyMerchant } from '../../../server/db/database.ts';
import { insertSession } from '../../../server/domains/auth/sessions/sessions.ts';
import { keepSession, type PageSession } from '../../support/page-session.ts';
import { inDatabase, makeAccount } from './accounts.ts';
import { expectLive } from './people.ts';

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** A session of this member, issued as by every login method: the token, and the private half of its key. */
const openSession = async (username: string): Promise<PageSession> => {
  const pair = await webcrypto.subtle.generateKey(KEY, true, ['sign']);
  const publicKey = Buffer.from(await webcrypto.subtle.exportKey('raw', pair.publicKey));
  const { token } = await inDatabase((database) =>
    database.transact(async (tx) => {
      const members = everyMerchant(tx).selectFrom('members').selectAll().where('username', '=', username);
      return insertSession(tx, await members.executeTakeFirstOrThrow(), {
        ip: '127.0.0.1',
        userAgent: 'a story',
        publicKey,
      });
    }),
  );
  return { token, jwk: await webcrypto.subtle.exportKey('jwk', pair.privateKey) };
};

/** Logs in in this tab without the form, for tests of what follows a login. */
export const enter = async (page: Page, username: string, path = '/'): Promise<void> => {
  await keepSession(page, await openSession(username));
  await page.goto(path);
  await expectLive(page);
};

/** Logs in a new member; returns the name. */
export const enterAnew = async (page: Page, path = '/'): Promise<string> => {
  const { username } = await makeAccount();
  await enter(page, username, path);
  return username;
};
