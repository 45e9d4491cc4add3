import { range } from '../../../families/shared/lottery/bet-type.ts';
import { h } from '../../dom.ts';
import { createChoice } from '../choice.ts';
import { ball } from './balls.ts';
import type { LotteryTranslate, NumberGame } from './game.ts';

/** Results that are listed. */
const LISTED = 30;
/** Numbers that are called hot or cold. */
const EXTREME = 3;

/** How often a number came, and how many draws ago last; of the whole list if never. */
export interface NumberStat {
  number: number;
  drawn: number;
  missing: number;
}

/** Counts each number in these draws, the newest last; at one place, or at any. */
export function statsOf(
  results: readonly (readonly number[])[],
  { from, to }: { from: number; to: number },
  place: number | null,
): NumberStat[] {
  const has = (balls: readonly number[], number: number) =>
    place === null ? balls.includes(number) : balls[place] === number;
  return range(from, to).map((number) => {
    const last = results.findLastIndex((balls) => has(balls, number));
    return {
      number,
      drawn: results.filter((balls) => has(balls, number)).length,
      missing: results.length - 1 - last,
    };
  });
}

/** The last results, and the statistics of all numbers. */
export function createResults(game: NumberGame, texts: LotteryTranslate) {
  let results: (readonly number[])[] = [];
  let place = game.stats.byPlace ? 0 : null;
  const list = h('ol', { className: 'results' });
  const none = h('p', { className: 'fine' }, texts('resultNone'));
  const rows = h('tbody', {});
  const hint = h('p', { className: 'fine' });
  const places = (game.stats.byPlace ? range(1, game.balls) : []).map((each) => ({
    value: String(each - 1),
    text: texts(`field.place-${each}`),
  }));
  const choice = game.stats.byPlace
    ? createChoice(texts('statsNumber'), places, (value) => {
        place = Number(value);
        paint();
      })
    : null;

  function paint(): void {
    none.hidden = results.length > 0;
    list.replaceChildren(
      ...results
        .slice(-LISTED)
        .reverse()
        .map((balls) =>
          h(
            'li',
            {},
            ...(game.rows
              ? []
              : [
                  h(
                    'ol',
                    { className: 'balls is-small', dir: game.areDigits ? 'ltr' : '' },
                    ...balls.map((each, at) => ball(game, each, at)),
                  ),
                ]),
            h('span', { className: 'fine' }, game.said(balls, texts)),
          ),
        ),
    );
    hint.textContent = texts('statsHint', { count: results.length });
    const { read } = game.stats;
    const stats = statsOf(read ? results.map(read) : results, game.stats, place);
    const byDrawn = stats.map(({ drawn }) => drawn).sort((a, b) => b - a);
    const [hot, cold] = [byDrawn[EXTREME - 1] ?? 0, byDrawn.at(-EXTREME) ?? 0];
    const mark = (drawn: number): string => {
      if (results.length === 0 || hot === cold) return '';
      return drawn >= hot ? texts('hot') : drawn <= cold ? texts('cold') : '';
    };
    rows.replaceChildren(
      ...stats.map(({ number, drawn, missing }) =>
        h(
          'tr',
          { className: mark(drawn) === '' ? '' : drawn >= hot ? 'is-hot' : 'is-cold' },
          h('th', { scope: 'row' }, String(number)),
          h('td', {}, String(drawn)),
          h('td', {}, String(missing)),
          h('td', {}, mark(drawn)),
        ),
      ),
    );
  }
  paint();

  return {
    results: h('section', { className: 'lot-page', attrs: { 'aria-label': texts('results') } }, none, list),
    stats: h(
      'section',
      { className: 'lot-page', attrs: { 'aria-label': texts('view.stats') } },
      hint,
      choice?.element,
      h(
        'table',
        { className: 'stats-table' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ...['statsNumber', 'statsDrawn', 'statsMissing'].map((key) => h('th', { scope: 'col' }, texts(key))),
            h('td', {}),
          ),
        ),
        rows,
      ),
    ),
    set(next: readonly (readonly number[])[]) {
      results = [...next];
      paint();
    },
    add(balls: readonly number[]) {
      results = [...results, balls];
      paint();
    },
  };
}
