import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/define.ts';
import { SessionKey, SIGNATURE, SIGNED_FOR_MS, signedText } from '../../contract/security-signature.ts';
import type { BaseContext } from '../app/base-context.ts';
import { Failure } from './failure.ts';
import { checkJson } from './json-bounds.ts';
import { keep } from '../jobs/retention.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as received; signatures cover these. */
    rawBody?: Buffer;
  }
}

/** Parses JSON as Fastify does, and keeps the raw bytes. */
export const keepRawBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body;
    try {
      checkJson(body, request.routeOptions.config.endpoint?.bodyValues);
    } catch (error) {
      return done(error as Failure);
    }
    void parse(request, body.toString('utf8'), done);
  });
};

export const isSigned = ({ money, signed, confirmed }: EndpointSpec): boolean => Boolean(money || signed || confirmed);

/**
 * Returns the session's public key from a request that opens a session, or undefined if none was sent. Throws invalid_request
 * if it is not a point of the curve.
 */
export const sessionKeyOf = (request: unknown): Buffer | undefined => {
  const given = (request as { publicKey?: unknown }).publicKey;
  if (given === undefined) return undefined;
  const raw = SessionKey.safeParse(given).success ? Buffer.from(given as string, 'base64url') : undefined;
  try {
    if (!raw) throw new Error('no key');
    importKey(raw);
    return raw;
  } catch {
    throw new Failure('invalid_request', { details: { issues: [{ path: 'publicKey', problem: 'no_key' }] } });
  }
};

/** Imports a raw point: one byte for "uncompressed", then x and y. */
const importKey = (raw: Buffer): KeyObject => {
  if (raw[0] !== 4) throw new Error('not an uncompressed point');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((each) => each.toString('base64url'));
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
};

/**
 * Checks that the session's own key signed the call recently, and that the signature is used once. A token alone moves no
 * money.
 */
export const checkSignature = async (ctx: BaseContext, request: FastifyRequest): Promise<void> => {
  const { session } = request.viewer ?? {};
  const given = request.headers['x-signature'];
  if (!session?.public_key || given === undefined) throw new Failure('signature_needed');
  const refused = (problem: string) =>
    new Failure('signature_refused', { details: { problem, serverTimeMs: ctx.now() } });
  const [, at, nonce, signature] = SIGNATURE.exec(String(given)) ?? [];
  if (!at || !nonce || !signature) throw refused('unreadable');
  const body = request.rawBody ?? Buffer.alloc(0);
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  const text = signedText({ method: request.method, path: request.url, bodyHash, atMs: Number(at), nonce });
  const key = { key: importKey(session.public_key), dsaEncoding: 'ieee-p1363' } as const;
  // Verified before the timestamp, so that only the owner of the key learns the server time.
  if (!verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))) throw refused('forged');
  if (Math.abs(ctx.now() - Number(at)) > SIGNED_FOR_MS) throw refused('late');
  if (!(await isFirst(ctx, session.id, nonce))) throw refused('used');
};

const isFirst = async ({ database }: BaseContext, session_id: string, nonce: string): Promise<boolean> => {
  const result = await database.db
    .insertInto('call_nonces')
    .values({ session_id, nonce })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** A nonce is kept until the time of its signature alone refuses it. */
export const nonceRetention = keep('call_nonces', 'at', SIGNED_FOR_MS * 3);
