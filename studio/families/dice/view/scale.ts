import { h } from '../../../client/dom.ts';

/** So many totals at most have a number each on the bar. */
const MAX_NUMBERS = 30;

/** A bar of all totals: those with which the bet wins, and the last one thrown. */
export function createScale(min: number, max: number) {
  const count = max - min + 1;
  const isFine = count > MAX_NUMBERS;
  const cells = Array.from({ length: count }, (_, index) =>
    h('span', { className: 'scale-cell' }, isFine ? '' : String(min + index)),
  );
  const ends = [0, 0.25, 0.5, 0.75, 1].map((share) => h('span', {}, String(Math.round(min + share * (count - 1)))));
  const marker = h('span', { className: 'scale-marker', hidden: true });
  // The slider and the facts beside it say the same to screen readers.
  const element = h(
    'div',
    { className: `scale ${isFine ? 'is-fine' : ''}`, dir: 'ltr', attrs: { 'aria-hidden': 'true' } },
    h('div', { className: 'scale-marks' }, marker),
    h('div', { className: 'scale-cells' }, ...cells),
    isFine && h('div', { className: 'scale-ends' }, ...ends),
  );
  return {
    element,
    /** Colours the totals with which the bet wins. */
    paint: (wins: (total: number) => boolean) =>
      cells.forEach((cell, index) => cell.classList.toggle('is-in', wins(min + index))),
    /** Marks the total that was thrown; null takes the mark away. */
    mark(total: number | null, won = false) {
      marker.hidden = total === null;
      if (total === null) return;
      marker.textContent = String(total);
      marker.classList.toggle('is-won', won);
      marker.style.setProperty('--at', `${((total - min + 0.5) / count) * 100}%`);
    },
  };
}
