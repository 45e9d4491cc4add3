import type { webcrypto } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sha256 } from '../../contract/security-signature.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** A session: its token, and the private half of its key. */
export interface PageSession {
  token: string;
  jwk: webcrypto.JsonWebKey;
}

/** Stores a session in this tab, as a log-in by the form does. `origin` can be left out where the page's context has one. */
export const keepSession = async (page: Page, { token, jwk }: PageSession, origin = ''): Promise<void> => {
  // Any page of the site will do: its storage is shared by all of them. This one loads nothing else.
  await page.goto(`${origin}/version`);
  await page.evaluate(
    async (session) => {
      const key = await crypto.subtle.importKey('jwk', session.jwk, session.algorithm, false, ['sign']);
      const open = indexedDB.open('parlour-keys');
      open.onupgradeneeded = () => open.result.createObjectStore('sessions');
      await new Promise((resolve, reject) => Object.assign(open, { onsuccess: resolve, onerror: reject }));
      const put = open.result.transaction('sessions', 'readwrite').objectStore('sessions');
      const done = put.put({ key, atMs: Date.now() }, session.name);
      await new Promise((resolve, reject) => Object.assign(done, { onsuccess: resolve, onerror: reject }));
      open.result.close();
      sessionStorage.setItem('token', session.token);
    },
    { token, jwk, name: await sha256(token), algorithm: ALGORITHM },
  );
};
