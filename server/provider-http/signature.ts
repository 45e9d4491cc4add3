import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature is valid for this long before and after its time. */
const WINDOW_MS = 300_000;

/** Secrets of webhooks by key id. While a key rotates there are two. */
export type WebhookKeys = Readonly<Record<string, string>>;

const hmac = (secret: string, time: string, raw: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(raw).digest();

/** The header's value for a body: `t=<milliseconds>,k=<key id>,s=<hexadecimal HMAC-SHA-256 of "<t>.<body>">`. */
export const signWebhook = (keyId: string, secret: string, now: number, raw: Buffer | string): string =>
  `t=${now},k=${keyId},s=${hmac(secret, String(now), raw).toString('hex')}`;

/** Whether a holder of one of the keys recently signed these bytes. */
export const isWebhookSigned = (header: unknown, keys: WebhookKeys, now: number, raw: Buffer): boolean => {
  const [, time, keyId, given] = /^t=(\d{1,15}),k=([\w-]{1,32}),s=([\da-f]{64})$/.exec(String(header)) ?? [];
  if (!time || !keyId || !given || !Object.hasOwn(keys, keyId)) return false;
  if (Math.abs(now - Number(time)) > WINDOW_MS) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), hmac(keys[keyId]!, time, raw));
};
