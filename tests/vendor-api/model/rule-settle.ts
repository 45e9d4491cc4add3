import type { VendorCode } from '../../../contract/vendor.ts';
import type { AdjustCall, SettleCall } from './calls.ts';
import {
  answer,
  cancelled,
  count,
  emptyPool,
  incident,
  move,
  playerOf,
  refuse,
  repeated,
  takeBack,
  write,
  type Case,
} from './rules.ts';
import { MICRO, type Answer, type Round } from './state.ts';

/** Cases 8 to 12, 22 to 26, 28, 32. */
export const settle = (given: Case<SettleCall>): Answer => {
  const { state, call } = given;
  const before = repeated(given);
  if (before) return before;
  const player = playerOf(given);
  const round = player?.rounds[call.round];
  const named = state.txs[call.bet];
  const refused = (code: VendorCode) =>
    refuse(given, code, { amount: call.amount, target: call.bet, ledger: round?.ledger ?? named?.ledger ?? null });
  if (player && cancelled(state, call.tx)) return refused('BET_CANCELLED');
  const paid = named?.kind === 'bet' && named.who === call.who && named.round === call.round ? named : undefined;
  if (!player || !paid) return answer('BET_NOT_FOUND', call.tx);
  if (paid.state === 'rolled_back' || paid.code === 'BET_CANCELLED') {
    incident(player, 'win_after_rollback');
    return refused('BET_CANCELLED');
  }
  if (paid.state !== 'applied' || !round) return answer('BET_NOT_FOUND', call.tx);
  const code = refusal(call, round);
  if (code) return refused(code);

  const jackpot = call.type === 'jackpot';
  const { ledger } = round;
  const emptied = jackpot && ledger === 'real' ? emptyPool(state) : undefined;
  const amount = jackpot ? (emptied?.won ?? Math.floor(state.pool.shown / MICRO)) : call.amount;
  move(player, ledger, amount);
  round.payout += amount;
  if (call.closed && round.state === 'open') round.state = 'closed';
  count(player, ledger, round.login, amount);
  const published = jackpot ? { paid: amount } : {};
  const common = { amount: call.amount, moved: amount, target: call.bet, ledger, type: call.type };
  write(given, {
    ...common,
    pool: emptied !== undefined,
    ...published,
    ...(emptied && { houseSeed: emptied.houseSeed }),
  });
  const balance = player.wallets[ledger]!;
  return answer('OK', call.tx, { platform: call.tx, balance, ...(jackpot && { amount }) });
};

const refusal = (call: SettleCall, round: Round): VendorCode | undefined => {
  const jackpot = call.type === 'jackpot';
  if (call.currency !== 'USD') return 'WRONG_CURRENCY';
  if (call.game !== round.game) return 'INVALID_GAME';
  if (round.state !== 'open' && !jackpot && call.type !== 'promo') return 'ROUND_CLOSED';
  if (jackpot !== (call.pool !== null)) return 'INVALID_GAME';
  if (jackpot && call.amount !== 0) return 'INVALID_AMOUNT';
  return call.pool !== null && call.pool !== 'grand' ? 'INVALID_GAME' : undefined;
};

/** Case 24: the difference to the paid amount, for a round that is not reversed. */
export const adjust = (given: Case<AdjustCall>): Answer => {
  const { state, call } = given;
  const before = repeated(given);
  if (before) return before;
  const player = playerOf(given);
  const round = player?.rounds[call.round];
  if (!player || !round) return answer('BET_NOT_FOUND', call.tx);
  const { ledger } = round;
  const code = (): VendorCode | undefined => {
    if (cancelled(state, call.tx) || round.state === 'rolled_back') return 'BET_CANCELLED';
    if (call.currency !== 'USD') return 'WRONG_CURRENCY';
    return call.game === round.game ? undefined : 'INVALID_GAME';
  };
  const refused = code();
  if (refused) return refuse(given, refused, { amount: call.amount, ledger });
  const moved = call.amount < 0 ? takeBack(player, ledger, -call.amount) : call.amount;
  if (call.amount > 0) move(player, ledger, call.amount);
  round.payout += call.amount;
  count(player, ledger, round.login, call.amount);
  write(given, { amount: call.amount, moved, ledger });
  return answer('OK', call.tx, { platform: call.tx, balance: player.wallets[ledger]! });
};
