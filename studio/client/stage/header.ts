import type { TitleView } from '../../protocol.ts';
import { h, say } from '../dom.ts';
import type { I18n } from '../i18n/index.ts';
import { formatShare } from '../money.ts';
import type { Sound } from '../sound.ts';
import { nameOf } from '../title.ts';
import { icon } from './icons.ts';

export type StagePanel = 'payTable' | 'fairness' | 'history' | 'jackpot';

interface Options {
  title: TitleView;
  i18n: I18n;
  sound: Pick<Sound, 'isOn' | 'turn'>;
  onPanel: (panel: StagePanel) => void;
  /** The panels that the game has; all unless stated. */
  panels?: readonly Exclude<StagePanel, 'jackpot'>[];
}
const PANELS = ['payTable', 'fairness', 'history'] as const;

/** Creates the bar above the board: the game's facts, its pool, its panels, and the switch of its sound. */
export function createHeader({ title, i18n, sound, onPanel, panels: offered = PANELS }: Options) {
  const { t, locale } = i18n;
  const figure = h('span', { className: 'jackpot-figure' }, '—');
  const jackpot = h(
    'button',
    { className: 'jackpot', type: 'button', hidden: title.pool === null, onClick: () => onPanel('jackpot') },
    h('span', { className: 'jackpot-name' }, t('jackpot')),
    figure,
    h('span', { className: 'jackpot-how' }, t('jackpotHow')),
  );
  const summary = h('p', { className: 'summary' });
  const panels = h(
    'nav',
    { className: 'panels', id: 'panels', attrs: { 'aria-label': t('menu'), popover: 'auto' } },
    ...offered.map((panel) =>
      h(
        'button',
        {
          className: 'panel-button',
          type: 'button',
          onClick() {
            // On a phone the panels are a menu, which closes behind the chosen one.
            if (panels.matches(':popover-open')) panels.hidePopover();
            onPanel(panel);
          },
        },
        t(panel),
      ),
    ),
  );
  // The browser opens the menu, closes it by Escape and gives the focus back.
  const menu = h(
    'button',
    {
      className: 'icon-button menu-button',
      type: 'button',
      attrs: { popovertarget: 'panels', 'aria-label': t('menu') },
    },
    icon('menu'),
  );
  let summed = '';
  const element = h(
    'header',
    { className: 'top' },
    // The embedding page shows the title, as it does balance, net position, time and connection.
    h('h1', { className: 'spoken' }, nameOf(title, i18n)),
    summary,
    jackpot,
    h('div', { className: 'tools' }, panels, soundSwitch(i18n, sound), menu),
  );
  return {
    element,
    setSummary(rtp: number, fact?: string) {
      // Asked for with every change of the game, and the formats of its figures take time.
      const given = `${rtp} ${fact}`;
      if (given === summed) return;
      summed = given;
      const facts = [t('summary', { rtp: rtpText(title, rtp, locale) }), highestWin(title, i18n), fact];
      // A line ends between two figures, not within one.
      summary.textContent = facts
        .flatMap((each) => each?.split(' · ') ?? [])
        .map((each) => each.replaceAll(' ', '\u00a0'))
        .join('\u00a0· ');
    },
    setJackpot(text: string, known: boolean) {
      say(figure, text);
      jackpot.classList.toggle('is-unknown', !known);
    },
  };
}

/** A combination in a book multiplies what its figures state for one bet. */
function highestWin({ figures, isBook }: TitleView, { t, locale }: I18n): string | undefined {
  if (isBook) return undefined;
  return t('highestWin', { max: Math.max(0, ...figures.map(({ maxWin }) => maxWin.stakes)).toLocaleString(locale) });
}

/** The return, or those of the least and the most generous bet where they differ. */
function rtpText({ figures }: TitleView, rtp: number, locale: string): string {
  const all = figures.map((of) => of.rtp);
  const [min, max] = [Math.min(...all), Math.max(...all)].map((micro) => formatShare(micro, locale));
  return all.length > 1 && min !== max ? `${min}\u2013${max}` : formatShare(rtp, locale);
}

/** A switch with one name: its state is pressed or not. */
function soundSwitch({ t }: I18n, sound: Options['sound']): HTMLElement {
  const button = h(
    'button',
    {
      className: 'icon-button sound-switch',
      type: 'button',
      title: t('sound'),
      attrs: { 'aria-label': t('sound') },
      onClick() {
        sound.turn(!sound.isOn());
        paint();
      },
    },
    icon('soundOn'),
    icon('soundOff'),
  );
  const paint = (): void => button.setAttribute('aria-pressed', String(sound.isOn()));
  paint();
  return button;
}
