import { createHash } from 'node:crypto';
import { Aes128Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { sql } from 'kysely';
import { SERVER_LIMITS } from '../../contract/limits.ts';
import type { SealedBody } from '../../contract/sealed.ts';
import type { Db, Tx } from '../db/database.ts';
import type { BaseContext } from '../app/base-context.ts';
import { Failure } from './failure.ts';
import { checkJson } from './json-bounds.ts';
import { keep } from '../jobs/retention.ts';

/** Keys are published for this long, and open bodies for one hour more. */
const KEY_DAYS = 30;
const SUITE = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes128Gcm(),
});

export interface SealingKey {
  keyId: string;
  publicKey: string;
}
export interface Sealing {
  /** Returns the current public key. Generates one if there is none or the last is too old. */
  current(): Promise<SealingKey>;
  /**
   * Returns the JSON of a body sealed for `info`. Throws sealed_body_unreadable if it is forged, late, or was opened before.
   */
  open(body: SealedBody, info: string): Promise<unknown>;
}

const unreadable = (why: string, cause?: unknown) =>
  new Failure('sealed_body_unreadable', { details: { problem: why }, cause });
const bytes = (text: string) => new TextEncoder().encode(text);
/** A copy: the library takes whole buffers, and Node's small buffers are slices of a shared pool. */
const alone = (buffer: Uint8Array): ArrayBuffer => new Uint8Array(buffer).buffer;

/** Opens HPKE bodies (RFC 9180, base mode) with keys of the database, which all nodes share. */
export const createSealing = (ctx: BaseContext): Sealing => {
  const { db } = ctx.database;

  const newest = (of: Db | Tx) =>
    of
      .selectFrom('sealing_keys')
      .select(['id', 'public_key'])
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${KEY_DAYS})`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirst();

  const draw = async (tx: Tx) => {
    const pair = await SUITE.kem.generateKeyPair();
    const public_key = Buffer.from(await SUITE.kem.serializePublicKey(pair.publicKey));
    const private_key = Buffer.from(await SUITE.kem.serializePrivateKey(pair.privateKey));
    const id = createHash('sha256').update(public_key).digest('base64url').slice(0, 16);
    await tx.insertInto('sealing_keys').values({ id, public_key, private_key }).execute();
    ctx.log.info({ keyId: id }, 'drew a sealing key');
    return { id, public_key };
  };

  /** If several callers on any nodes find no key at once, one of them generates it. */
  const drawOnce = () =>
    ctx.database.transact(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('sealing key', 0))`.execute(tx);
      return (await newest(tx)) ?? (await draw(tx));
    });

  const current = async (): Promise<SealingKey> => {
    const { id, public_key } = (await newest(db)) ?? (await drawOnce());
    return { keyId: id, publicKey: public_key.toString('base64url') };
  };

  const privateKeyOf = async (keyId: string) => {
    const row = await db
      .selectFrom('sealing_keys')
      .select('private_key')
      .where('id', '=', keyId)
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${KEY_DAYS}, hours => 1)`)
      .executeTakeFirst();
    if (!row) throw unreadable('unknown_key');
    return SUITE.kem.deserializePrivateKey(alone(row.private_key));
  };

  /** Records the body for as long as it would be accepted. Returns false if it was opened before. */
  const first = async (enc: Buffer): Promise<boolean> => {
    const result = await db
      .insertInto('opened_bodies')
      .values({ enc_hash: createHash('sha256').update(enc).digest() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  };

  return {
    current,
    async open(body, info) {
      const age = ctx.now() - body.at;
      // One second in the future is allowed, because nodes' clocks differ a little.
      if (age > SERVER_LIMITS.sealedForMs || age < -1_000) throw unreadable('too_old');
      const enc = Buffer.from(body.enc, 'base64url');
      const recipientKey = await privateKeyOf(body.keyId);
      const text = await SUITE.open(
        { recipientKey, enc: alone(enc), info: bytes(info) },
        alone(Buffer.from(body.ct, 'base64url')),
        bytes(String(body.at)),
      ).catch((error: unknown) => {
        throw unreadable('not_for_this_key', error);
      });
      if (!(await first(enc))) throw unreadable('already_used');
      checkJson(new Uint8Array(text));
      try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as unknown;
      } catch {
        throw unreadable('not_json');
      }
    },
  };
};

/** An opened body is kept until its age alone refuses it; a key for a day after the last body that it can open. */
export const sealingRetention = [
  keep('opened_bodies', 'at', SERVER_LIMITS.sealedForMs * 2),
  keep('sealing_keys', 'created_at', (KEY_DAYS + 1) * 86_400_000),
];
