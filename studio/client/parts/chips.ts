import { h } from '../dom.ts';
import { formatAmount } from '../money.ts';
import './chips.css';

/** Amounts by the place on which they lie. */
export type Placed<Place extends string> = Partial<Record<Place, number>>;

export interface ChipTexts {
  undo: string;
  clear: string;
  double: string;
  /** With the placeholders `{place}` and `{amount}`. */
  placed: (values: { place: string; amount: string }) => string;
}

interface Options<Place extends string> {
  texts: ChipTexts;
  format: { exponent: number; locale: string };
  nameOf: (place: Place) => string;
  onChange: () => void;
}

/** Chips that a player lays on the places of a table. They stay for the next round. */
export function createChips<Place extends string>({ texts, format, nameOf, onChange }: Options<Place>) {
  const spots = new Map<Place, HTMLButtonElement>();
  let laid: [Place, number][] = [];
  let enabled = false;
  /** What the spots show: a table has hundreds of them, and a bet changes few. */
  let painted: { amounts: Placed<Place>; enabled?: boolean } = { amounts: {} };

  const amounts = (): Placed<Place> => {
    const sums: Placed<Place> = {};
    for (const [place, amount] of laid) sums[place] = (sums[place] ?? 0) + amount;
    return sums;
  };

  function change(next: [Place, number][]): void {
    laid = next;
    paint();
    onChange();
  }

  const tool = (text: string, work: () => [Place, number][]): HTMLButtonElement =>
    h('button', { className: 'secondary', type: 'button', onClick: () => enabled && change(work()) }, text);
  const tools = h(
    'div',
    { className: 'chip-tools' },
    tool(texts.undo, () => laid.slice(0, -1)),
    tool(texts.clear, () => []),
    tool(texts.double, () => laid.map(([place, amount]): [Place, number] => [place, 2 * amount])),
  );

  function paintSpot(place: Place, spot: HTMLElement, amount: number): void {
    spot.querySelector('.chip')?.remove();
    const text = formatAmount(amount, format.exponent, format.locale);
    const name = amount > 0 ? texts.placed({ place: nameOf(place), amount: text }) : nameOf(place);
    spot.setAttribute('aria-label', name);
    if (amount > 0)
      spot.append(h('span', { className: 'chip', attrs: { 'aria-hidden': 'true' } }, shortened(amount, format)));
  }

  function paint(): void {
    const now = amounts();
    for (const [place, spot] of spots) {
      if (now[place] !== painted.amounts[place]) paintSpot(place, spot, now[place] ?? 0);
      if (enabled !== painted.enabled) spot.setAttribute('aria-disabled', String(!enabled));
    }
    painted = { amounts: now, enabled };
    for (const button of tools.children) (button as HTMLButtonElement).disabled = !enabled || laid.length === 0;
  }

  return {
    tools,
    /** A place of the table, on which a press lays the chosen chip. */
    spot(place: Place, chosen: () => number, ...inside: Node[]): HTMLButtonElement {
      const spot = h('button', { className: 'spot', type: 'button' }, ...inside);
      spot.addEventListener('click', () => enabled && change([...laid, [place, chosen()]]));
      spots.set(place, spot);
      spot.setAttribute('aria-label', nameOf(place));
      return spot;
    },
    amounts,
    /** A chip that shows an amount. */
    chip: (amount: number): HTMLElement =>
      h('span', { className: 'chip', attrs: { 'aria-hidden': 'true' } }, shortened(amount, format)),
    total: (): number => laid.reduce((sum, [, amount]) => sum + amount, 0),
    /** Lays what a round had. */
    set(placed: Placed<Place>) {
      laid = Object.entries(placed) as [Place, number][];
      paint();
    },
    enable(on: boolean) {
      enabled = on;
      paint();
    },
    /** A short text in the corner of a place: what others have there. Null takes it away. */
    note(place: Place, text: string | null) {
      const spot = spots.get(place);
      if (spot) noteOn(spot, text);
    },
    /** All stakes on a place and the player's own, in short in its corner, and in words for a reader. */
    stakesOn(
      place: Place,
      stakes: { own: number; all: number },
      say: (values: { own: string; all: string }) => string,
    ) {
      const spot = spots.get(place);
      if (spot) totalOn(spot, stakes, say, format);
    },
    /** Marks the places that won. */
    mark(won: readonly Place[]) {
      for (const [place, spot] of spots) spot.classList.toggle('is-won', won.includes(place));
    },
  };
}

/** Puts a short text into the corner of a place; null takes it away. */
function noteOn(spot: HTMLElement, text: string | null): void {
  let note = spot.querySelector('.spot-note');
  if ((note?.textContent ?? null) === text) return;
  if (text === null) return void note?.remove();
  if (!note) spot.append((note = h('span', { className: 'spot-note' })));
  note.textContent = text;
}

/** All stakes on an element of the table and the player's own, in short in its corner, and in words for a reader. */
export function totalOn(
  spot: HTMLElement,
  { own, all }: { own: number; all: number },
  say: (values: { own: string; all: string }) => string,
  format: { exponent: number; locale: string },
): void {
  const max = Math.max(all, own);
  const short = (amount: number): string => shortened(amount, format);
  noteOn(spot, max === 0 ? null : own > 0 ? `${short(own)}/${short(max)}` : short(max));
  spot.classList.toggle('has-own', own > 0);
  const texts = (amount: number): string => formatAmount(amount, format.exponent, format.locale);
  if (max === 0) spot.removeAttribute('aria-description');
  else spot.setAttribute('aria-description', say({ own: texts(own), all: texts(max) }));
}

/** An amount in major units, short enough for a chip. */
function shortened(amount: number, { exponent, locale }: { exponent: number; locale: string }): string {
  const major = amount / 10 ** exponent;
  return major >= 1_000
    ? new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(major)
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(major);
}
