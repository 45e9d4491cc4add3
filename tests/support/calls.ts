import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { EndpointSpec, ResponseOf } from '../../contract/define.ts';
import { security } from '../../contract/security.ts';
import { site } from '../../contract/site.ts';
import { drawTestKey, keepTestKey, signatureBy, testKeyOf } from './signing.ts';

export interface Answered<T> {
  status: number;
  headers: Headers;
  body: { success: boolean; message: string; value: T };
}

/** The password of every member that a test adds. */
export const TEST_PASSWORD = 'Parlour-2026';

interface Options {
  token?: string;
  headers?: Record<string, string>;
  /** Sent unchanged, whatever the endpoint expects. */
  raw?: { body: string; contentType?: string };
}

const isForm = (endpoint: EndpointSpec): boolean => endpoint.encoding === 'form';
const contentTypeOf = (endpoint: EndpointSpec): string =>
  isForm(endpoint) ? 'application/x-www-form-urlencoded' : 'application/json';
const textOf = (endpoint: EndpointSpec, body: object): string =>
  isForm(endpoint) ? String(new URLSearchParams(body as Record<string, string>)) : JSON.stringify(body);
const isSealed = (endpoint: EndpointSpec): boolean => endpoint.encoding === 'sealed';
const isSigned = ({ money, signed, confirmed }: EndpointSpec): boolean => Boolean(money || signed || confirmed);

/** One call over HTTP, as from the merchant's own page; the contents of `request` are not checked here. */
export const callServer = async <E extends EndpointSpec>(
  url: string,
  endpoint: E,
  request: object = {},
  { token, headers = {}, raw }: Options = {},
): Promise<Answered<ResponseOf<E>>> => {
  // A page makes a key for each session that it opens, and signs the calls that require a signature with it.
  const drawn = endpoint.opensSession && !raw ? drawTestKey() : undefined;
  const requested = drawn ? { publicKey: drawn.publicKey.toString('base64url'), ...request } : request;
  const inQuery = endpoint.encoding === 'query';
  const parameters = inQuery ? String(new URLSearchParams(request as Record<string, string>)) : '';
  // A question mark without parameters is not sent, so the signature must not include it.
  const query = parameters ? `?${parameters}` : '';
  const body = isSealed(endpoint) && !raw ? await sealFor(url, endpoint, requested) : requested;
  const contentType = raw?.contentType ?? (inQuery && !raw ? undefined : contentTypeOf(endpoint));
  const sent = raw ? raw.body : inQuery ? undefined : textOf(endpoint, body);
  const path = `${endpoint.path}${query}`;
  const key = isSigned(endpoint) ? testKeyOf(token) : undefined;
  if (endpoint.confirmed && key && !('x-confirmation' in headers) && !raw) {
    const { body: answer } = await callServer(url, security.confirm, { password: TEST_PASSWORD }, { token, headers });
    if (answer.success) headers = { ...headers, 'x-confirmation': answer.value.confirmation };
  }
  const send = async (atMs: number) => {
    const response = await fetch(`${url}${path}`, {
      method: endpoint.method,
      headers: {
        ...(key ? { 'x-signature': signatureBy(key, { method: endpoint.method, path, body: sent, atMs }) } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    return { response, answer: (await response.json()) as Answered<ResponseOf<E>>['body'] };
  };
  let { response, answer } = await send(Date.now());
  const { problem, serverTimeMs } = (answer.value ?? {}) as { problem?: string; serverTimeMs?: number };
  // Repeats the call with the server's time, as a page with a wrong clock does.
  if (problem === 'late' && serverTimeMs !== undefined && !('x-signature' in headers))
    ({ response, answer } = await send(serverTimeMs));
  if (drawn && answer.success) keepTestKey((answer.value as { token: string }).token, drawn.privateKey);
  return { status: response.status, headers: response.headers, body: answer };
};

const bytes = (text: string) => new TextEncoder().encode(text);
const own = (buffer: Uint8Array) => new Uint8Array(buffer).buffer;

/** Seals as the site's client does; its parts can be replaced to make an invalid body. */
export const sealFor = async (
  url: string,
  endpoint: Pick<EndpointSpec, 'method' | 'path'>,
  request: unknown,
  over: { at?: number; info?: string; text?: string } = {},
) => {
  const key = await callServer(url, site.sealingKey);
  const { keyId, publicKey, atMs } = key.body.value;
  const at = over.at ?? atMs;
  const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });
  const sender = await suite.createSenderContext({
    recipientPublicKey: await suite.kem.deserializePublicKey(own(Buffer.from(publicKey, 'base64url'))),
    info: bytes(over.info ?? `${endpoint.method} ${endpoint.path}`),
  });
  const ct = await sender.seal(bytes(over.text ?? JSON.stringify(request)), bytes(String(at)));
  return {
    keyId,
    at,
    enc: Buffer.from(sender.enc).toString('base64url'),
    ct: Buffer.from(ct).toString('base64url'),
  };
};
