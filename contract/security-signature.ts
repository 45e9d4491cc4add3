import * as z from 'zod/mini';
import type { Millis } from './primitives.ts';

/** The public part of a session's key: a raw P-256 point (65 bytes), base64url. */
export const SessionKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/));

/** A signature is accepted for this long before and after its time, by the server's clock. */
export const SIGNED_FOR_MS = 120_000;

/** The header `x-signature`: `<atMs>.<nonce>.<signature>`; nonce of 16 bytes, ECDSA with SHA-256 as IEEE P1363, base64url. */
export const SIGNATURE = /^(\d{1,15})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{86})$/;

/** The parts of a call that the signature covers. */
interface SignedParts {
  method: string;
  /** As sent, with the query string. */
  path: string;
  /** SHA-256 of the body's bytes as sent (of no bytes without body), base64url. */
  bodyHash: string;
  atMs: Millis;
  nonce: string;
}

/** The text that is signed. */
export const signedText = ({ method, path, bodyHash, atMs, nonce }: SignedParts): string =>
  [method, path, bodyHash, atMs, nonce].join('\n');

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** The key pair that a page created for the session it asks for. */
export interface DrawnKey {
  /** Raw point, base64url. */
  publicKey: string;
  /** Not extractable: it can sign, but it cannot be copied. */
  privateKey: CryptoKey;
}

const base64url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
/** SHA-256 of a text, base64url. */
export const sha256 = async (text: string) =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Creates the key pair for a new session. */
export const drawKey = async (): Promise<DrawnKey> => {
  const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign']);
  return {
    publicKey: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
    privateKey: pair.privateKey,
  };
};

export interface CallToSign {
  method: string;
  path: string;
  body: string | undefined;
  /** By the server's clock, as far as the page knows it. */
  atMs: number;
}

/** Returns the signature header of one call. */
export const signatureOf = async (key: CryptoKey, { body = '', ...call }: CallToSign): Promise<string> => {
  const nonce = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const text = signedText({ ...call, bodyHash: await sha256(body), nonce });
  const signature = await crypto.subtle.sign(ALGORITHM, key, new TextEncoder().encode(text));
  return `${call.atMs}.${nonce}.${base64url(signature)}`;
};
