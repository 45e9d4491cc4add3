import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { signedText } from '../../contract/security-signature.ts';

/** Private keys of the sessions opened by tests, by token. */
const keys = new Map<string, KeyObject>();

/** A session's key pair, as a page makes it; the public half as its raw point. */
export const drawTestKey = (): { publicKey: Buffer; privateKey: KeyObject } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  return { publicKey: raw, privateKey };
};

export const keepTestKey = (token: string, privateKey: KeyObject): void => void keys.set(token, privateKey);
export const testKeyOf = (token: string | undefined): KeyObject | undefined => (token ? keys.get(token) : undefined);

interface Call {
  method: string;
  path: string;
  body?: string | Buffer;
  atMs?: number;
  nonce?: string;
}

/** The header that signs one call. */
export const signatureBy = (
  key: KeyObject,
  { method, path, body = '', atMs = Date.now(), nonce = randomBytes(16).toString('base64url') }: Call,
): string => {
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  const text = Buffer.from(signedText({ method, path, bodyHash, atMs, nonce }));
  const signature = sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `${atMs}.${nonce}.${signature}`;
};
