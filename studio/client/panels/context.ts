import type { PoolFigure, RoundView, State, TitleView } from '../../protocol.ts';
import type { Api } from '../api.ts';
import type { Frame } from '../frame.ts';
import type { HostState } from '../host-state.ts';
import { h } from '../dom.ts';
import type { FamilyView } from '../family-view.ts';
import type { I18n } from '../i18n/index.ts';

/** What a panel may need of the game. A replay has no session. */
export interface PanelContext {
  i18n: I18n;
  title: TitleView;
  family: FamilyView;
  stake: number;
  frame: Frame;
  /** The state received from the embedding page; absent in a replay. */
  host?: HostState;
  api?: Api;
  state?: State;
  /** The round of a replay. */
  round?: RoundView;
  onState?: (change: Partial<State>) => void;
  replay?: (round: RoundView) => Promise<void>;
}

/** Returns the currency of the game, or of the pool if known. */
export function moneyOf(context: PanelContext): { currency: string; exponent: number } {
  return context.state?.session ?? context.round ?? { currency: '', exponent: 0 };
}
export const poolOf = (context: PanelContext): PoolFigure | null => context.state?.pool ?? null;

/** Opens the stand-alone verifier on its own page. The embedding page opens it, because the game's frame may not open windows. */
export function verifierButton({ frame, i18n: { t, language } }: PanelContext, params: Record<string, string> = {}) {
  const { href } = new URL(`../verify.html#${new URLSearchParams({ ...params, language })}`, location.href);
  const onClick = (): void => frame.tell({ type: 'openVerify', url: href });
  return h('p', {}, h('button', { className: 'text-button', type: 'button', onClick }, t('verify.page')));
}
