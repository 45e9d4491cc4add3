/** A call with its transactions and sessions resolved, ready to build a body from. `who` 2 is an unknown player. */
export interface BetCall {
  call: 'bet';
  tx: string;
  who: number;
  round: string;
  /** Number of the session; of another player's session where `foreign`; -1 for an unknown one. */
  session: number;
  foreign: boolean;
  game: number;
  amount: number;
  currency: string;
  pool: { id: string; micro: number } | null;
}
export interface SettleCall {
  call: 'settle';
  tx: string;
  who: number;
  round: string;
  bet: string;
  game: number;
  amount: number;
  currency: string;
  closed: boolean;
  type: 'win' | 'jackpot' | 'free' | 'promo';
  pool: string | null;
}
export interface RollbackCall {
  call: 'rollback';
  tx: string;
  who: number;
  round: string;
  target: string;
  game: number;
}
export interface AdjustCall {
  call: 'adjust';
  tx: string;
  who: number;
  round: string;
  game: number;
  amount: number;
  currency: string;
}
export interface BetSettleCall extends Omit<BetCall, 'call'> {
  call: 'bet-settle';
  win: string;
  won: number;
  closed: boolean;
}
export type Single = BetCall | SettleCall | RollbackCall | AdjustCall;
export type Call = Single | BetSettleCall | { call: 'batch'; calls: Single[] };

/** The content that identifies a retry: everything but the session, which may be a newer one. */
export const contentOf = (call: Single | BetSettleCall): string =>
  JSON.stringify('session' in call ? { ...call, session: undefined, foreign: undefined } : call);
