import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { randomUUID } from 'node:crypto';
import type { EndpointSpec, ResponseOf } from '../../../contract/define.ts';
import { site } from '../../../contract/site.ts';
import { signatureOf } from '../../../contract/security-signature.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { isSigned } from '../../http/signature.ts';

/** A refused call, with its message key or the Studio's code. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

/** Failures after which the session is unusable. An idle session is discarded, not confirmed again. */
const OVER = new Set(['not_logged_in', 'session_ended', 'reauthentication_needed']);
export const isOver = (error: unknown): boolean => error instanceof Refused && OVER.has(error.key);

/** A session as a player's page holds it: the token, and the private key that signs. */
export interface Login {
  token: string;
  privateKey: CryptoKey;
}

const WITHIN_MS = 10_000;
const bytes = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer;

const send = async (url: string, init: RequestInit) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });

/** Calls the site over HTTP as a browser does. */
export const callSite = async <E extends EndpointSpec>(
  ctx: BaseContext,
  endpoint: E,
  request: Record<string, unknown>,
  login?: Login,
): Promise<ResponseOf<E>> => {
  const inQuery = endpoint.encoding === 'query';
  const query = inQuery ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
  const body = endpoint.encoding === 'sealed' ? await seal(ctx, endpoint, request) : request;
  const { method } = endpoint;
  const path = `${endpoint.path}${query}`;
  const sent = inQuery ? undefined : JSON.stringify(body);
  const signature =
    login && isSigned(endpoint)
      ? await signatureOf(login.privateKey, { method, path, body: sent, atMs: ctx.now() })
      : undefined;
  const response = await send(`${ctx.selfUrl!()}${path}`, {
    method,
    headers: {
      'x-merchant': ctx.config.merchant,
      ...(inQuery ? {} : { 'content-type': 'application/json' }),
      ...(login ? { authorization: `Bearer ${login.token}` } : {}),
      ...(signature ? { 'x-signature': signature } : {}),
      ...(endpoint.money ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const answer = (await response.json()) as { success: boolean; message: string; value: ResponseOf<E> };
  if (!answer.success) throw new Refused(answer.message);
  return answer.value;
};

const seal = async (ctx: BaseContext, { method, path }: EndpointSpec, request: object) => {
  const { keyId, publicKey, atMs: at } = await callSite(ctx, site.sealingKey, {});
  const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });
  const sender = await suite.createSenderContext({
    recipientPublicKey: await suite.kem.deserializePublicKey(
      new Uint8Array(Buffer.from(publicKey, 'base64url')).buffer,
    ),
    info: bytes(`${method} ${path}`),
  });
  const ct = Buffer.from(await sender.seal(bytes(JSON.stringify(request)), bytes(String(at))));
  return { keyId, at, enc: Buffer.from(sender.enc).toString('base64url'), ct: ct.toString('base64url') };
};

/** Submits Pay on the sandbox cashier's page. */
export const payAtCashier = async (ctx: BaseContext, payUrl: string): Promise<void> => {
  await send(new URL(payUrl, ctx.selfUrl!()).href, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
};

/** Calls the Studio as its client does. */
export const callStudio = async <T>(ctx: BaseContext, path: string, body: object, token?: string): Promise<T> => {
  const response = await send(`${ctx.selfUrl!()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as T & { code?: string };
  if (!response.ok) throw new Refused(answer.code ?? String(response.status));
  return answer;
};
