import type { Language } from '../../../contract/primitives.ts';
import type { RoundView, SessionView, TitleView } from '../../protocol.ts';
import type { Studio } from '../../server/context.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { playsFreeRounds } from '../../titles/free-rounds.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import type { RoundRow, RoundState } from './rounds.ts';
import { minRoundMsOf, stakesOf } from './stakes.ts';

const STATUS: Record<RoundState, RoundView['status']> = {
  created: 'open',
  bet_sent: 'open',
  bet_ok: 'open',
  waiting: 'waiting',
  raise_sent: 'open',
  raise_cancelling: 'returning',
  settle_sent: 'booking',
  cancelling: 'returning',
  closed: 'closed',
  cancelled: 'refused',
  disputed: 'disputed',
};
/** Reasons of a cancelled round whose stake was, or may have been, taken. */
const RETURNED = ['BET_UNANSWERED', 'BET_CANCELLED', 'BET_NOT_FOUND', 'BET_WITHDRAWN', 'OUTAGE'];

/** Converts a round for its player: only what the family shows, and no server seed before its pair is revealed. */
export function roundView({ titles }: Pick<Studio, 'titles'>, round: RoundRow): RoundView {
  const returned = round.state === 'cancelled' && RETURNED.includes(round.reason ?? '');
  const title = titles.get(round.game);
  return {
    id: round.id,
    number: round.number,
    game: round.game,
    clientRoundId: round.client_round_id,
    status: returned ? 'returned' : STATUS[round.state],
    stake: round.stake,
    ...(round.free_rounds !== null && { free: true }),
    currency: round.currency,
    exponent: round.exponent,
    demo: round.demo,
    bet: round.bet,
    moves: round.moves,
    outcome: round.outcome === null || !title ? null : title.family.view(title.params, round.outcome),
    win: round.win,
    jackpot: round.pool_won,
    jackpotAmount: round.jackpot_amount,
    reason: round.reason,
    ...(round.restriction && { restriction: round.restriction }),
    atMs: round.created_at.getTime(),
    tableNumber: round.table_number,
    seeds: {
      commitment: round.commitment,
      clientSeed: round.client_seed,
      nonce: round.nonce,
      serverSeed: round.seeds_state === 'revealed' ? round.server_seed : null,
    },
  };
}

export function sessionView(title: LoadedTitle, session: SessionRow): SessionView {
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
    minRoundMs: minRoundMsOf(title, session),
    stakes: stakesOf(title, session),
    ...(session.free_rounds && playsFreeRounds(title) && { freeRounds: session.free_rounds }),
    ended: session.ended,
  };
}

export const titleView = (title: LoadedTitle): TitleView => ({
  id: title.id,
  family: title.family.name,
  names: title.names,
  params: title.written,
  figures: [...title.figures],
  theme: title.theme,
  pool: title.pool?.id ?? null,
  poolOdds: title.family.poolOdds?.(title.params) ?? null,
  minRoundMs: title.minRoundMs,
  isTable: title.table !== undefined,
  isBook: title.family.book !== undefined,
  ...(title.hands && { hands: title.hands }),
});
