import { randomUUID } from 'node:crypto';
import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import { Refusal } from '../../server/refusal.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { beginBy, type Store } from '../instant/begin.ts';
import type { RoundRow } from '../instant/rounds.ts';
import { leaseOf } from '../instant/send-bet.ts';
import { stakeOf } from '../instant/stakes.ts';

/** Bets of one player in one round of a table. Where players have a choice, each has one, so that it is made once. */
const MAX_BETS = 40;
const MAX_WITH_CHOICE = 1;

/**
 * Places a bet in the open round of the session's table. The same client id places it once. A bet is in the round if it is
 * recorded before the round's end by the database's clock; if its stake is then not taken, it leaves the round.
 */
export const placeBet = (
  studio: Studio,
  session: SessionRow,
  clientRoundId: string,
  given: unknown,
): Promise<RoundRow> => beginBy(studio, session, clientRoundId, given, storeAtTable);

/** Records a bet in the open round of its table. */
export const storeAtTable: Store = async (studio, tx, { session, clientRoundId, bet }) => {
  const title = titleOf(studio, session.game);
  const stake = stakeOf(title, session, bet);
  const hasChoice = title.family.shared!.choice !== undefined;
  // The lock keeps the round open until this bet is recorded.
  const { rows } = await tx.query<{ id: number; bets: number }>(
    `select t.id, (select count(*) from round where table_round_id = t.id and player_account = $3
                      and (not $4 or state not in ('cancelling', 'cancelled')))::int as bets
       from table_round t
      where t.merchant = $1 and t.game = $2 and t.phase = 'open' and t.closes_at > clock_timestamp()
      order by t.number desc limit 1 for share of t`,
    [session.merchant, session.game, session.player_account, hasChoice],
  );
  const table = rows[0];
  if (!table) throw new Refusal('BET_CLOSED');
  if (table.bets >= (hasChoice ? MAX_WITH_CHOICE : MAX_BETS)) throw new Refusal('TOO_MANY_BETS');
  const id = `T-${randomUUID()}`;
  const recorded = await tx.query(
    `insert into round (id, player_account, session_id, client_round_id, game, bet, stake, currency, exponent,
       table_round_id, state, bet_tx_id, lease_until, created_at, places)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, t.id, 'created', $10, $11, $12, $14
       from table_round t where t.id = $13 and t.closes_at > clock_timestamp()`,
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
      `${id}-bet`,
      leaseOf(studio),
      nowOf(studio),
      table.id,
      JSON.stringify(title.family.shared!.stakes(bet)),
    ],
  );
  if (recorded.rowCount !== 1) throw new Refusal('BET_CLOSED');
  return id;
};
