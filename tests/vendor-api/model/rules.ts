import type { VendorCode } from '../../../contract/vendor.ts';
import type { Single } from './calls.ts';
import { MICRO, SEED, type Answer, type Ledger, type Player, type State, type Tx } from './state.ts';

/** What every rule works with: the state, one call, and what the product answered where the rules leave it a choice. */
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

/** Cases 2, 3, 5: what a transaction is answered that came before. */
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

/** Whether this transaction was rolled back before it came (case 15). */
export const cancelled = ({ txs }: State, id: string): boolean =>
  Object.values(txs).some((tx) => tx.target === id && tx.state === 'tombstone');
export const reversalOf = ({ txs }: State, id: string): Tx | undefined =>
  Object.values(txs).find(
    (tx) => tx.target === id && tx.kind === 'rollback' && (tx.state === 'applied' || tx.state === 'tombstone'),
  );

type Given = Partial<Omit<Tx, 'target'>> & { target?: string | null };
export const write = ({ state, call, content }: Case<Single>, tx: Given): Tx =>
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

/** Refused for good. */
export const refuse = (given: Case<Single>, code: VendorCode, tx: Given): Answer => {
  const { state, call } = given;
  const { ledger } = write(given, { ...tx, state: 'refused', code });
  return answer(code, call.tx, { platform: call.tx, balance: balanceOf(state.players[call.who], ledger) });
};

/** Moves a login's position and the limits' counters. */
export const count = (player: Player, ledger: Ledger, login: number, net: number, wagered = 0): void => {
  if (ledger === 'demo' || (net === 0 && wagered === 0)) return;
  const position = player.logins[login]!;
  position.net += net;
  position.wagered += wagered;
  position.version += 1;
  player.lost -= net;
  player.wagered += wagered;
};

/** Moves a wallet. */
export const move = (player: Player, ledger: Ledger, amount: number): void => {
  player.wallets[ledger] = (player.wallets[ledger] ?? 0) + amount;
};

/** Case 19: what is there from the wallet, the rest owed. Answers what the wallet moved by. */
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

/** Takes into the pool what bets have given; what is less than a minor unit waits. */
export const foldPool = ({ pool }: State): void => {
  const held = pool.reserve + pool.waiting;
  pool.waiting = 0;
  pool.reserve = ((held % MICRO) + MICRO) % MICRO;
  pool.shown += (held - pool.reserve) / MICRO;
};
/** Pays all of it, and starts it again. */
export const emptyPool = (state: State): number => {
  foldPool(state);
  const { pool } = state;
  const won = pool.shown;
  pool.paid += won;
  pool.shown = SEED;
  pool.seeded += SEED;
  return won;
};

export const playerOf = ({ state, call }: Case<Single>): Player | undefined => state.players[call.who];
