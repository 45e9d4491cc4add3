import { h } from '../../../client/dom.ts';
import { colourOf } from '../../roulette-solo/view/place.ts';
import type { FamilyTexts } from '../../roulette-solo/view/texts/index.ts';
import { statisticsOf, type NumberCount } from '../statistics.ts';
import './statistics.css';

const LAST = 12;
const EACH = 4;
const COLOURS = ['red', 'green', 'black'] as const;

/** The last numbers of a table, how often each colour came, and its hot and cold numbers. */
export function createStatistics(texts: FamilyTexts) {
  const list = (className: string, label: string) =>
    h('ol', { className: `roulette-last ${className}`, dir: 'ltr', attrs: { 'aria-label': label } });
  const last = list('is-newest-first', texts('last'));
  const hot = list('', texts('hot'));
  const cold = list('', texts('cold'));
  const shares = h('div', { className: 'roulette-shares', dir: 'ltr', attrs: { role: 'img' } });
  const named = (key: 'hot' | 'cold', numbers: HTMLElement): HTMLElement =>
    h('div', { className: 'roulette-named' }, h('span', { attrs: { 'aria-hidden': 'true' } }, texts(key)), numbers);

  const counted = ({ number, count }: NumberCount): HTMLElement =>
    h('li', { className: `is-${colourOf(number)}` }, String(number), h('small', {}, texts('times', { count })));

  function paintShares(numbers: readonly number[]): void {
    const counts = { red: 0, green: 0, black: 0 };
    for (const number of numbers) counts[colourOf(number)] += 1;
    shares.replaceChildren(
      ...COLOURS.filter((colour) => counts[colour] > 0).map((colour) => {
        const part = h('span', { className: `is-${colour}` }, String(counts[colour]));
        part.style.flexGrow = String(counts[colour]);
        return part;
      }),
    );
    shares.setAttribute('aria-label', texts('shares', { spins: numbers.length, ...counts }));
  }

  return {
    element: h(
      'div',
      { className: 'roulette-statistics' },
      last,
      shares,
      h('div', { className: 'roulette-heat' }, named('hot', hot), named('cold', cold)),
    ),
    /** Shows these results, the oldest first. */
    set(numbers: readonly number[]) {
      const { hot: often, cold: missing } = statisticsOf(numbers, EACH);
      last.replaceChildren(
        ...numbers
          .slice(-LAST)
          .toReversed()
          .map((number) => h('li', { className: `is-${colourOf(number)}` }, String(number))),
      );
      hot.replaceChildren(...often.map(counted));
      cold.replaceChildren(...missing.map(counted));
      paintShares(numbers);
    },
  };
}
