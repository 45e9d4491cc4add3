import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { EndpointSpec, ResponseOf } from '../../../contract/define.ts';
import type { SealedBody } from '../../../contract/sealed.ts';
import type { site } from '../../../contract/site.ts';
import { CallFailure } from './failure.ts';

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text).buffer;
const base64url = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Seals a body to the server's published key (AUTH-18, RFC 9180). Fails on a page without secure context. */
export const seal = async (
  endpoint: EndpointSpec,
  request: object,
  { keyId, publicKey, atMs: at }: ResponseOf<typeof site.sealingKey>,
): Promise<SealedBody> => {
  if (!globalThis.crypto?.subtle) throw new CallFailure('insecure_context', 0);
  const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });
  const sender = await suite.createSenderContext({
    recipientPublicKey: await suite.kem.deserializePublicKey(bytes(publicKey).buffer),
    info: utf8(`${endpoint.method} ${endpoint.path}`),
  });
  const ct = await sender.seal(utf8(JSON.stringify(request)), utf8(String(at)));
  return { keyId, at, enc: base64url(sender.enc), ct: base64url(ct) };
};
