import * as z from 'zod/mini';
import type { TitleView } from '../../protocol.ts';
import { h } from '../dom.ts';
import type { I18n } from '../i18n/index.ts';
import { loadSymbolNames } from './symbol-names/index.ts';
import './symbols.css';

/** The symbols of a title: how each looks and is called. */
export interface Symbols {
  wordOf: (symbol: string) => string;
  /** A picture with the symbol's name, or without one where the board's label describes it. */
  picture: (symbol: string, alt?: string) => HTMLElement;
  /** Loads these pictures before the board is shown, so that none appears late. */
  load(symbols: Iterable<string>): Promise<void>;
}

interface Roles {
  wild?: string | undefined;
  scatter?: string | undefined;
}

const Shown = z.record(z.string(), z.string());

/** Returns the drawing of each symbol of a title's model. A title without a theme for them shows the model's own. */
export const drawingsOf = ({ theme }: Pick<TitleView, 'theme'>): ((symbol: string) => string) => {
  const shown = Shown.safeParse(theme['symbols']).data ?? {};
  return (symbol) => shown[symbol] ?? symbol.toLowerCase();
};

/** Pictures that stay in memory: the browser would parse a drawing anew after a time in which none of it was shown. */
const kept = new Map<string, HTMLImageElement>();

/** Loads a picture, for as long as the game is open. Rejects if it is not served. */
async function keep(src: string): Promise<void> {
  const image = kept.get(src) ?? new Image();
  if (!kept.has(src)) image.src = src;
  kept.set(src, image);
  await image.decode();
}

const addressOfDrawing = (name: string, role = 'pay'): string =>
  `../art/symbol/${role}/${encodeURIComponent(name)}.svg`;

/** Loads drawings that are shown later, so that none is loaded while something moves. */
export function keepDrawings(names: readonly string[]): void {
  // A drawing that does not load is requested again where it is shown.
  for (const name of names) keep(addressOfDrawing(name)).catch(() => undefined);
}

/** A picture of one drawing, without a text alternative. It is left out where pictures are not served. */
export function drawing(name: string, role = 'pay'): HTMLElement {
  const picture = h('img', { className: 'symbol', src: addressOfDrawing(name, role), alt: '', draggable: false });
  picture.addEventListener('error', () => picture.remove());
  return picture;
}

/** Reads a title's symbols. Their pictures stand beside the game's page; where there are none, words are shown. */
export async function createSymbols(
  title: Pick<TitleView, 'theme'>,
  i18n: Pick<I18n, 'language'>,
  roles: Roles = {},
): Promise<Symbols> {
  const nameOf = await loadSymbolNames(i18n);
  const drawingOf = drawingsOf(title);
  const hasRoles = 'symbols' in title.theme;
  const missing = new Set<string>();
  const wordOf = (symbol: string): string => nameOf(drawingOf(symbol));

  function addressOf(symbol: string): string {
    const role = !hasRoles ? 'pay' : symbol === roles.wild ? 'wild' : symbol === roles.scatter ? 'scatter' : 'pay';
    return addressOfDrawing(drawingOf(symbol), role);
  }

  return {
    wordOf,
    picture(symbol, alt = '') {
      if (missing.has(symbol)) return h('span', { className: 'symbol-word' }, wordOf(symbol));
      return h('img', { className: 'symbol', src: addressOf(symbol), alt, draggable: false });
    },
    async load(symbols) {
      await Promise.all(
        [...new Set(symbols)].map((symbol) => keep(addressOf(symbol)).catch(() => missing.add(symbol))),
      );
    },
  };
}
