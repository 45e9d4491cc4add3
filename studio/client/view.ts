import { jackpotShare } from '../engine/jackpot.ts';
import type { PoolFigure } from '../protocol.ts';
import { STATED, totalRtp } from '../engine/stated.ts';
import { h, say } from './dom.ts';
import type { MessageKey, Tongue } from './i18n/index.ts';
import { formatShare } from './money.ts';
import { createReels } from './reels.ts';
import { createWinLines } from './win-lines.ts';

export interface Actions {
  onSpin(): void;
  onStake(stake: number): void;
  onPanel(panel: 'payTable' | 'fairness' | 'history' | 'jackpot'): void;
}

export type View = ReturnType<typeof createView>;

/** Creates the view once. Later changes update its parts. */
export function createView({ t, locale }: Tongue, actions: Actions) {
  const reels = createReels();
  const lines = createWinLines(reels);
  const jackpotFigure = h('span', { className: 'jackpot-figure' }, '—');
  const jackpot = h(
    'button',
    { className: 'jackpot', type: 'button', onClick: () => actions.onPanel('jackpot') },
    h('span', { className: 'jackpot-name' }, t('jackpot')),
    jackpotFigure,
    h('span', { className: 'jackpot-how' }, t('jackpotHow')),
  );
  const notice = h('p', { className: 'notice', hidden: true, attrs: { role: 'alert' } });
  const ribbon = h('p', { className: 'ribbon', hidden: true });
  const plate = h('p', { className: 'plate' });
  /** Announces results to screen readers, once each. The plate counts up and must not be announced. */
  const spoken = h('p', { className: 'spoken', attrs: { role: 'status', 'aria-live': 'polite' } });

  const stakeSelect = h('select', { className: 'stake-select', attrs: { 'aria-label': t('stake') } });
  stakeSelect.addEventListener('change', () => actions.onStake(Number(stakeSelect.value)));
  const step = (by: number): void => {
    const next = stakeSelect.options[stakeSelect.selectedIndex + by];
    if (!next || stakeSelect.disabled) return;
    stakeSelect.value = next.value;
    actions.onStake(Number(next.value));
  };
  const stepper = (key: MessageKey, sign: string, by: number) =>
    h('button', { className: 'step', type: 'button', onClick: () => step(by), attrs: { 'aria-label': t(key) } }, sign);
  const lower = stepper('stakeLower', '\u2212', -1);
  const higher = stepper('stakeHigher', '+', 1);
  const stake = h(
    'div',
    { className: 'stake', attrs: { role: 'group', 'aria-label': t('stake') } },
    h('span', { className: 'stake-name', attrs: { 'aria-hidden': 'true' } }, t('stake')),
    lower,
    stakeSelect,
    higher,
  );
  const spinWords = h('span', { className: 'spin-words' }, t('spin'));
  const spin = h('button', { className: 'spin', type: 'button', onClick: () => actions.onSpin() }, spinWords);

  const panels = (['payTable', 'fairness', 'history'] as const).map((panel) =>
    h('button', { className: 'panel-button', type: 'button', onClick: () => actions.onPanel(panel) }, t(panel)),
  );
  const summary = h('p', { className: 'summary' });
  const setSummary = (pool: PoolFigure | null): void => {
    const text = t('summary', {
      rtp: formatShare(pool ? totalRtp(jackpotShare(pool)) : STATED.gameRtp, locale),
      max: STATED.maxWinStakes.toLocaleString(locale),
    });
    // A line ends between two figures, not within one.
    summary.textContent = text
      .split(' · ')
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' · ');
  };
  setSummary(null);
  const stage = h(
    'section',
    { className: 'stage', attrs: { 'aria-label': t('title') } },
    h('div', { className: 'board' }, ribbon, reels.element),
    plate,
  );
  stage.querySelector('.board')?.append(lines.element);

  const root = h(
    'main',
    { className: 'table' },
    h(
      'header',
      { className: 'top' },
      // The embedding page shows the title, as it does balance, net position, time and connection.
      h('h1', { className: 'spoken' }, t('title')),
      summary,
      jackpot,
      h('nav', { className: 'panels', attrs: { 'aria-label': t('payTable') } }, ...panels),
    ),
    notice,
    stage,
    spoken,
    h('section', { className: 'bar', attrs: { 'aria-label': t('spin') } }, stake, spin),
  );

  return {
    root,
    reels,
    lines,
    stage,
    plate,
    spin,
    stakeSelect,
    setSummary,
    setJackpot: (text: string, known: boolean) => {
      say(jackpotFigure, text);
      jackpot.classList.toggle('is-unknown', !known);
    },
    setNotice(message: string | null) {
      notice.hidden = message === null;
      say(notice, message ?? '');
    },
    setRibbon(text: string | null) {
      ribbon.hidden = text === null;
      say(ribbon, text ?? '');
    },
    setSpin(words: string, enabled: boolean, busy: boolean) {
      say(spinWords, words);
      // Not `disabled`, which would lose the focus during play.
      spin.setAttribute('aria-disabled', String(!enabled));
      spin.classList.toggle('is-busy', busy);
    },
    setStakes(stakes: { value: number; text: string }[], chosen: number, enabled: boolean) {
      if (stakeSelect.options.length !== stakes.length) {
        stakeSelect.replaceChildren(...stakes.map(({ value, text }) => h('option', { value: String(value) }, text)));
      }
      stakeSelect.value = String(chosen);
      stakeSelect.disabled = !enabled;
      lower.disabled = !enabled || stakeSelect.selectedIndex <= 0;
      higher.disabled = !enabled || stakeSelect.selectedIndex >= stakes.length - 1;
    },
    speak: (text: string) => say(spoken, text),
    /** A replay has no play controls. */
    asReplay() {
      root.classList.add('is-replay');
    },
  };
}
