import type { BetType, Picks } from '../../../families/shared/lottery/bet-type.ts';
import { h, say } from '../../dom.ts';
import { choiceName } from './field.ts';
import type { LotteryTranslate, NumberGame } from './game.ts';

/** How many choices a bet type has, and how many it needs. */
export function countChosen({ fields }: Pick<BetType, 'fields'>, picks: Picks): { chosen: number; needed: number } {
  const chosen = picks.reduce((sum, each) => sum + each.length, 0);
  const needed = fields.reduce((sum, { min }) => sum + min, 0);
  return { chosen, needed: Math.max(1, needed) };
}

/** Shows what is chosen: a place for each number that is needed, or for each field. */
export function createTray({ areDigits, rows }: Pick<NumberGame, 'areDigits' | 'rows'>, texts: LotteryTranslate) {
  const count = h('p', { className: 'tray-count' });
  const list = h('ul', { className: 'tray-picks' });
  let painted = '';

  const slot = (text: string, label?: string): HTMLElement =>
    h(
      'li',
      { className: text === '' ? 'tray-pick is-empty' : 'tray-pick' },
      label !== undefined && h('small', {}, label),
      h('span', {}, text),
    );

  return {
    element: h('div', { className: 'tray' }, count, list),
    paint(type: BetType, picks: Picks) {
      const now = JSON.stringify([type.key, picks]);
      if (now === painted) return;
      painted = now;
      const { chosen, needed } = countChosen(type, picks);
      // The figures keep their order where the page runs from right to left.
      const figures = `\u2066${chosen} / ${Math.max(needed, chosen)}\u2069`;
      say(count, texts('chosen', { name: texts(`bet.${type.key}`), count: figures }));
      const [field] = type.fields;
      list.dir = (areDigits || rows) && !type.fields.some(({ names }) => names) ? 'ltr' : '';
      list.replaceChildren(
        ...(type.fields.length > 1 || !field
          ? type.fields.map((each, at) =>
              slot(
                picks[at]!.map((choice) => choiceName(texts, each, choice)).join(' '),
                each.key === undefined ? undefined : texts(`field.${each.key}`),
              ),
            )
          : [
              ...picks[0]!.map((choice) => slot(choiceName(texts, field, choice))),
              ...Array.from({ length: Math.max(0, needed - chosen) }, () => slot('')),
            ]),
      );
    },
  };
}
