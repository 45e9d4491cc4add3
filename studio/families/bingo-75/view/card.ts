import { h } from '../../../client/dom.ts';
import { FREE, PATTERNS } from '../patterns.ts';
import type { Shown } from './outcome.ts';
import type { FamilyTexts } from './texts/index.ts';

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;
export const letterOf = (ball: number): string => LETTERS[Math.floor((ball - 1) / 15)]!;

type NumberedCard = Shown['cards'][number];
const BLANK: NumberedCard = { numbers: Array.from({ length: 25 }, () => 0), won: [], payout: 0 };

/** A card, on which called numbers are marked. One that is null has no numbers yet. */
export function createCard(given: NumberedCard | null, label: string, texts: FamilyTexts) {
  const { numbers, won } = given ?? BLANK;
  const cells = numbers.map((number, cell) =>
    cell === FREE
      ? h('td', { className: 'is-free is-called', attrs: { 'aria-label': texts('free') } }, '★')
      : h('td', {}, number > 0 ? String(number) : ''),
  );
  const rows = [0, 1, 2, 3, 4].map((row) => h('tr', {}, ...cells.slice(row * 5, row * 5 + 5)));
  const caption = h('caption', {}, label);
  const element = h(
    'table',
    { className: given ? 'bingo-card' : 'bingo-card is-blank', dir: 'ltr' },
    caption,
    h('thead', {}, h('tr', {}, ...LETTERS.map((letter) => h('th', { scope: 'col' }, letter)))),
    h('tbody', {}, ...rows),
  );
  let marked = 1 << FREE;

  return {
    element,
    /** Marks a called number, if the card has it. */
    call(ball: number) {
      const cell = numbers.indexOf(ball);
      if (cell < 0) return;
      marked |= 1 << cell;
      cells[cell]!.classList.add('is-called');
    },
    /** Shows the patterns that the card won. */
    finish() {
      element.classList.toggle('is-won', won.length > 0);
      caption.textContent =
        won.length > 0 ? `${label}: ${won.map((name) => texts(`pattern.${name}`)).join(', ')}` : label;
      for (const name of won)
        for (const mask of PATTERNS[name].masks.filter((each) => (marked & each) === each))
          cells.forEach((cell, index) => (mask & (1 << index)) !== 0 && cell.classList.add('is-pattern'));
    },
  };
}
