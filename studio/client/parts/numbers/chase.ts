import { h } from '../../dom.ts';
import { createChoice } from '../choice.ts';
import type { LotteryTranslate } from './game.ts';

const DRAWS = [1, 3, 5, 10, 20, 50] as const;

/** Draws in which a ticket is to be bet, and whether a win ends that. */
export interface Chase {
  draws: number;
  stopOnWin: boolean;
}

/** Where a player chooses to bet the ticket in several draws. */
export function createChase(texts: LotteryTranslate, onChange: () => void) {
  let draws = 1;
  const stop = h('input', { type: 'checkbox', checked: true });
  const more = h(
    'div',
    { className: 'chase-more', hidden: true },
    h('label', { className: 'chase-stop' }, stop, h('span', {}, texts('chaseStop'))),
    h('p', { className: 'fine' }, texts('chaseHint')),
  );
  const choice = createChoice(
    texts('chase'),
    DRAWS.map((count) => ({
      value: String(count),
      text: count === 1 ? texts('chaseOne') : texts('chaseMany', { count }),
    })),
    (value) => {
      draws = Number(value);
      more.hidden = draws === 1;
      onChange();
    },
  );
  return {
    element: h('div', { className: 'chase' }, choice.element, more),
    value: (): Chase | null => (draws === 1 ? null : { draws, stopOnWin: stop.checked }),
    /** One draw again: the chase is placed. */
    reset() {
      draws = 1;
      choice.set('1');
      more.hidden = true;
    },
    enable: (on: boolean) => choice.enable(on),
  };
}
