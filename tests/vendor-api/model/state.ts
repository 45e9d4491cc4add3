import type { VendorCode } from '../../../contract/vendor.ts';

export type Ledger = 'real' | 'demo';
export const PLAYERS = [0, 1] as const;

/** What a call is answered, as far as it can be foretold. */
export interface Answer {
  code: VendorCode;
  tx_id: string | null;
  /** Whose transaction's number is told: of this tx_id; null where none is. */
  platform: string | null;
  balance: number | null;
  replayed: boolean;
  amount?: number;
  results?: Answer[];
}

export interface Tx {
  id: string;
  kind: 'bet' | 'settle' | 'rollback' | 'adjust';
  who: number;
  round: string;
  target: string | null;
  amount: number;
  moved: number;
  state: 'applied' | 'refused' | 'rolled_back' | 'tombstone';
  code: VendorCode;
  ledger: Ledger | null;
  /** The call as it came, without its session. */
  content: string;
  type?: string;
  /** What a jackpot paid. */
  paid?: number;
  /** What the house seeded the pool with after this jackpot. */
  houseSeed?: number;
  /** A settle: paid by the pool. A bet: gave to it. */
  pool: boolean;
  given: number;
}
export interface Round {
  game: number;
  ledger: Ledger;
  state: 'open' | 'closed' | 'rolled_back';
  stake: number;
  payout: number;
  login: number;
}
/** A play session and the login that it belongs to; the newest is the only one that may live. */
export interface Session {
  game: number;
  ledger: Ledger;
  /** Whether its launch token was used. */
  opened: boolean;
  ended: boolean;
  login: number;
  /** Whether a round of it began a moment ago. */
  playing: boolean;
}
export interface Login {
  net: number;
  wagered: number;
  version: number;
  ended: boolean;
}
export interface Limit {
  kind: 'stake' | 'loss' | 'wager' | 'time';
  period: 'bet' | 'day' | 'week' | 'month' | 'session';
  amount: number;
}
export interface Player {
  wallets: { real: number; demo: number | null };
  owed: { real: number; demo: number };
  blocked: boolean;
  excluded: boolean;
  stopped: boolean;
  asked: boolean;
  limits: Limit[];
  lost: number;
  wagered: number;
  sessions: Session[];
  logins: Login[];
  rounds: Record<string, Round>;
  incidents: Record<string, number>;
}
/** In millionths but for what is counted in whole minor units: seeds, funds and what was paid. */
export interface Pool {
  shown: number;
  reserve: number;
  waiting: number;
  seeded: number;
  funded: number;
  paid: number;
}
/** All that the rules of the vendor API speak of, for two players of one sequence. */
export interface State {
  players: Player[];
  txs: Record<string, Tx>;
  house: { play: boolean; vendor: boolean; games: boolean[] };
  pool: Pool;
}

export const MICRO = 1_000_000;
export const GAMES = [
  { code: 'lantern', node: 9_000, least: 10, most: 1_000, paced: false },
  // One round an hour: whatever the machine does, a second one is too fast.
  { code: 'dragon', node: 9_001, least: 10, most: 0, paced: true },
] as const;
/** Every seed of the pool; more than what one sequence's bets can want back from a pool that was just won. */
export const SEED = 5_000;
/** Millionths of the stake. */
export const SHARE = 400_000;
/** What the reserve holds above this joins the next seed. */
export const RESERVE_BOUND = 2_500;
/** Of each deposit. */
export const DEPOSIT_FEE = 100;
export const DEPOSIT_METHOD = 'model';
export const FREE_PLAY = 100_000;

export const aPlayer = (balance: number): Player => ({
  wallets: { real: balance, demo: null },
  owed: { real: 0, demo: 0 },
  blocked: false,
  excluded: false,
  stopped: false,
  asked: false,
  limits: [],
  lost: 0,
  wagered: 0,
  sessions: [{ game: 0, ledger: 'real', opened: true, ended: false, login: 0, playing: false }],
  logins: [{ net: 0, wagered: 0, version: 1, ended: false }],
  rounds: {},
  incidents: {},
});

export const expired = (player: Player, session: Session): boolean =>
  session.ended || player.logins[session.login]!.ended;
