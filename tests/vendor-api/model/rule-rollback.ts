import type { RollbackCall } from './calls.ts';
import {
  answer,
  balanceOf,
  count,
  foldPool,
  incident,
  move,
  playerOf,
  repeated,
  reversalOf,
  takeBack,
  write,
  type Case,
} from './rules.ts';
import { MICRO, SEED, type Answer, type Player, type Round, type State, type Tx } from './state.ts';

/** Cases 6, 13 to 20, 22, 25: a transaction of any kind is reversed once, whether or not it arrived. */
export const rollback = (given: Case<RollbackCall>): Answer => {
  const { state, call } = given;
  const before = repeated(given);
  if (before) return before;
  const player = playerOf(given);
  if (!player) return answer('BET_NOT_FOUND', call.tx);
  const target = state.txs[call.target];
  if (target && (target.who !== call.who || target.round !== call.round)) {
    incident(player, 'payload_mismatch');
    return answer('PAYLOAD_MISMATCH', call.tx);
  }
  const reversal = reversalOf(state, call.target);
  if (reversal) {
    const balance = balanceOf(player, reversal.ledger ?? 'real');
    return answer('ALREADY_ROLLED_BACK', call.tx, { platform: reversal.id, balance, replayed: true });
  }
  if (target?.kind === 'rollback') return answer('BET_NOT_FOUND', call.tx);
  const round = player.rounds[call.round];
  const ledger = target?.ledger ?? null;
  const common = { target: call.target, ledger };
  const done = () => answer('OK', call.tx, { platform: call.tx, balance: balanceOf(player, ledger ?? 'real') });
  if (!target) {
    write(given, { ...common, state: 'tombstone' });
    return done();
  }
  if (target.state !== 'applied' || !round) {
    write(given, common);
    return done();
  }
  if (target.kind === 'bet' && resultsOf(state, target).length > 0)
    return answer('BET_SETTLED', call.tx, { balance: balanceOf(player, round.ledger) });
  const moved =
    target.kind === 'bet' ? stakeBack(state, player, round, target) : payoutBack(state, player, round, target);
  target.state = 'rolled_back';
  const amount = target.kind === 'settle' ? target.moved : Math.abs(target.amount);
  write(given, { ...common, amount, moved });
  return done();
};

const ofRound = ({ txs }: State, { who, round }: Tx): Tx[] =>
  Object.values(txs).filter((tx) => tx.who === who && tx.round === round && tx.state === 'applied');
/** Settles that decided the round; a promotion does not decide it. */
const resultsOf = (state: State, of: Tx): Tx[] =>
  ofRound(state, of).filter((tx) => tx.kind === 'settle' && tx.type !== 'promo');

const stakeBack = (state: State, player: Player, round: Round, target: Tx): number => {
  move(player, round.ledger, target.amount);
  round.stake -= target.amount;
  if (ofRound(state, target).filter((tx) => tx.kind === 'bet').length === 1) round.state = 'rolled_back';
  state.pool.waiting -= target.given;
  count(player, round.ledger, round.login, target.amount, -target.amount);
  return target.amount;
};

const payoutBack = (state: State, player: Player, round: Round, target: Tx): number => {
  const { ledger } = round;
  const paid = target.kind === 'adjust' ? target.amount : target.moved;
  if (target.kind === 'settle' && target.pool) {
    const { pool } = state;
    foldPool(state);
    pool.shown += paid * MICRO;
    pool.paid -= paid;
    // The house gets its seed back, as far as the pool stays at its minimum.
    const back = Math.min(target.houseSeed ?? 0, Math.max(0, Math.floor(pool.shown / MICRO) - SEED));
    pool.shown -= back * MICRO;
    pool.seeded -= back;
  }
  if (paid <= 0) move(player, ledger, -paid);
  const moved = paid > 0 ? takeBack(player, ledger, paid) : 0 - paid;
  round.payout -= paid;
  // Without the settle that decided it, the round waits for another result. Rolling back a promotion does not reopen a decided
  // round.
  const decided = resultsOf(state, target).length > 0;
  if (target.kind === 'settle' && round.state === 'closed' && (target.type !== 'promo' || !decided))
    round.state = 'open';
  count(player, ledger, round.login, -paid);
  return moved;
};
