import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { VENDOR_HEADERS, VENDOR_WINDOW_MS, vendorSigningText } from '../../../contract/vendor.ts';

export interface SignedRequest {
  method: string;
  /** As in the request line. */
  pathWithQuery: string;
  /** The bytes as received, not parsed and serialized again. */
  rawBody: Buffer;
}
export interface Claim {
  vendor: string;
  keyId: string;
  timestamp: string;
  nonce: string;
  signature: string;
}
/** Why a signature is refused. Only for the log; the caller is not told. */
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

/** Returns the claim in the headers if it is well-formed and recent. */
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

/** Returns the headers for a call signed by the platform. */
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
