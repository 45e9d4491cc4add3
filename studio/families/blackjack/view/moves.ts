import { h } from '../../../client/dom.ts';
import { listenToChoices } from '../../../client/keys.ts';
import { MOVES, type MoveName } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

const KEYS: Record<MoveName, string> = { hit: 'H', stand: 'S', double: 'D' };

/** The moves of a player: a button each, and its key while one of them has the focus. */
export function createMoves(texts: FamilyTexts, onMove: (name: MoveName) => void) {
  let open: readonly MoveName[] = [];
  const make = (name: MoveName): void => {
    if (open.includes(name)) onMove(name);
  };
  const buttons = MOVES.map((name) => {
    const text = h('span', { className: 'move-name' }, texts(`move.${name}`));
    const key = h('kbd', { attrs: { 'aria-hidden': 'true' } }, KEYS[name]);
    const button = h(
      'button',
      {
        className: `spot bj-live-move is-${name}`,
        type: 'button',
        attrs: { 'aria-keyshortcuts': KEYS[name] },
        onClick: () => make(name),
      },
      text,
      key,
    );
    return { name, text, button };
  });
  const double = buttons.find(({ name }) => name === 'double')!;
  const element = h('div', { className: 'bj-live-moves' }, ...buttons.map(({ button }) => button));

  listenToChoices(element, (key) => {
    const name = MOVES.find((each) => KEYS[each] === key);
    if (name) make(name);
  });

  return {
    element,
    double: double.button,
    /** Shows the moves that are open, the one that was made, and what a double takes in addition. */
    set(now: { open: readonly MoveName[]; made: MoveName | null; price: string | null }) {
      open = now.open;
      for (const { name, button } of buttons) {
        button.setAttribute('aria-disabled', String(!open.includes(name)));
        button.setAttribute('aria-pressed', String(now.made === name));
      }
      double.text.textContent = now.price === null ? texts('move.double') : texts('more', { amount: now.price });
      element.classList.toggle('is-open', open.length > 0);
    },
    /** Marks a double that won. */
    mark: (isWon: boolean) => void double.button.classList.toggle('is-won', isWon),
  };
}
