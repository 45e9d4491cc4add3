import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const CASHIER_HEADERS = {
  account: 'x-cashier-account',
  timestamp: 'x-cashier-timestamp',
  signature: 'x-cashier-signature',
} as const;

/** A signature is valid for this long before and after its time. */
const WINDOW_MS = 300_000;

interface Signed {
  method: string;
  path: string;
  raw: Buffer | string;
}

const hmac = (secret: string, timestamp: string, { method, path, raw }: Signed): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}\n${method} ${path}\n`).update(raw).digest();

/** Headers that authenticate the sender, bytes, address and time; the same in both directions. */
export const signed = (account: string, secret: string, now: number, what: Signed): Record<string, string> => {
  const timestamp = String(now);
  return {
    [CASHIER_HEADERS.account]: account,
    [CASHIER_HEADERS.timestamp]: timestamp,
    [CASHIER_HEADERS.signature]: hmac(secret, timestamp, what).toString('hex'),
  };
};

/** Whether the holder of the secret recently sent these bytes to this address. */
export const isSigned = (headers: IncomingHttpHeaders, secret: string, now: number, what: Signed): boolean => {
  const timestamp = String(headers[CASHIER_HEADERS.timestamp] ?? '');
  const given = Buffer.from(String(headers[CASHIER_HEADERS.signature] ?? ''), 'hex');
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > WINDOW_MS) return false;
  const right = hmac(secret, timestamp, what);
  return given.length === right.length && timingSafeEqual(given, right);
};

/** The account that a call claims; trusted only after its signature is checked. */
export const claimedAccount = (headers: IncomingHttpHeaders): string => String(headers[CASHIER_HEADERS.account] ?? '');
