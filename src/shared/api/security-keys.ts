import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { sha256, signatureOf, type CallToSign, type DrawnKey } from '../../../contract/security-signature.ts';

export { drawKey } from '../../../contract/security-signature.ts';

/** Longer than any session. Older keys belong to no session. */
const KEPT_MS = 24 * 3_600_000;

interface Kept {
  key: CryptoKey;
  atMs: number;
}
/** Where the browser has no database (some private windows), keys live as long as the page. */
const inMemory = new Map<string, Kept>();
let store: UseStore | undefined;
const database = (): UseStore | undefined => {
  try {
    if (globalThis.indexedDB) store ??= createStore('parlour-keys', 'sessions');
  } catch {
    // Blocked: reading its name throws.
  }
  return store;
};

/** Stores the private key of the session with this token, under the token's hash, never the token itself. */
export const keepKey = async (token: string, { privateKey }: DrawnKey, now = Date.now): Promise<void> => {
  const name = await sha256(token);
  const kept: Kept = { key: privateKey, atMs: now() };
  inMemory.set(name, kept);
  const db = database();
  if (!db) return;
  try {
    for (const [old, { atMs }] of await entries<string, Kept>(db)) if (atMs < now() - KEPT_MS) await del(old, db);
    await set(name, kept, db);
  } catch {
    // The database is full or forbidden. The key in memory is used until the page closes.
  }
};

const findKey = async (token: string): Promise<CryptoKey | undefined> => {
  const name = await sha256(token);
  const db = database();
  const kept = inMemory.get(name) ?? (db && (await get<Kept>(name, db).catch(() => undefined)));
  return kept?.key;
};

/** Deletes the key of a session that is over. */
export const forgetKey = async (token: string): Promise<void> => {
  const name = await sha256(token);
  inMemory.delete(name);
  const db = database();
  if (db) await del(name, db).catch(() => undefined);
};

/** Signs one call with the key of the session with this token; undefined when the page has no key. */
export const sign = async (token: string | null, call: CallToSign): Promise<string | undefined> => {
  const key = token && globalThis.crypto?.subtle ? await findKey(token) : undefined;
  return key && signatureOf(key, call);
};
