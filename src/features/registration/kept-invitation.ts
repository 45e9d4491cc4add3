import { readJson, type Kept } from '../../shared/lib/storage.ts';
import type { Values } from './check.ts';

/** What a link that leads to registration carries: codes of fields, or the code of an agent's link. */
export interface Invitation {
  codes: Values;
  link?: string;
}
interface KeptInvitation extends Invitation {
  atMs: number;
}

const KEY = 'invitation';
/** A link that was followed longer ago brings nobody any more. */
const KEPT_MS = 60 * 86_400_000;
/** Longer ones are no codes: they are shown once, with their problem, and not kept. */
const LENGTH = 64;

type Storage = Pick<Kept, 'getItem' | 'setItem'>;

/**
 * AUTH-11, MEM-09: the invitation that a registration on this device has: the one of the address, which is kept, else the last one that
 * was kept, in whatever tab.
 */
export const invitationHere = (storage: Storage, followed: Invitation, nowMs: number): Invitation => {
  const texts = [...Object.values(followed.codes), followed.link ?? ''].filter((text) => text.trim() !== '');
  if (texts.length === 0) return kept(storage, nowMs) ?? followed;
  if (texts.every(({ length }) => length <= LENGTH))
    storage.setItem(KEY, JSON.stringify({ ...followed, atMs: nowMs } satisfies KeptInvitation));
  return followed;
};

/** Others may have written what is stored: only texts of the known fields count. */
const kept = (storage: Storage, nowMs: number): Invitation | null => {
  const found = readJson<Partial<KeptInvitation>>(storage, KEY);
  if (typeof found?.atMs !== 'number' || found.atMs > nowMs || nowMs - found.atMs >= KEPT_MS) return null;
  const { affiliateCode, referralCode } = Object(found.codes) as Record<string, unknown>;
  return {
    codes: {
      ...(typeof affiliateCode === 'string' && { affiliateCode }),
      ...(typeof referralCode === 'string' && { referralCode }),
    },
    ...(typeof found.link === 'string' && { link: found.link }),
  };
};

/** Somebody registered, or the invitation is not valid. */
export const forgetInvitation = (storage: Storage): void => storage.setItem(KEY, 'null');
