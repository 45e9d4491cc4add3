import { h } from '../../../client/dom.ts';
import { letterOf } from './card.ts';
import type { FamilyTexts } from './texts/index.ts';

/** The balls that were called, each in the next free place of a row that has room for all. */
export function createBalls(count: number, texts: FamilyTexts) {
  const places = Array.from({ length: count }, () => h('li', { attrs: { 'aria-hidden': 'true' } }));
  const element = h('ol', { className: 'bingo-balls', dir: 'ltr', attrs: { 'aria-label': texts('balls') } }, ...places);
  let called = 0;

  return {
    element,
    call(ball: number) {
      const place = places[called];
      if (!place) return;
      called += 1;
      const letter = letterOf(ball);
      place.className = `is-${letter}`;
      place.removeAttribute('aria-hidden');
      place.setAttribute('aria-label', texts('ball', { letter, number: ball }));
      place.textContent = String(ball);
    },
    clear() {
      for (const place of places.slice(0, called)) {
        place.className = '';
        place.setAttribute('aria-hidden', 'true');
        place.removeAttribute('aria-label');
        place.textContent = '';
      }
      called = 0;
    },
  };
}
