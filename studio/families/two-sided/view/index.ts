import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { createPastResults } from '../../../client/parts/past-results.ts';
import { createChipTable, paysOf } from '../../../client/parts/chip-table.ts';
import { ENDS, EXCHANGES, PLACES, Shape, type End, type Place } from '../shape.ts';
import { createBout } from './bout.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import { said } from './verified.ts';
import '../../../client/parts/board.css';
import './bout.css';

const LAST = 24;
/** As they stand on the table. */
const LAID: readonly Place[] = ['red', 'draw', 'blue'];

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the arena of a title. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const { title, i18n, stage } = context;
  const { pays } = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const bout = createBout(texts, EXCHANGES);
  const pool = h('div', { className: 'bout-pool', dir: 'ltr', attrs: { 'aria-hidden': 'true' } });
  const bets = createChipTable({
    context,
    texts,
    places: LAID,
    nameOf: (place) => texts(`on.${place as Place}`),
    onTotals: (stakesOn) => paintPool(stakesOn),
  });
  const past = createPastResults({
    kinds: ENDS,
    label: texts('last'),
    max: LAST,
    sharesOf: ({ red, blue, draw, off }, rounds) =>
      texts('shares', { rounds, red: red!, blue: blue!, draw: draw!, off: off! }),
  });
  const ends: End[] = [];
  let skipping = false;

  /** How the stakes of all players are divided between the sides. */
  function paintPool(stakesOn: (place: string) => { own: number; all: number }): void {
    pool.replaceChildren(
      ...PLACES.flatMap((end) => {
        const stake = Math.max(stakesOn(end).all, stakesOn(end).own);
        if (stake === 0) return [];
        const part = h('span', { className: `is-${end}` });
        part.style.flexGrow = String(stake);
        return [part];
      }),
    );
  }

  function paintPast(): void {
    past.set(ends.map((end) => ({ kind: end, text: texts(`short.${end}`), label: texts(`on.${end}`) })));
  }
  paintPast();

  const spots = LAID.map((place) => {
    const name = h('span', { className: 'place-name' }, texts(`on.${place}`));
    name.append(h('small', {}, texts('pays', { pays: pays[place] / 100 })));
    const spot = bets.spot(place, name);
    spot.classList.add(`on-${place}`);
    return spot;
  });

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board duel' },
        bout.element,
        h('div', { className: 'duel-past' }, past.list, past.bar),
        h('div', { className: 'duel-places', dir: 'ltr' }, ...spots),
        pool,
        bets.foot,
      ),
    ],
    labels: { begin: texts('begin') },
    ...bets.view,
    start() {
      bout.clear();
      stage.sound('bet');
    },
    async present(round) {
      const { end, exchanges } = outcomeOf(round);
      skipping = false;
      await bout.play(
        exchanges,
        end,
        () => skipping,
        () => stage.sound('tick'),
      );
      stage.sound('stop');
      ends.push(end);
      paintPast();
      stage.speak(said(texts, end));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      bout.show(shown.exchanges, shown.end);
      bets.show(shown.chips, shown.pays);
    },
    rest: () => bout.clear(),
    clear: () => bets.clear(),
    shared: {
      ...bets.shared,
      watched: (result: ResultOf<'two-sided'>, own, paid) => ({
        chips: own,
        ...result,
        pays: paysOf(paid.map((outcome) => outcomeOf({ outcome }))),
        payout: 0,
      }),
      said: ({ end }: ResultOf<'two-sided'>) => said(texts, end),
      recent(results: readonly ResultOf<'two-sided'>[]) {
        ends.splice(0, ends.length, ...results.map(({ end }) => end));
        paintPast();
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(Shape.parse(title.params), texts);
    },
  };
}
