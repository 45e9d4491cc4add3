import type { VendorCode } from '../../../contract/vendor.ts';
import type { BetCall } from './calls.ts';
import { answer, cancelled, count, move, refuse, repeated, write, type Case } from './rules.ts';
import { expired, GAMES, SHARE, type Answer, type Player, type Session } from './state.ts';

/** Cases 1 to 7, 16, 26 to 29, 33. */
export const bet = (given: Case<BetCall>): Answer => {
  const { state, call } = given;
  const before = repeated(given);
  if (before) return before;
  const player = state.players[call.who];
  const session = call.foreign ? undefined : player?.sessions[call.session];
  if (!player || !session?.opened) return answer('SESSION_INVALID', call.tx);
  const { ledger } = session;
  if (expired(player, session)) return answer('SESSION_EXPIRED', call.tx, { balance: player.wallets[ledger]! });
  const code = refusal(given, player, session);
  // The login's pages are told that the check waits.
  if (code === 'REALITY_CHECK_PENDING') player.logins[session.login]!.version += 1;
  if (code) return refuse(given, code, { amount: call.amount, ledger });

  move(player, ledger, -call.amount);
  const round = (player.rounds[call.round] ??= opened(session));
  round.stake += call.amount;
  const gives = ledger === 'real' ? (call.pool?.micro ?? 0) : 0;
  state.pool.waiting += gives;
  count(player, ledger, session.login, -call.amount, call.amount);
  write(given, { amount: call.amount, moved: -call.amount, ledger, pool: gives > 0, given: gives });
  return answer('OK', call.tx, { platform: call.tx, balance: player.wallets[ledger]! });
};

const opened = (session: Session) => {
  session.playing = true;
  const { game, ledger, login } = session;
  return { game, ledger, login, state: 'open' as const, stake: 0, payout: 0 };
};

const refusal = ({ state, call, chosen }: Case<BetCall>, player: Player, session: Session): VendorCode | undefined => {
  const game = GAMES[session.game]!;
  const round = player.rounds[call.round];
  const { switchedOff } = state;
  if (cancelled(state, call.tx)) return 'BET_CANCELLED';
  if (call.currency !== 'USD') return 'WRONG_CURRENCY';
  if (call.game !== session.game) return 'INVALID_GAME';
  if (player.excluded) return 'PLAYER_EXCLUDED';
  if (player.blocked || player.stopped) return 'PLAYER_LOCKED';
  if (switchedOff.play) return 'MAINTENANCE';
  if (switchedOff.vendor || switchedOff.games[session.game]) return 'GAME_DISABLED';
  if (round && (round.state !== 'open' || round.ledger !== session.ledger)) return 'ROUND_CLOSED';
  // A round belongs to one game, and its settle must name that game.
  if (round && round.game !== session.game) return 'INVALID_GAME';
  if (call.pool && call.pool.id !== 'grand') return 'INVALID_GAME';
  if (call.pool && call.pool.micro > call.amount * SHARE) return 'INVALID_AMOUNT';
  if (!round && player.requested) return 'REALITY_CHECK_PENDING';
  if (!round && game.paced && session.playing) return 'TOO_FAST';
  // The least stake is that of a round; a further bet in it may be lower.
  if (!round && call.amount < game.min) return 'INVALID_AMOUNT';
  if (game.max > 0 && call.amount > game.max) return 'LIMIT_STAKE';
  const limits = limitsHit(player, session, call.amount);
  // Where several limits apply, the product may name any of them.
  if (limits.length > 0) return limits.find((code) => chosen.has(code)) ?? limits[0];
  return call.amount > player.wallets[session.ledger]! ? 'INSUFFICIENT_FUNDS' : undefined;
};

/** Counts the stake as lost; for play money only the time limit applies. */
const limitsHit = (player: Player, session: Session, stake: number): VendorCode[] => {
  const login = player.logins[session.login]!;
  const used = {
    stake: () => 0,
    time: () => 0,
    loss: (own: boolean) => (own ? -login.net : player.lost),
    wager: (own: boolean) => (own ? login.wagered : player.wagered),
  };
  return player.limits
    .filter(({ kind }) => kind === 'time' || session.ledger === 'real')
    .filter(({ kind, period, amount }) =>
      kind === 'time' ? amount <= 0 : used[kind](period === 'session') + stake > amount,
    )
    .map(({ kind }) => `LIMIT_${kind.toUpperCase()}` as VendorCode);
};
