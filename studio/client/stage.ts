import type { TitleView } from '../protocol.ts';
import { h, say } from './dom.ts';
import type { I18n } from './i18n/index.ts';
import type { Sound } from './sound.ts';
import { createHeader, type StagePanel } from './stage/header.ts';
import { createStake } from './stage/stake.ts';
import { nameOf } from './title.ts';

export interface Actions {
  onPlay(): void;
  onStake(stake: number): void;
  onPanel(panel: StagePanel): void;
}

export type Stage = ReturnType<typeof createStage>;

/** Creates the stage once, with room for a family's board. Later changes update its parts. */
export function createStage(i18n: I18n, title: TitleView, sound: Sound, actions: Actions) {
  const { t } = i18n;
  const name = nameOf(title, i18n);
  const header = createHeader({ title, i18n, sound, onPanel: (panel) => actions.onPanel(panel) });
  const notice = h('p', { className: 'notice', hidden: true, attrs: { role: 'alert' } });
  const banner = h('p', { className: 'banner', hidden: true });
  const plate = h('p', { className: 'plate' });
  /** Announces results to screen readers, once each. The plate counts up and must not be announced. */
  const spoken = h('p', { className: 'spoken', attrs: { role: 'status', 'aria-live': 'polite' } });
  const stake = createStake(i18n, (next) => {
    sound.play('tick');
    actions.onStake(next);
  });
  const playLabel = h('span', { className: 'spin-words' }, t('play'));
  const spin = h(
    'button',
    {
      className: 'spin',
      type: 'button',
      onClick: () => actions.onPlay(),
      attrs: { 'aria-keyshortcuts': 'Space Enter' },
    },
    playLabel,
  );
  const board = h('div', { className: 'board' }, banner);
  const controls = h('div', { className: 'bet-controls', hidden: true });
  const stage = h('section', { className: 'stage', attrs: { 'aria-label': name } }, board, plate);
  const scene = h('img', { className: 'scene', src: `../art/scene/${title.id}.svg`, alt: '' });
  scene.addEventListener('error', () => scene.remove());
  const backdrop = h('div', { className: 'backdrop' }, scene);
  const root = h(
    'main',
    { className: 'table' },
    backdrop,
    header.element,
    notice,
    stage,
    spoken,
    h('section', { className: 'bar', attrs: { 'aria-label': t('play') } }, stake.element, controls, spin),
  );

  return {
    root,
    stage,
    plate,
    setSummary: (rtp: number, fact?: string) => header.setSummary(rtp, fact),
    setJackpot: (text: string, known: boolean) => header.setJackpot(text, known),
    setStakes: (...given: Parameters<typeof stake.set>) => stake.set(...given),
    /** Puts a family's board and controls into the stage. A button whose words change has room for the longest. */
    mount(elements: readonly HTMLElement[], own?: HTMLElement, changesLabel = false) {
      board.append(...elements);
      controls.hidden = own === undefined;
      if (own) controls.replaceChildren(own);
      spin.classList.toggle('is-wide', changesLabel);
    },
    setPlate: (text: string, mood = '') => {
      plate.className = `plate ${mood}`;
      say(plate, text);
    },
    /** Fixes the plate's size while its figure counts up, so that the board is not laid out in each frame. */
    holdPlate(): () => void {
      const [width, height] = [plate.offsetWidth + 1, plate.offsetHeight];
      Object.assign(plate.style, { width: `${width}px`, height: `${height}px`, contain: 'strict' });
      return () => plate.removeAttribute('style');
    },
    setNotice(message: string | null) {
      notice.hidden = message === null;
      say(notice, message ?? '');
    },
    setBanner(text: string | null) {
      banner.hidden = text === null;
      say(banner, text ?? '');
    },
    setPlay(label: string, enabled: boolean, busy: boolean) {
      say(playLabel, label);
      // Not `disabled`, which would lose the focus during play.
      spin.setAttribute('aria-disabled', String(!enabled));
      spin.classList.toggle('is-busy', busy);
    },
    speak: (text: string) => say(spoken, text),
    /** A replay has no play controls. */
    asReplay() {
      root.classList.add('is-replay');
    },
  };
}
