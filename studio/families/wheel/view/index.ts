import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { h, isCalm, pause } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { createPastResults } from '../../../client/parts/past-results.ts';
import { createChipTable, paysOf } from '../../../client/parts/chip-table.ts';
import { isBoost, placeOf, placesOf, segmentsOf } from '../layout.ts';
import { endOf } from '../rules.ts';
import { Shape } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { said } from './said.ts';
import { loadFamilyTexts } from './texts/index.ts';
import { createWheel } from './wheel.ts';
import '../../../client/parts/board.css';
import './wheel.css';

const LAST = 12;
/** A boost is seen for this long before the wheel turns again. */
const BOOST_MS = 900;
/** Columns of places, where they do not stand in one row. */
const COLUMNS: Record<number, number> = { 5: 3, 6: 3, 7: 4 };

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the wheel of a title. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const { title, i18n, stage } = context;
  const params = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const wheel = createWheel(params, texts('wheel'));
  const segments = segmentsOf(params);
  const nameOf = (place: string): string => texts('on', { pays: place.slice(1) });
  const bets = createChipTable({ context, texts, places: placesOf(params), nameOf });
  const kindOf = (pays: number): string => `kind-${params.kinds.findIndex((kind) => kind.pays === pays)}`;
  const past = createPastResults({
    kinds: params.kinds.map(({ pays }) => kindOf(pays)),
    label: texts('last'),
    max: LAST,
    sharesOf: (counts, rounds) =>
      texts('shares', {
        rounds,
        counts: params.kinds
          .map(({ pays }) => texts('share', { place: texts('on', { pays }), count: counts[kindOf(pays)]! }))
          .join(' · '),
      }),
  });
  const spins: number[][] = [];
  let skipping = false;

  function paintPast(): void {
    past.set(
      spins.map((each) => {
        const end = endOf(params, each);
        const text = end.times > 1 ? `${end.pays} ×${end.times}` : String(end.pays);
        return { kind: kindOf(end.pays), text, label: said(texts, end) };
      }),
    );
  }
  paintPast();

  const spots = params.kinds.map(({ pays, segments: count }, index) => {
    const name = h('span', { className: 'place-name' }, h('strong', {}, String(pays)));
    name.append(h('small', {}, texts('segments', { count, all: segments.length })));
    const spot = bets.spot(placeOf(pays), name);
    spot.classList.add(`kind-${index}`);
    return spot;
  });

  const board = h('div', { className: 'money-places' }, ...spots);
  board.style.setProperty('--columns', String(COLUMNS[spots.length] ?? spots.length));

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board money' },
        h(
          'div',
          { className: 'money-head' },
          wheel.element,
          h('div', { className: 'money-info' }, past.list, past.bar, board),
        ),
        bets.foot,
      ),
    ],
    labels: { begin: texts('begin') },
    ...bets.view,
    start: () => stage.sound('bet'),
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      for (const index of shown.segments) {
        stage.sound('spin');
        await wheel.spin(index, () => skipping);
        stage.sound('stop');
        const segment = segments[index]!;
        if (!isBoost(segment)) continue;
        stage.plate(texts('boost', { times: segment.boost }), 'is-feature');
        stage.speak(texts('boost', { times: segment.boost }));
        if (!isCalm() && !skipping) await pause(BOOST_MS);
      }
      spins.push(shown.segments);
      paintPast();
      stage.speak(said(texts, endOf(params, shown.segments)));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      wheel.show(shown.segments.at(-1)!);
      bets.show(shown.chips, shown.pays);
    },
    rest: () => undefined,
    clear: () => bets.clear(),
    shared: {
      ...bets.shared,
      watched: ({ segments: stops }: ResultOf<'wheel'>, own, paid) => ({
        chips: own,
        segments: stops,
        pays: paysOf(paid.map((outcome) => outcomeOf({ outcome }))),
        payout: 0,
      }),
      said: ({ segments: stops }: ResultOf<'wheel'>) => said(texts, endOf(params, stops)),
      recent(results: readonly ResultOf<'wheel'>[]) {
        spins.splice(0, spins.length, ...results.map((result) => result.segments));
        paintPast();
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, texts);
    },
  };
}
