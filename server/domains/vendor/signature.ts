import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { VENDOR_HEADERS, VENDOR_WINDOW_MS, vendorSigningText } from '../../../contract/vendor.ts';

export interface SignedRequest {
  method: string;
  /** As it stands on the request line. */
  pathWithQuery: string;
  /** The bytes as received; nothing may have been parsed and written again. */
  rawBody: Buffer;
}
export interface Claim {
  vendor: string;
  keyId: string;
  timestamp: string;
  nonce: string;
  signature: string;
}
/** Why a signature is refused; for the log alone, a stranger is told no more than that it is. */
export type Fault =
  | 'headers_missing'
  | 'timestamp_malformed'
  | 'outside_window'
  | 'nonce_malformed'
  | 'key_unknown'
  | 'signature_wrong'
  | 'nonce_reused';

const NONCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TIMESTAMP = /^\d{1,15}$/;

/** What the headers claim, if they can be a signature of this moment. */
export const claimOf = (headers: IncomingHttpHeaders, nowMs: number): Claim | Fault => {
  const read = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= 128 ? value : '';
  };
  const claim = {
    vendor: read(VENDOR_HEADERS.vendor),
    keyId: read(VENDOR_HEADERS.keyId),
    timestamp: read(VENDOR_HEADERS.timestamp),
    nonce: read(VENDOR_HEADERS.nonce),
    signature: read(VENDOR_HEADERS.signature),
  };
  if (Object.values(claim).includes('')) return 'headers_missing';
  if (!TIMESTAMP.test(claim.timestamp)) return 'timestamp_malformed';
  if (Math.abs(nowMs - Number(claim.timestamp)) > VENDOR_WINDOW_MS) return 'outside_window';
  return NONCE.test(claim.nonce) ? claim : 'nonce_malformed';
};

export const isSignedWith = (secret: string, claim: Claim, request: SignedRequest): boolean => {
  const expected = Buffer.from(sign(secret, claim, request), 'hex');
  const given = Buffer.from(claim.signature, 'hex');
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** Headers of a call that we sign. */
export const signedHeaders = (
  key: { vendor: string; keyId: string; secret: string },
  request: SignedRequest,
  nowMs: number,
): Record<string, string> => {
  const moment = { timestamp: String(nowMs), nonce: randomUUID() };
  return {
    [VENDOR_HEADERS.vendor]: key.vendor,
    [VENDOR_HEADERS.keyId]: key.keyId,
    [VENDOR_HEADERS.timestamp]: moment.timestamp,
    [VENDOR_HEADERS.nonce]: moment.nonce,
    [VENDOR_HEADERS.signature]: sign(key.secret, moment, request),
  };
};

const sign = (secret: string, moment: Pick<Claim, 'timestamp' | 'nonce'>, request: SignedRequest): string =>
  createHmac('sha256', secret)
    .update(vendorSigningText({ ...moment, ...request, rawBody: '' }))
    .update(request.rawBody)
    .digest('hex');
