import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { oddsOf, placeOf } from '../odds.ts';
import { PLACED, type Params } from '../shape.ts';
import { runnerName } from './name.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Odds in two decimals, the stake included. */
export const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Rules of a title, with the strengths and odds of its runners. */
export const createRules = (params: Params, texts: FamilyTexts): FamilyRules => {
  const odds = oddsOf(params);
  const number = (text: string): HTMLElement => h('td', {}, text);
  const heading = (text: string): HTMLElement => h('th', { scope: 'col' }, text);
  const exactas = params.runners.map((_, runner) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, String(runner + 1)),
      ...params.runners.map((__, second) =>
        number(second === runner ? '–' : oddsText(odds.get(placeOf({ kind: 'exacta', runner, second }))!)),
      ),
    ),
  );
  return {
    rules: () => [
      h('p', {}, texts('rules.1', { placed: PLACED })),
      ...(['rules.2', 'rules.3', 'rules.4'] as const).map((key) => h('p', {}, texts(key))),
      h(
        'table',
        { className: 'pays-table' },
        h(
          'thead',
          {},
          h('tr', {}, ...(['runner', 'strength', 'win', 'place'] as const).map((key) => heading(texts(key)))),
        ),
        h(
          'tbody',
          {},
          ...params.runners.map(({ strength }, runner) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, runnerName(texts, params, runner)),
              number(String(strength)),
              number(oddsText(odds.get(placeOf({ kind: 'win', runner }))!)),
              number(oddsText(odds.get(placeOf({ kind: 'place', runner }))!)),
            ),
          ),
        ),
      ),
      h('h3', {}, `${texts('exacta')}: ${texts('first')} ↓ ${texts('second')} →`),
      h(
        'div',
        { className: 'race-exactas', attrs: { tabindex: '0', role: 'region', 'aria-label': texts('exacta') } },
        h(
          'table',
          { className: 'pays-table', dir: 'ltr' },
          h('thead', {}, h('tr', {}, h('th', {}), ...params.runners.map((_, second) => heading(String(second + 1))))),
          h('tbody', {}, ...exactas),
        ),
      ),
    ],
    wordFor(key) {
      if (key === 'win') return texts('part.win');
      if (key === 'bet.win') return texts('win');
      if (key === 'bet.place') return texts('place');
      return key === 'bet.exacta' ? texts('exacta') : undefined;
    },
  };
};
