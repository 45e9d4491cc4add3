import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { VENDOR_HEADERS, VENDOR_WINDOW_MS, vendorSigningText } from '../contract/vendor.ts';

export interface SigningKey {
  vendor: string;
  keyId: string;
  secret: string;
}

export interface SignedParts {
  method: string;
  /** Path with query, exactly as in the request line. */
  pathWithQuery: string;
  /** Empty string if there is no body. */
  rawBody: string;
}

export interface SigningMoment {
  timestampMs: number;
  nonce: string;
}

/** Returns the headers that sign a call between vendor and platform, in either direction. */
export function signRequest(
  key: SigningKey,
  parts: SignedParts,
  moment?: Partial<SigningMoment>,
): Record<string, string> {
  const timestamp = String(moment?.timestampMs ?? Date.now());
  const nonce = moment?.nonce ?? randomUUID();
  return {
    [VENDOR_HEADERS.vendor]: key.vendor,
    [VENDOR_HEADERS.keyId]: key.keyId,
    [VENDOR_HEADERS.timestamp]: timestamp,
    [VENDOR_HEADERS.nonce]: nonce,
    [VENDOR_HEADERS.signature]: digest(key.secret, { ...parts, timestamp, nonce }),
  };
}

export type SignatureFault = 'missing' | 'unknown_key' | 'old' | 'forged';

type Headers = Record<string, string | string[] | undefined>;

/** Returns why a signed call must be refused, or its nonce. The caller must store nonces and refuse one seen before. */
export function checkSignature(
  key: SigningKey,
  parts: SignedParts,
  headers: Headers,
  nowMs: number,
): { nonce: string } | { fault: SignatureFault } {
  const timestamp = one(headers[VENDOR_HEADERS.timestamp]);
  const nonce = one(headers[VENDOR_HEADERS.nonce]);
  const signature = one(headers[VENDOR_HEADERS.signature]);
  if (!timestamp || !nonce || !signature) return { fault: 'missing' };
  if (one(headers[VENDOR_HEADERS.vendor]) !== key.vendor || one(headers[VENDOR_HEADERS.keyId]) !== key.keyId) {
    return { fault: 'unknown_key' };
  }
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp)) > VENDOR_WINDOW_MS) return { fault: 'old' };
  if (nonce.length > 64) return { fault: 'forged' };
  const expected = Buffer.from(digest(key.secret, { ...parts, timestamp, nonce }));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { fault: 'forged' };
  return { nonce };
}

function digest(secret: string, parts: SignedParts & { timestamp: string; nonce: string }): string {
  return createHmac('sha256', secret).update(vendorSigningText(parts)).digest('hex');
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
