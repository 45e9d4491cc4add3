import { randomBytes } from 'node:crypto';
import { CLIENT_SEED_PATTERN, commitmentOf } from '../engines/fairness.ts';
import type { SeedsView } from '../protocol.ts';
import { only, type Queryable } from './database.ts';
import { Refusal } from './refusal.ts';

export interface SeedPair {
  id: string;
  server_seed: string;
  commitment: string;
  client_seed: string;
  nonce: number;
}

/** Ensures that a pair is in use and the next one is committed. */
export async function ensureSeeds(tx: Queryable, playerAccount: string, clientSeed: string, now: Date): Promise<void> {
  const active = await tx.query(`select 1 from seed_pair where player_account = $1 and state = 'active'`, [
    playerAccount,
  ]);
  if (active.rowCount === 0) {
    await promise(tx, playerAccount, now);
    await activateNext(tx, playerAccount, clientSeed, now);
  }
  const next = await tx.query(`select 1 from seed_pair where player_account = $1 and state = 'next'`, [playerAccount]);
  if (next.rowCount === 0) await promise(tx, playerAccount, now);
}

/** Returns the pair for the next round with its nonce, which is never used again. */
export async function takeNonce(tx: Queryable, playerAccount: string): Promise<SeedPair> {
  const taken = await tx.query<SeedPair>(
    `update seed_pair set nonce = nonce + 1 where player_account = $1 and state = 'active'
     returning id, server_seed, commitment, client_seed, nonce - 1 as nonce`,
    [playerAccount],
  );
  return only(taken);
}

export async function seedsView(db: Queryable, playerAccount: string): Promise<SeedsView> {
  const { rows } = await db.query<SeedPair & { state: string }>(
    `select state, commitment, client_seed, nonce from seed_pair where player_account = $1 and state in ('active', 'next')`,
    [playerAccount],
  );
  const active = rows.find((row) => row.state === 'active');
  const next = rows.find((row) => row.state === 'next');
  if (!active || !next) throw new Error(`player account ${playerAccount} has no seeds`);
  return {
    commitment: active.commitment,
    nextCommitment: next.commitment,
    clientSeed: active.client_seed,
    nonce: active.nonce,
  };
}

/**
 * Reveals the pair in use and activates the committed one with the player's client seed. The caller holds the player's lock,
 * and no round is open: a seed is never revealed while a round of it is being decided.
 */
export async function rotateSeeds(
  tx: Queryable,
  playerAccount: string,
  clientSeed: string,
  now: Date,
): Promise<string> {
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) throw new Refusal('BAD_REQUEST');
  const revealed = await tx.query<{ server_seed: string }>(
    `update seed_pair set state = 'revealed', revealed_at = $2 where player_account = $1 and state = 'active' returning server_seed`,
    [playerAccount, now],
  );
  await activateNext(tx, playerAccount, clientSeed, now);
  await promise(tx, playerAccount, now);
  return only(revealed).server_seed;
}

async function promise(tx: Queryable, playerAccount: string, now: Date): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  await tx.query(
    `insert into seed_pair (player_account, server_seed, commitment, state, created_at) values ($1, $2, $3, 'next', $4)`,
    [playerAccount, serverSeed, await commitmentOf(serverSeed), now],
  );
}

async function activateNext(tx: Queryable, playerAccount: string, clientSeed: string, now: Date): Promise<void> {
  const used = await tx.query(
    `update seed_pair set state = 'active', client_seed = $2, activated_at = $3 where player_account = $1 and state = 'next'`,
    [playerAccount, clientSeed, now],
  );
  if (used.rowCount !== 1) throw new Error(`player account ${playerAccount} has no promised pair`);
}
