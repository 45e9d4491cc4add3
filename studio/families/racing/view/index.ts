import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { createPastResults } from '../../../client/parts/past-results.ts';
import { createChipTable, paysOf } from '../../../client/parts/chip-table.ts';
import { oddsOf, placeOf, placesOf } from '../odds.ts';
import { Shape } from '../shape.ts';
import { createExacta } from './exacta.ts';
import { nameOf, runnerName } from './name.ts';
import { outcomeOf } from './outcome.ts';
import { createRace } from './race.ts';
import { said } from './said.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './racing.css';

const LAST = 14;

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the course of a title. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const { title, i18n, stage } = context;
  const params = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const [places, odds] = [placesOf(params), oddsOf(params)];
  const exactas = [...places].filter(([, { kind }]) => kind === 'exacta').map(([place]) => place);
  const names = params.runners.map((_, runner) => runnerName(texts, params, runner));
  const race = createRace(
    params.runners.map(({ name }) => texts(`runner.${name}`)),
    params.runners.map(({ strength }) => strength),
  );
  const placeName = (place: string): string => nameOf(texts, params, places.get(place)!);
  const bets = createChipTable({
    context,
    texts,
    places: [...places.keys()],
    nameOf: placeName,
    onChange: () => paintExactas(),
    onTotals(stakes) {
      stakesOn = stakes;
      paintExactas();
    },
  });
  let stakesOn: (place: string) => { own: number; all: number } = () => ({ own: 0, all: 0 });
  const oddsText = (place: string): string => (odds.get(place)! / 100).toFixed(2);
  const spots = new Map(
    [...places].map(([place, { kind }]) => {
      const inside = h('span', { className: 'race-odds' }, oddsText(place));
      if (kind === 'exacta') inside.prepend(h('small', {}, place.slice('exacta-'.length)));
      return [place, bets.spot(place, inside)] as const;
    }),
  );
  const exacta = createExacta(texts, names, spots);
  const past = createPastResults({
    kinds: params.runners.map((_, runner) => `cloth-${runner + 1}`),
    label: texts('last'),
    max: LAST,
    sharesOf: (counts, rounds) =>
      texts('shares', {
        rounds,
        counts: names
          .map((runner, index) => texts('share', { runner, count: counts[`cloth-${index + 1}`]! }))
          .join(' · '),
      }),
  });
  const winners: number[] = [];
  let skipping = false;

  function paintExactas(): void {
    const own = exactas.filter((place) => (bets.laid()[place] ?? 0) > 0 || stakesOn(place).own > 0);
    const others = exactas.map((place) => ({ place, stake: stakesOn(place).all })).filter(({ stake }) => stake > 0);
    exacta.set(own, others);
  }

  function paintPast(): void {
    past.set(
      winners.map((runner) => ({
        kind: `cloth-${runner + 1}`,
        text: String(runner + 1),
        label: texts('winner', { runner: names[runner]! }),
      })),
    );
  }
  paintPast();

  const rows = params.runners.map((_, runner) =>
    h(
      'div',
      { className: 'race-row' },
      race.lanes[runner],
      spots.get(placeOf({ kind: 'win', runner })),
      spots.get(placeOf({ kind: 'place', runner })),
    ),
  );

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board race' },
        h('div', { className: 'race-past' }, past.list, past.bar),
        h(
          'div',
          { className: 'race-course' },
          h(
            'div',
            { className: 'race-row is-head', attrs: { 'aria-hidden': 'true' } },
            h('span', {}, texts('strength')),
            h('span', {}, texts('win')),
            h('span', {}, texts('place')),
          ),
          ...rows,
        ),
        exacta.element,
        bets.foot,
      ),
    ],
    labels: { begin: texts('begin') },
    ...bets.view,
    enable(what, round) {
      bets.view.enable(what, round);
      exacta.enable(what === 'bet');
    },
    start() {
      race.clear();
      stage.sound('bet');
    },
    async present(round) {
      const { order, posts } = outcomeOf(round);
      skipping = false;
      stage.speak(texts('off'));
      stage.sound('spin');
      await race.run(order, posts, () => skipping);
      stage.sound('stop');
      winners.push(order[0]!);
      paintPast();
      stage.speak(said(texts, params, order));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      race.show(shown.order);
      bets.show(shown.chips, shown.pays);
      paintExactas();
    },
    rest: () => race.clear(),
    clear() {
      bets.clear();
      paintExactas();
    },
    shared: {
      ...bets.shared,
      watched: (result: ResultOf<'racing'>, own, paid) => ({
        chips: own,
        ...result,
        pays: paysOf(paid.map((outcome) => outcomeOf({ outcome }))),
        payout: 0,
      }),
      said: ({ order }: ResultOf<'racing'>) => said(texts, params, order),
      recent(results: readonly ResultOf<'racing'>[]) {
        winners.splice(0, winners.length, ...results.map(({ order }) => order[0]!));
        paintPast();
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, texts);
    },
  };
}
