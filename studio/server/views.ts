import type { Language } from '../../contract/primitives.ts';
import type { RoundView, SessionView } from '../protocol.ts';
import { minRoundMsOf, stakesOf } from './bet.ts';
import type { RoundRow, RoundState } from './rounds.ts';
import type { SessionRow } from './sessions.ts';

const STANDING: Record<RoundState, RoundView['standing']> = {
  created: 'open',
  bet_sent: 'open',
  bet_ok: 'open',
  settle_sent: 'booking',
  cancelling: 'returning',
  closed: 'closed',
  cancelled: 'refused',
  disputed: 'disputed',
};
/** Reasons of a cancelled round whose stake was, or may have been, taken. */
const RETURNED = ['BET_UNANSWERED', 'BET_CANCELLED', 'BET_NOT_FOUND'];

/** Converts a round for its player: no outcome before the bet is accepted, no server seed before its pair is revealed. */
export function roundView(round: RoundRow): RoundView {
  const returned = round.state === 'cancelled' && RETURNED.includes(round.reason ?? '');
  return {
    id: round.id,
    number: round.number,
    clientRoundId: round.client_round_id,
    standing: returned ? 'returned' : STANDING[round.state],
    stake: round.stake,
    currency: round.currency,
    exponent: round.exponent,
    demo: round.demo,
    outcome: round.outcome,
    win: round.win,
    jackpotAmount: round.jackpot_amount,
    reason: round.reason,
    ...(round.restriction && { restriction: round.restriction }),
    atMs: round.created_at.getTime(),
    seeds: {
      commitment: round.commitment,
      clientSeed: round.client_seed,
      nonce: round.nonce,
      serverSeed: round.seeds_state === 'revealed' ? round.server_seed : null,
    },
  };
}

export function sessionView(session: SessionRow): SessionView {
  return {
    game: session.game,
    balance: session.balance,
    currency: session.currency,
    exponent: session.exponent,
    language: session.language as Language,
    demo: session.demo,
    net: session.net,
    wagered: session.wagered,
    startedAtMs: session.position_started_at.getTime(),
    minRoundMs: minRoundMsOf(session),
    stakes: stakesOf(session),
    ended: session.ended,
  };
}
