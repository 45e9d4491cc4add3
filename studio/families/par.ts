import type { Rational } from './shared/rational.ts';

/** The computed figures of a title, one entry for each bet type. The game's info page is rendered from it. */
export interface ParSheet {
  bets: ParBet[];
}

export interface ParBet {
  /** Key of the bet type: 'spin', 'banker', 'tie'. */
  bet: string;
  /**
   * Return for one unit of the first stake, 1 + (payout − all stakes) / first stake, and its parts by component, which sum
   * to the whole.
   */
  rtp: Rational;
  components: Record<string, Rational>;
  /**
   * Least and largest return of the plans that a player can choose from, where the player decides when to stop. `rtp` is
   * that of the family's best moves.
   */
  range?: { min: Rational; max: Rational };
  /** Return for one unit of all stakes of the round, where moves take further stakes. */
  rtpOfAllStakes?: Rational;
  /** Share of rounds that pay anything, and of rounds that pay more than was staked. */
  hitRate: Rational;
  winRate: Rational;
  /** Shares of rounds with something particular, by name: free spins. */
  shares?: Record<string, Rational>;
  /** Standard deviation of that return in one round. */
  deviation: number;
  /** The largest payout in first stakes, and its probability. */
  maxWin: { stakes: Rational; probability: Rational };
  /**
   * How the figures were computed. `cases` counts what was enumerated, or rounds that were simulated with `seed`; then
   * `band` is four standard errors of the return.
   */
  computed: { how: 'enumerated' | 'simulated'; cases: number; seed?: number; band?: number };
}
