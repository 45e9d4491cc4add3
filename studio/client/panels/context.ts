import type { PoolFigure, RoundView, State } from '../../protocol.ts';
import type { Api } from '../api.ts';
import type { Tongue } from '../i18n/index.ts';

/** What a panel may need of the table; in a replay there is no session behind it. */
export interface PanelContext {
  tongue: Tongue;
  stake: number;
  api?: Api;
  state?: State;
  /** The round of a replay. */
  round?: RoundView;
  onState?: (change: Partial<State>) => void;
  replay?: (round: RoundView) => Promise<void>;
}

/** Money of the table, and of the pool where it is known. */
export function moneyOf(context: PanelContext): { currency: string; exponent: number } {
  return context.state?.session ?? context.round ?? { currency: '', exponent: 0 };
}
export const poolOf = (context: PanelContext): PoolFigure | null => context.state?.pool ?? null;
