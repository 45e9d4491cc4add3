import type { VendorCode } from '../../../contract/vendor.ts';
import type { Single } from './calls.ts';
import { MICRO, RESERVE_BOUND, SEED, type Answer, type Ledger, type Player, type State, type Tx } from './state.ts';

/** The input of every rule: the state, one call, and the product's answer where the rules allow several. */
export interface Case<C> {
  state: State;
  call: C;
  content: string;
  chosen: ReadonlySet<string>;
}

export const answer = (code: VendorCode, tx_id: string | null, more: Partial<Answer> = {}): Answer => ({
  code,
  tx_id,
  platform: null,
  balance: null,
  replayed: false,
  ...more,
});

export const balanceOf = (player: Player | undefined, ledger: Ledger | null): number | null =>
  (ledger && player?.wallets[ledger]) ?? null;

export const incident = (player: Player | undefined, kind: string): void => {
  if (player) player.incidents[kind] = (player.incidents[kind] ?? 0) + 1;
};

/** Cases 2, 3, 5: the answer to a repeated transaction. */
export const repeated = ({ state, call, content }: Case<Single>): Answer | undefined => {
  const tx = state.txs[call.tx];
  const player = state.players[call.who];
  if (!tx) return undefined;
  if (tx.content !== content) {
    incident(player, 'payload_mismatch');
    return answer('PAYLOAD_MISMATCH', call.tx);
  }
  return answer(codeOf(tx), call.tx, {
    platform: tx.id,
    balance: balanceOf(player, tx.ledger),
    replayed: true,
    ...(tx.paid !== undefined && { amount: tx.paid }),
  });
};
const codeOf = (tx: Tx): VendorCode => {
  if (tx.state === 'refused') return tx.code;
  if (tx.kind === 'rollback') return 'ALREADY_ROLLED_BACK';
  return tx.state === 'rolled_back' ? 'BET_CANCELLED' : 'ALREADY_PROCESSED';
};

/** Whether this transaction was rolled back before it arrived (case 15). */
export const cancelled = ({ txs }: State, id: string): boolean =>
  Object.values(txs).some((tx) => tx.target === id && tx.state === 'tombstone');
export const reversalOf = ({ txs }: State, id: string): Tx | undefined =>
  Object.values(txs).find(
    (tx) => tx.target === id && tx.kind === 'rollback' && (tx.state === 'applied' || tx.state === 'tombstone'),
  );

type TxInput = Partial<Omit<Tx, 'target'>> & { target?: string | null };
export const write = ({ state, call, content }: Case<Single>, tx: TxInput): Tx =>
  (state.txs[call.tx] = {
    id: call.tx,
    kind: call.call,
    who: call.who,
    round: call.round,
    target: null,
    amount: 0,
    moved: 0,
    state: 'applied',
    code: 'OK',
    ledger: null,
    content,
    pool: false,
    given: 0,
    ...tx,
  });

/** Refuses the transaction permanently. */
export const refuse = (given: Case<Single>, code: VendorCode, tx: TxInput): Answer => {
  const { state, call } = given;
  const { ledger } = write(given, { ...tx, state: 'refused', code });
  return answer(code, call.tx, { platform: call.tx, balance: balanceOf(state.players[call.who], ledger) });
};

/** Updates the net position of a login and the counters of the limits. */
export const count = (player: Player, ledger: Ledger, login: number, net: number, wagered = 0): void => {
  if (ledger === 'demo' || (net === 0 && wagered === 0)) return;
  const position = player.logins[login]!;
  position.net += net;
  position.wagered += wagered;
  position.version += 1;
  player.lost -= net;
  player.wagered += wagered;
};

/** Changes a wallet. */
export const move = (player: Player, ledger: Ledger, amount: number): void => {
  player.wallets[ledger] = (player.wallets[ledger] ?? 0) + amount;
};

/** Case 19: takes what the wallet holds and records the rest as debt. Returns the change of the wallet. */
export const takeBack = (player: Player, ledger: Ledger, amount: number): number => {
  const there = Math.min(player.wallets[ledger]!, amount);
  move(player, ledger, -there);
  const short = amount - there;
  player.owed[ledger] -= short;
  if (short > 0 && ledger === 'real') {
    player.blocked = true;
    incident(player, 'shortfall');
  }
  return 0 - there;
};

/**
 * Adds contributions to the reserve. A returned contribution that the reserve no longer holds comes from the shown part above
 * the minimum seed; the house pays the rest.
 */
export const foldPool = ({ pool }: State): void => {
  pool.reserve += pool.waiting;
  pool.waiting = 0;
  if (pool.reserve >= 0) return;
  const min = Math.min(pool.shown, SEED * MICRO);
  pool.shown += pool.reserve;
  pool.reserve = 0;
  if (pool.shown >= min) return;
  const added = Math.ceil((min - pool.shown) / MICRO);
  pool.reserve = added * MICRO - (min - pool.shown);
  pool.shown = min;
  pool.seeded += added;
};
/** Pays the shown part and resets the pool: the excess of the reserve, plus a seed from the reserve or the house. */
export const emptyPool = (state: State): { won: number; houseSeed: number } => {
  foldPool(state);
  const { pool } = state;
  const won = Math.floor(pool.shown / MICRO);
  pool.paid += won;
  pool.shown -= won * MICRO;
  const surplus = Math.max(0, pool.reserve - RESERVE_BOUND * MICRO);
  pool.reserve -= surplus;
  pool.shown += surplus + SEED * MICRO;
  const houseSeed = pool.reserve >= SEED * MICRO ? 0 : SEED;
  if (houseSeed === 0) pool.reserve -= SEED * MICRO;
  pool.seeded += houseSeed;
  return { won, houseSeed };
};

export const playerOf = ({ state, call }: Case<Single>): Player | undefined => state.players[call.who];
