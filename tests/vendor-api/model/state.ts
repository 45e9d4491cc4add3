import type { VendorCode } from '../../../contract/vendor.ts';

export type Ledger = 'real' | 'demo';
export const PLAYERS = [0, 1] as const;

/** The predictable part of an answer to a call. */
export interface Answer {
  code: VendorCode;
  tx_id: string | null;
  /** The tx_id whose platform number is returned; null for none. */
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
  /** The received call, without its session. */
  content: string;
  type?: string;
  /** The amount a jackpot paid. */
  paid?: number;
  /** The house's seed after this jackpot. */
  houseSeed?: number;
  /** For a settle: paid by the pool. For a bet: contributed to it. */
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
/** A play session and the login session it belongs to; only the newest may be active. */
export interface Session {
  game: number;
  ledger: Ledger;
  /** Whether its launch token was used. */
  opened: boolean;
  ended: boolean;
  login: number;
  /** Whether one of its rounds began a moment ago. */
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
  requested: boolean;
  limits: Limit[];
  lost: number;
  wagered: number;
  sessions: Session[];
  logins: Login[];
  rounds: Record<string, Round>;
  incidents: Record<string, number>;
}
/** In millionths, except whole minor units: seeds, funding and payouts. */
export interface Pool {
  shown: number;
  reserve: number;
  waiting: number;
  seeded: number;
  funded: number;
  paid: number;
}
/** Everything that the rules of the vendor API refer to, for two players of one sequence. */
export interface State {
  players: Player[];
  txs: Record<string, Tx>;
  switchedOff: { play: boolean; vendor: boolean; games: boolean[] };
  pool: Pool;
}

export const MICRO = 1_000_000;
export const GAMES = [
  { code: 'lantern', node: 9_000, min: 10, max: 1_000, paced: false },
  // One round an hour: on any machine a second one is too fast.
  { code: 'dragon', node: 9_001, min: 10, max: 0, paced: true },
] as const;
/** Every seed of the pool; more than the contributions that one sequence can take back from a pool that was just won. */
export const SEED = 5_000;
/** Millionths of the stake. */
export const SHARE = 400_000;
/** A reserve above this joins the next seed. */
export const RESERVE_BOUND = 2_500;
/** The fee of each deposit. */
export const DEPOSIT_FEE = 100;
export const DEPOSIT_METHOD = 'model';
export const FREE_PLAY = 100_000;

export const aPlayer = (balance: number): Player => ({
  wallets: { real: balance, demo: null },
  owed: { real: 0, demo: 0 },
  blocked: false,
  excluded: false,
  stopped: false,
  requested: false,
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
