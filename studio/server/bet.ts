import { randomUUID } from 'node:crypto';
import type { VendorRestriction } from '../../contract/vendor.ts';
import { JACKPOT, MIN_ROUND_MS, STAKES } from '../engine/game.ts';
import { nowOf, type Studio } from './context.ts';
import type { Queryable } from './database.ts';
import { finishRound } from './finish.ts';
import { queueRollback } from './outgoing.ts';
import { judgeBet } from './platform-client.ts';
import { poolTerms } from './pool.ts';
import { Refusal } from './refusal.ts';
import { moveRound, openRound, roundById, roundOfClient, type RoundRow } from './rounds.ts';
import { takeNonce } from './seeds.ts';
import { endSession, lockPlayerAccount, refuseEnded, type SessionRow } from './sessions.ts';

/** Lease of the process that works on a round; longer than a call to the platform may take. */
export const ROUND_LEASE_MS = 30_000;

/** Returns the stakes that this session offers. */
export const stakesOf = (session: SessionRow): number[] =>
  STAKES.filter((stake) => stake >= session.min_stake && stake <= session.max_stake);
export const minRoundMsOf = (session: SessionRow): number => Math.max(MIN_ROUND_MS, session.min_round_ms);

/** Plays one round, from the bet to the settle. The same client round id plays once and returns the same round. */
export async function playRound(
  studio: Studio,
  session: SessionRow,
  clientRoundId: string,
  stake: number,
): Promise<RoundRow> {
  const begun = await studio.db.transact((tx) => beginRound(studio, tx, session, clientRoundId, stake));
  if (!begun.isNew) return begun.round;
  const { round } = begun;
  if (!(await moveRound(studio.db, round.id, 'created', 'bet_sent', { leaseUntil: leaseOf(studio) }))) {
    return current(studio, round);
  }
  await sendBet(studio, round);
  return current(studio, round);
}

/** Checks everything that can refuse a round, and stores it before the first call to the platform. */
async function beginRound(
  studio: Studio,
  tx: Queryable,
  session: SessionRow,
  clientRoundId: string,
  stake: number,
): Promise<{ round: RoundRow; isNew: boolean }> {
  const now = nowOf(studio);
  const { last_start_at } = await lockPlayerAccount(tx, session.player_account);
  const known = await roundOfClient(tx, session.player_account, clientRoundId);
  if (known) {
    if (known.stake !== stake) throw new Refusal('PAYLOAD_MISMATCH');
    return { round: known, isNew: false };
  }
  refuseEnded(session);
  if (!stakesOf(session).includes(stake)) throw new Refusal('STAKE_NOT_OFFERED');
  if (await openRound(tx, session.player_account)) throw new Refusal('ROUND_OPEN');
  const waitMs = (last_start_at?.getTime() ?? -Infinity) + minRoundMsOf(session) - now.getTime();
  if (waitMs > 0) throw new Refusal('TOO_FAST', waitMs);
  const seeds = await takeNonce(tx, session.player_account);
  await tx.query(`update player_account set last_start_at = $2 where id = $1`, [session.player_account, now]);
  await tx.query(`update round set seen_at = $2 where player_account = $1 and seen_at is null`, [
    session.player_account,
    now,
  ]);
  const id = `JL-${randomUUID()}`;
  await tx.query(
    `insert into round (id, player_account, session_id, client_round_id, stake, currency, exponent, seed_pair_id,
       nonce, state, bet_tx_id, lease_until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'created', $10, $11, $12)`,
    [
      id,
      session.player_account,
      session.id,
      clientRoundId,
      stake,
      session.currency,
      session.exponent,
      seeds.id,
      seeds.nonce,
      `${id}-bet`,
      leaseOf(studio),
      now,
    ],
  );
  return { round: (await roundById(tx, id)) as RoundRow, isNew: true };
}

async function sendBet(studio: Studio, round: RoundRow): Promise<void> {
  const pool = round.demo ? null : await poolTerms(studio, round.merchant, nowOf(studio));
  if (!round.demo && !pool) {
    // The contribution is unknown. A bet without one would have another return than the stated one.
    await betRefused(studio, round, { code: 'PLATFORM_UNREACHABLE', balance: null });
    return;
  }
  const result = await studio.operators.platformOf(round.merchant).bet({
    session: round.platform_session,
    player: round.player,
    tx_id: round.bet_tx_id,
    round_id: round.id,
    game: round.game,
    amount: round.stake,
    currency: round.currency,
    // Free play neither contributes to nor wins a pool of real money.
    ...(pool && { pool: { id: JACKPOT.pool, contribution_micro: round.stake * pool.contributionMicro } }),
  });
  const verdict = judgeBet(result);
  if (verdict.verdict === 'accepted') {
    if (await betAccepted(studio, round, verdict.answer.balance)) await finishRound(studio, round);
    return;
  }
  if (verdict.verdict === 'refused') {
    await betRefused(studio, round, verdict);
    return;
  }
  studio.log.warn({ roundId: round.id, fault: verdict.fault }, 'the bet was not answered and is rolled back');
  await cancelBet(studio, round);
}

/** The stake is taken: from here the round must be settled. Returns false if a worker cancelled it meanwhile. */
async function betAccepted(studio: Studio, round: RoundRow, balance: number | null): Promise<boolean> {
  const now = nowOf(studio);
  return studio.db.transact(async (tx) => {
    if (!(await moveRound(tx, round.id, 'bet_sent', 'bet_ok', { leaseUntil: leaseOf(studio) }))) return false;
    await tx.query(`insert into tx (tx_id, kind, amount, round_id, at) values ($1, 'bet', $2, $3, $4)`, [
      round.bet_tx_id,
      round.stake,
      round.id,
      now,
    ]);
    await tx.query(
      `update play_session set net = net - $2, wagered = wagered + $2, balance = coalesce($3, balance), balance_at = $4
       where id = $1`,
      [round.session_id, round.stake, balance, now],
    );
    return true;
  });
}

interface Refused {
  code: string;
  balance: number | null;
  restriction?: VendorRestriction;
}

async function betRefused(studio: Studio, round: RoundRow, { code, balance, restriction }: Refused): Promise<void> {
  const now = nowOf(studio);
  await studio.db.transact(async (tx) => {
    if (
      !(await moveRound(tx, round.id, 'bet_sent', 'cancelled', {
        reason: code,
        closedAt: now,
        ...(restriction && { restriction }),
      }))
    )
      return;
    if (balance !== null) {
      await tx.query(`update play_session set balance = $2, balance_at = $3 where id = $1`, [
        round.session_id,
        balance,
        now,
      ]);
    }
  });
  if (code === 'SESSION_EXPIRED' || code === 'SESSION_INVALID') {
    await endSession(studio.db, round, 'expired');
  }
}

/** The bet's state is unknown: rolls it back until the platform confirms, and makes no new bet. */
export async function cancelBet(studio: Studio, round: RoundRow): Promise<void> {
  await studio.db.transact(async (tx) => {
    if (!(await moveRound(tx, round.id, 'bet_sent', 'cancelling', { reason: 'BET_UNANSWERED' }))) return;
    await queueRollback(studio, tx, round);
  });
  studio.nudge();
}

const leaseOf = (studio: Studio): Date => new Date(studio.nowMs() + ROUND_LEASE_MS);
const current = async (studio: Studio, round: RoundRow): Promise<RoundRow> =>
  (await roundById(studio.db, round.id)) ?? round;
