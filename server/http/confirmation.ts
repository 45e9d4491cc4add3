import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { BaseContext } from '../app/base-context.ts';
import { Failure } from './failure.ts';
import { hashToken } from './viewer.ts';
import { keep } from '../jobs/retention.ts';

export const CONFIRMED_FOR_MS = 5 * 60_000;

/** Creates a token that confirms one call of this session. */
export const drawConfirmation = async (tx: Tx, session_id: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expires_at = sql<Date>`now() + make_interval(secs => ${CONFIRMED_FOR_MS / 1_000})`;
  await tx
    .insertInto('confirmations')
    .values({ token_hash: hashToken(token), session_id, expires_at })
    .execute();
  return token;
};

/**
 * Redeems the token in `x-confirmation`. Throws confirmation_needed if it is missing, expired, used, or of another session.
 */
export const takeConfirmation = async (
  { database }: BaseContext,
  { headers, viewer }: FastifyRequest,
): Promise<void> => {
  const given = headers['x-confirmation'];
  const taken =
    typeof given === 'string' && viewer?.session
      ? await database.db
          .deleteFrom('confirmations')
          .where('token_hash', '=', hashToken(given))
          .where('session_id', '=', viewer.session.id)
          .where('expires_at', '>', sql<Date>`now()`)
          .executeTakeFirst()
      : undefined;
  if (taken?.numDeletedRows !== 1n) throw new Failure('confirmation_needed');
};

/** A confirmation is deleted when it has expired. */
export const confirmationRetention = keep('confirmations', 'expires_at', 0);
