import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { EndpointSpec, ResponseOf } from '../../contract/define.ts';
import { site } from '../../contract/site.ts';

export interface Answered<T> {
  status: number;
  headers: Headers;
  body: { success: boolean; message: string; value: T };
}

interface Options {
  token?: string;
  headers?: Record<string, string>;
  /** Sent as it is, whatever the endpoint wants. */
  raw?: { body: string; contentType?: string };
}

const isForm = (endpoint: EndpointSpec): boolean => endpoint.encoding === 'form';
const contentTypeOf = (endpoint: EndpointSpec): string =>
  isForm(endpoint) ? 'application/x-www-form-urlencoded' : 'application/json';
const isSealed = (endpoint: EndpointSpec): boolean => endpoint.encoding === 'sealed';

/** One call over HTTP, as a browser of the brand's own page makes it; what `request` holds is not checked here. */
export const callHouse = async <E extends EndpointSpec>(
  url: string,
  endpoint: E,
  request: object = {},
  { token, headers = {}, raw }: Options = {},
): Promise<Answered<ResponseOf<E>>> => {
  const inQuery = endpoint.encoding === 'query';
  const query = inQuery ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
  const body = isSealed(endpoint) && !raw ? await sealFor(url, endpoint, request) : request;
  const contentType = raw?.contentType ?? (inQuery && !raw ? undefined : contentTypeOf(endpoint));
  const response = await fetch(`${url}${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
      ...headers,
    },
    ...(raw
      ? { body: raw.body }
      : inQuery
        ? {}
        : {
            body: isForm(endpoint) ? String(new URLSearchParams(body as Record<string, string>)) : JSON.stringify(body),
          }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
};

const bytes = (text: string) => new TextEncoder().encode(text);
const own = (buffer: Uint8Array) => new Uint8Array(buffer).buffer;

/** Seals as the site's client does; parts of it can be given, to make a wrong one. */
export const sealFor = async (
  url: string,
  endpoint: Pick<EndpointSpec, 'method' | 'path'>,
  request: unknown,
  over: { at?: number; info?: string; text?: string } = {},
) => {
  const key = await callHouse(url, site.sealingKey);
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
