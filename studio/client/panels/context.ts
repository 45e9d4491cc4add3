import type { PoolFigure, RoundView, State } from '../../protocol.ts';
import type { Api } from '../api.ts';
import type { Frame } from '../frame.ts';
import type { Page } from '../game.ts';
import { h } from '../dom.ts';
import type { Tongue } from '../i18n/index.ts';

/** What a panel may need of the table; in a replay there is no session behind it. */
export interface PanelContext {
  tongue: Tongue;
  stake: number;
  frame: Frame;
  /** What the page around told the table; a replay asks for nothing. */
  page?: Page;
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

/** The stand-alone verifier: a page of its own, which the page around opens; a game in its frame opens no windows. */
export function verifierButton({ frame, tongue: { t, language } }: PanelContext, params: Record<string, string> = {}) {
  const { href } = new URL(`../verify.html#${new URLSearchParams({ ...params, language })}`, location.href);
  const onClick = (): void => frame.tell({ type: 'openVerify', url: href });
  return h('p', {}, h('button', { className: 'text-button', type: 'button', onClick }, t('verify.page')));
}
