import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { FastifyInstance } from 'fastify';
import type { SealedBody } from '../../../../contract/sealed.ts';
import { site } from '../../../../contract/site.ts';
import type { Draw } from './drawing.ts';
import type { Target } from './targets.ts';
import { hostileText, hostileValue } from './values.ts';

export interface Sealer {
  /** Seals the text for the target as the site's client does; often corrupts it, as `twists` then states. */
  seal(draw: Draw, target: Target, text: string, twists: string[]): Promise<string>;
}

const bytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text)).buffer;

/** Seals to the server's current key. */
export const createSealer = async (app: FastifyInstance): Promise<Sealer> => {
  const answer = await app.inject({ method: site.sealingKey.method, url: site.sealingKey.path });
  const { keyId, publicKey } = answer.json<{ value: { keyId: string; publicKey: string } }>().value;
  const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });
  const recipientPublicKey = await suite.kem.deserializePublicKey(
    new Uint8Array(Buffer.from(publicKey, 'base64url')).buffer,
  );
  const sealed = async (text: string, info: string, at: number): Promise<SealedBody> => {
    const sender = await suite.createSenderContext({ recipientPublicKey, info: bytes(info) });
    const ct = await sender.seal(bytes(text), bytes(String(at)));
    const written = (part: ArrayBuffer) => Buffer.from(part).toString('base64url');
    return { keyId, at, enc: written(sender.enc), ct: written(ct) };
  };
  let last: SealedBody | undefined;

  const SPOILED: Record<string, (draw: Draw, right: SealedBody, info: string) => Promise<unknown>> = {
    'sealed long ago': async (_draw, right, info) => sealed('{}', info, right.at - 600_000),
    'sealed for another call': async (_draw, right) => sealed('{}', 'POST /wps/other', right.at),
    'sealed twice': async (_draw, right) => last ?? right,
    'another time than sealed': async (_draw, right) => ({ ...right, at: right.at + 1 }),
    'its text spoiled': async (draw, right) => ({ ...right, ct: right.ct.slice(draw.between(0, right.ct.length)) }),
    'its key spoiled': async (draw, right) => ({ ...right, enc: right.enc.slice(draw.between(1, right.enc.length)) }),
    'another key': async (draw, right) => ({ ...right, keyId: hostileText(draw).slice(0, 32) }),
    'an empty key': async (_draw, right) => ({ ...right, enc: '' }),
    'a key of zeros': async (_draw, right) => ({ ...right, enc: Buffer.alloc(32).toString('base64url') }),
    'a part replaced': async (draw, right) => ({ ...right, [draw.pick(Object.keys(right))]: hostileValue(draw) }),
  };

  return {
    async seal(draw, target, text, twists) {
      const info = `${target.method} ${target.path}`;
      const right = await sealed(text.slice(0, 5_500), info, Date.now());
      if (twists.length === 0 || draw.chance(0.5)) return JSON.stringify((last = right));
      const twist = draw.pick(Object.keys(SPOILED));
      twists.push(twist);
      return JSON.stringify(await SPOILED[twist]!(draw, right, info));
    },
  };
};
