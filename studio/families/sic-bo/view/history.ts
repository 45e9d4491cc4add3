import { h } from '../../../client/dom.ts';
import { dieFace } from '../../../client/parts/dice.ts';
import { sizeOf, totalOf } from '../dice.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Throws that are shown; as many as fit are seen. */
const SHOWN = 20;
const SIZES = ['big', 'small', 'triple'] as const;

/** The last throws, the newest first: the dice, the total, big or small, and triples marked. */
export function createHistory(texts: FamilyTexts) {
  const list = h('ol', { className: 'throws', dir: 'ltr', attrs: { 'aria-label': texts('history') } });
  const shares = h('span', { className: 'throws-bar', dir: 'ltr', attrs: { 'aria-hidden': 'true' } });
  const counts = h('p', { className: 'throws-counts' });

  function set(throws: readonly (readonly number[])[]): void {
    list.replaceChildren(
      ...throws
        .slice(-SHOWN)
        .reverse()
        .map((dice) => {
          const [total, size] = [totalOf(dice), sizeOf(dice)];
          const label = texts('shown', { dice: dice.join(' '), total, size: texts(`is.${size}`) });
          return h(
            'li',
            { className: `throw is-${size}` },
            h('span', { className: 'throw-label' }, label),
            h(
              'span',
              { className: 'throw-picture', attrs: { 'aria-hidden': 'true' } },
              ...dice.map(dieFace),
              h('b', {}, String(total)),
              h('i', {}, texts(`short.${size}`)),
            ),
          );
        }),
    );
    const of = Object.fromEntries(
      SIZES.map((size) => [size, throws.filter((dice) => sizeOf(dice) === size).length]),
    ) as Record<(typeof SIZES)[number], number>;
    counts.textContent = texts('counts', { throws: throws.length, ...of });
    shares.replaceChildren(
      ...SIZES.map((size) => {
        const part = h('span', { className: `is-${size}` });
        part.style.flexGrow = String(of[size]);
        return part;
      }),
    );
  }
  set([]);

  return { element: h('div', { className: 'throws-board' }, list, shares, counts), set };
}
