import { h } from '../../../client/dom.ts';
import { placeOf } from '../odds.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Others' exactas that are shown at most, those with the largest stakes. */
const OTHERS = 6;

/** Chooses the first and the second runner; shows the place of both, and the exactas on which chips are. */
export function createExacta(texts: FamilyTexts, names: readonly string[], spots: ReadonlyMap<string, HTMLElement>) {
  const choose = (label: string, chosen: number) => {
    const options = names.map((name, runner) =>
      h('option', { value: String(runner), selected: runner === chosen }, name),
    );
    const select = h('select', { attrs: { 'aria-label': `${texts('exacta')}: ${label}` } }, ...options);
    select.addEventListener('change', () => changed(select));
    return select;
  };
  const first = choose(texts('first'), 0);
  const second = choose(texts('second'), 1);
  const chosen = h('div', { className: 'exacta-chosen' });
  const list = h('div', { className: 'exacta-list' });
  let placed: string[] = [];
  const place = (): string => placeOf({ kind: 'exacta', runner: Number(first.value), second: Number(second.value) });

  /** A runner cannot be first and second. */
  function changed(by: HTMLSelectElement): void {
    const other = by === first ? second : first;
    if (other.value === by.value) other.value = String((Number(by.value) + 1) % names.length);
    paint();
  }

  function put(into: HTMLElement, elements: readonly HTMLElement[]): void {
    // A spot that stays keeps the focus.
    if (elements.length !== into.children.length || elements.some((each, at) => each !== into.children[at]))
      into.replaceChildren(...elements);
  }

  function paint(): void {
    put(
      list,
      placed.filter((each) => each !== place()).map((each) => spots.get(each)!),
    );
    put(chosen, [spots.get(place())!]);
  }
  paint();

  return {
    element: h(
      'div',
      { className: 'exacta' },
      h('span', { className: 'exacta-word' }, texts('exacta')),
      first,
      second,
      chosen,
      list,
    ),
    enable(on: boolean) {
      first.disabled = !on;
      second.disabled = !on;
    },
    /** Shows the own exactas, laid or placed, and the largest of others. */
    set(own: readonly string[], others: readonly { place: string; stake: number }[]) {
      const largest = others.toSorted((a, b) => b.stake - a.stake).slice(0, OTHERS);
      placed = [...new Set([...own, ...largest.map((each) => each.place)])];
      paint();
    },
  };
}
