import { createHash, randomBytes } from 'node:crypto';
import type { VendorAuthenticated, VendorFreeRounds } from '../../contract/vendor.ts';
import { nowOf, type Studio } from './context.ts';
import { only, type Queryable } from './database.ts';
import { readToken } from './operators.ts';
import { Refusal } from './refusal.ts';
import { ensureSeeds } from './seeds.ts';

export interface SessionRow {
  id: string;
  platform_session: string;
  player_account: string;
  merchant: string;
  player: string;
  demo: boolean;
  game: string;
  currency: string;
  exponent: number;
  language: string;
  min_stake: number;
  max_stake: number;
  min_round_ms: number;
  balance: number;
  balance_at: Date;
  /** The player's free rounds in the game, as the platform answered last; null without any. */
  free_rounds: VendorFreeRounds | null;
  net: number;
  wagered: number;
  position_started_at: Date;
  ended: 'kicked' | 'expired' | null;
}

const SELECT = `select s.*, a.merchant, a.player, a.demo
  from play_session s join player_account a on a.id = s.player_account`;

/** Exchanges a launch token for a session. The returned session token is stored as a hash only. */
export async function openSession(
  studio: Studio,
  launchToken: string,
  clientSeed: string,
): Promise<{ token: string; session: SessionRow }> {
  const { operators } = studio;
  const { name, token: issued } = readToken(operators.names, launchToken);
  const { merchant, vendor } = operators.partyOf(name);
  const result = await operators.platformOf({ merchant, vendor }).authenticate({ token: issued });
  if (result.kind === 'unanswered') {
    studio.log.warn({ fault: result.detail }, 'authenticate was not answered');
    throw new Refusal('PLATFORM_UNREACHABLE');
  }
  const { answer } = result;
  if (!('player' in answer)) throw new Refusal(answer.code === 'OK' ? 'FAULT' : answer.code);
  if (studio.titles.get(answer.game)?.vendor !== vendor) throw new Refusal('INVALID_GAME');
  // Its later calls are signed with this merchant's key.
  if (answer.merchant !== merchant) throw new Refusal('SESSION_INVALID');
  const token = randomBytes(32).toString('base64url');
  const isSimulated = (await studio.isSimulated?.(answer)) ?? false;
  const session = await studio.db.transact((tx) =>
    insertSession(tx, { ...answer, isSimulated }, token, clientSeed, nowOf(studio)),
  );
  return { token, session };
}

async function insertSession(
  tx: Queryable,
  player: VendorAuthenticated & { isSimulated: boolean },
  token: string,
  clientSeed: string,
  now: Date,
): Promise<SessionRow> {
  const playerAccount = `${player.merchant}/${player.player}/${player.demo ? 'demo' : 'real'}`;
  await tx.query(
    `insert into player_account (id, merchant, player, demo, simulated) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set simulated = excluded.simulated where player_account.simulated <> excluded.simulated`,
    [playerAccount, player.merchant, player.player, player.demo, player.isSimulated],
  );
  await lockPlayerAccount(tx, playerAccount);
  await ensureSeeds(tx, playerAccount, clientSeed, now);
  const { limits, position } = player;
  const inserted = await tx.query<{ id: string }>(
    `insert into play_session (token_hash, platform_session, player_account, game, currency, exponent, language,
       min_stake, max_stake, min_round_ms, balance, balance_at, net, wagered, position_started_at, created_at, free_rounds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $12, $16) returning id`,
    [
      hashOf(token),
      player.session,
      playerAccount,
      player.game,
      player.currency,
      player.exponent,
      player.language,
      limits.min_stake,
      limits.max_stake,
      limits.min_round_ms,
      player.balance,
      now,
      position.net,
      position.wagered,
      new Date(position.started_at),
      written(player.free_rounds),
    ],
  );
  return sessionById(tx, only(inserted).id);
}

/** Free rounds as a session keeps them. */
export const written = (freeRounds: VendorFreeRounds | undefined): string | null =>
  freeRounds ? JSON.stringify(freeRounds) : null;

/** Returns a session by its id. */
export async function sessionById(db: Queryable, id: string): Promise<SessionRow> {
  return only(await db.query<SessionRow>(`${SELECT} where s.id = $1`, [id]));
}

/** Returns the session that the platform knows by this id. Ended sessions are found too. */
export async function sessionOfPlatform(
  db: Queryable,
  merchant: string,
  platformSession: string,
): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(`${SELECT} where s.platform_session = $1 and a.merchant = $2`, [
    platformSession,
    merchant,
  ]);
  return rows[0];
}

/** Returns the session of a client's token. Ended sessions are found too, so that the client can show the reason. */
export async function findSession(db: Queryable, token: string): Promise<SessionRow> {
  const { rows } = await db.query<SessionRow>(`${SELECT} where s.token_hash = $1`, [hashOf(token)]);
  if (!rows[0]) throw new Refusal('SESSION_INVALID');
  return rows[0];
}

/** Locks a player's account while it starts a round or rotates its seeds, so that these do not overlap. */
export async function lockPlayerAccount(tx: Queryable, playerAccount: string): Promise<{ last_start_at: Date | null }> {
  return only(
    await tx.query<{ last_start_at: Date | null }>(
      `select last_start_at from player_account where id = $1 for update`,
      [playerAccount],
    ),
  );
}

/** Ends a session of this merchant. A running round still finishes. */
export async function endSession(
  db: Queryable,
  { merchant, platform_session }: Pick<SessionRow, 'merchant' | 'platform_session'>,
  ended: 'kicked' | 'expired',
): Promise<boolean> {
  const result = await db.query(
    `update play_session s set ended = $2 from player_account a
     where s.platform_session = $1 and s.ended is null and a.id = s.player_account and a.merchant = $3`,
    [platform_session, ended, merchant],
  );
  return result.rowCount === 1;
}

export function refuseEnded(session: SessionRow): void {
  if (session.ended === 'kicked') throw new Refusal('OPENED_ELSEWHERE');
  if (session.ended === 'expired') throw new Refusal('SESSION_EXPIRED');
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
