import { webcrypto } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sha256 } from '../../../contract/security-signature.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { insertSession } from '../../../server/domains/auth/sessions/sessions.ts';
import { inDatabase, makeAccount } from './accounts.ts';
import { expectLive } from './people.ts';

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** A session of this member, issued as by every login method: the token, and the private half of its key. */
const openSession = async (username: string) => {
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
  return { token, name: await sha256(token), jwk: await webcrypto.subtle.exportKey('jwk', pair.privateKey) };
};

/** Logs in in this tab without the form, for tests of what follows a login. */
export const enter = async (page: Page, username: string, path = '/'): Promise<void> => {
  const session = await openSession(username);
  // Any page of the site will do: its storage is shared by all of them.
  await page.goto('/version');
  await page.evaluate(
    async ({ token, name, jwk, algorithm }) => {
      const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign']);
      const open = indexedDB.open('parlour-keys');
      open.onupgradeneeded = () => open.result.createObjectStore('sessions');
      await new Promise((resolve, reject) => Object.assign(open, { onsuccess: resolve, onerror: reject }));
      const put = open.result.transaction('sessions', 'readwrite').objectStore('sessions');
      const done = put.put({ key, atMs: Date.now() }, name);
      await new Promise((resolve, reject) => Object.assign(done, { onsuccess: resolve, onerror: reject }));
      open.result.close();
      sessionStorage.setItem('token', token);
    },
    { ...session, algorithm: KEY },
  );
  await page.goto(path);
  await expectLive(page);
};

/** Logs in a new member; returns the name. */
export const enterAnew = async (page: Page, path = '/'): Promise<string> => {
  const { username } = await makeAccount();
  await enter(page, username, path);
  return username;
};
