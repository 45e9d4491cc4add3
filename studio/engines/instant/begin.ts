import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import { takeNonce } from '../../server/seeds.ts';
import { lockPlayerAccount, refuseEnded, type SessionRow } from '../../server/sessions.ts';
import { moveRound, openRound, roundById, roundOfClient, type RoundRow } from './rounds.ts';
import { leaseOf, sendBet } from './send-bet.ts';
import { freeStakeOf, minRoundMsOf, readBet, stakeOf } from './stakes.ts';

/** A bet that a client sends, under its own id. */
interface Sent {
  session: SessionRow;
  clientRoundId: string;
  bet: unknown;
  /** The free rounds of which it is one, by the platform's id. */
  freeRounds?: string | undefined;
}
/** Checks what can refuse a new round, and stores it. Returns its id. The caller holds the player's lock. */
export type Store = (
  studio: Studio,
  tx: Queryable,
  sent: Sent,
  account: Awaited<ReturnType<typeof lockPlayerAccount>>,
) => Promise<string>;

/** Begins a round, and ends it if its rules have no moves. The same client round id plays once and returns the same round. */
export const beginRound = (
  studio: Studio,
  session: SessionRow,
  clientRoundId: string,
  given: unknown,
  freeRounds?: string,
): Promise<RoundRow> => beginBy(studio, session, clientRoundId, given, store, freeRounds);

/** Stores a round before the first call to the platform, and sends its bet. */
export async function beginBy(
  studio: Studio,
  session: SessionRow,
  clientRoundId: string,
  given: unknown,
  storeNew: Store,
  freeRounds?: string,
): Promise<RoundRow> {
  const bet = readBet(titleOf(studio, session.game), given);
  const { round, isNew } = await studio.db.transact(async (tx) => {
    const account = await lockPlayerAccount(tx, session.player_account);
    const known = await roundOfClient(tx, session.player_account, clientRoundId);
    if (known) {
      const isSame = known.game === session.game && known.free_rounds === (freeRounds ?? null);
      if (!isSame || !isDeepStrictEqual(known.bet, bet)) throw new Refusal('PAYLOAD_MISMATCH');
      return { round: known, isNew: false };
    }
    refuseEnded(session);
    const id = await storeNew(studio, tx, { session, clientRoundId, bet, freeRounds }, account);
    return { round: (await roundById(tx, id)) as RoundRow, isNew: true };
  });
  if (!isNew) return round;
  if (await moveRound(studio.db, round.id, 'created', 'bet_sent', { leaseUntil: leaseOf(studio) }))
    await sendBet(studio, round);
  return (await roundById(studio.db, round.id)) ?? round;
}

const store: Store = async (studio, tx, { session, clientRoundId, bet, freeRounds }, { last_start_at }) => {
  const now = nowOf(studio);
  const title = titleOf(studio, session.game);
  const stake = freeRounds === undefined ? stakeOf(title, session, bet) : freeStakeOf(title, bet);
  if (await openRound(tx, session.player_account, session.game)) throw new Refusal('ROUND_OPEN');
  const waitMs = (last_start_at?.getTime() ?? -Infinity) + minRoundMsOf(title, session) - now.getTime();
  if (waitMs > 0) throw new Refusal('TOO_FAST', waitMs);
  const seeds = await takeNonce(tx, session.player_account);
  await tx.query(`update player_account set last_start_at = $2 where id = $1`, [session.player_account, now]);
  await tx.query(`update round set seen_at = $3 where player_account = $1 and game = $2 and seen_at is null`, [
    session.player_account,
    session.game,
    now,
  ]);
  const id = `R-${randomUUID()}`;
  await tx.query(
    `insert into round (id, player_account, session_id, client_round_id, game, bet, stake, currency, exponent,
       seed_pair_id, nonce, state, bet_tx_id, lease_until, created_at, free_rounds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'created', $12, $13, $14, $15)`,
    [
      id,
      session.player_account,
      session.id,
      clientRoundId,
      session.game,
      JSON.stringify(bet),
      stake,
      session.currency,
      session.exponent,
      seeds.id,
      seeds.nonce,
      `${id}-bet`,
      leaseOf(studio),
      now,
      freeRounds ?? null,
    ],
  );
  return id;
};
