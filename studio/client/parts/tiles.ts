import { h, isCalm } from '../dom.ts';
import { drawing } from './symbols.ts';
import { ended } from '../ended.ts';
import './tiles.css';

/** How a tile looks: closed, or open with a picture; `faint` for what the player did not open. */
export interface TileLook {
  state: 'closed' | 'chosen' | 'safe' | 'trap' | 'faint-safe' | 'faint-trap';
  /** Name of a drawing. */
  picture?: string;
  /** Spoken by screen readers after the tile's place. */
  name: string;
}

export interface Tiles {
  element: HTMLElement;
  show(index: number, look: TileLook): void;
  /** Shows a look with a short turn. */
  turn(index: number, look: TileLook): Promise<void>;
  enable(which: (index: number) => boolean): void;
  focus(index: number): void;
}

const TURN_MS = 260;

/** A grid of tiles that the player opens by pointer, or by the arrow keys and Enter. */
export function createTiles(
  { columns, rows, label }: { columns: number; rows: number; label: string },
  { placeOf, onPick }: { placeOf: (index: number) => string; onPick: (index: number) => void },
): Tiles {
  const tiles = Array.from({ length: columns * rows }, (_, index) =>
    h('button', {
      className: 'tile is-closed',
      type: 'button',
      tabIndex: index === 0 ? 0 : -1,
      onClick: () => pick(index),
    }),
  );
  const element = h('div', { className: 'tiles', dir: 'ltr', attrs: { role: 'group', 'aria-label': label } }, ...tiles);
  element.style.setProperty('--columns', String(columns));
  element.style.setProperty('--tile-rows', String(rows));
  let enabled: (index: number) => boolean = () => false;
  /** What each tile shows. Only what differs is written: most tiles stay as they are when one is opened. */
  const shown = tiles.map((): TileLook => ({ state: 'closed', name: '' }));
  /** Pictures that were shown, for the next time. */
  const spare = new Map<string, HTMLElement[]>();

  function pick(index: number): void {
    rove(index);
    if (enabled(index)) onPick(index);
  }

  function rove(index: number): void {
    tiles.forEach((tile, other) => (tile.tabIndex = other === index ? 0 : -1));
  }

  function focus(index: number): void {
    rove(index);
    tiles[index]?.focus();
  }

  element.addEventListener('keydown', (event) => {
    const at = tiles.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    if (tiles[at + step]) focus(at + step);
  });

  function show(index: number, { state, picture, name }: TileLook): void {
    const [tile, before] = [tiles[index], shown[index]];
    if (!tile || !before) return;
    shown[index] = { state, name, ...(picture && { picture }) };
    if (before.state !== state) tile.className = `tile is-${state}`;
    if (before.name !== name) tile.setAttribute('aria-label', `${placeOf(index)}: ${name}`);
    if (before.picture === picture) return;
    const old = tile.firstElementChild as HTMLElement | null;
    if (before.picture && old) spare.set(before.picture, [...(spare.get(before.picture) ?? []), old]);
    tile.replaceChildren(...(picture ? [spare.get(picture)?.pop() ?? drawing(picture)] : []));
  }

  return {
    element,
    show,
    async turn(index, look) {
      const tile = tiles[index];
      if (!tile || isCalm()) return show(index, look);
      const away = tile.animate(
        { transform: ['none', 'rotateY(90deg)'] },
        { duration: TURN_MS / 2, easing: 'ease-in' },
      );
      await ended(away);
      show(index, look);
      const back = tile.animate(
        { transform: ['rotateY(-90deg)', 'none'] },
        { duration: TURN_MS / 2, easing: 'ease-out' },
      );
      await ended(back);
    },
    enable(which) {
      enabled = which;
      tiles.forEach((tile, index) => {
        const isOff = String(!which(index));
        if (tile.getAttribute('aria-disabled') !== isOff) tile.setAttribute('aria-disabled', isOff);
      });
    },
    focus,
  };
}
