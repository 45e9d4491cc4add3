import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { h, pause } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { createPlaceBets } from '../../../client/parts/place-bets.ts';
import { beadPlate, bigRoad, createRoads } from '../../../client/parts/roads.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import { isSuitedTie, winnerOf, type Deal } from '../deal.ts';
import { isCardPlace, placesOf } from '../rules.ts';
import { Shape, SIDES, type Place, type Side } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { paysWord } from './pays.ts';
import { placeName } from './place-name.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './dragon-tiger.css';

/** Columns of the bead plate, which has room for all results that a table tells, and of the big road. */
const BEADS = 10;
const ROAD = 20;
const LOOKS = { dragon: { letter: 'D', colour: 'red' }, tiger: { letter: 'T', colour: 'blue' } } as const;
const CRESTS = { dragon: 'dragon-head:ruby', tiger: 'tiger:ember' } as const;
/** Between the two cards that are turned. */
const SUSPENSE_MS = 500;

/** Opens the table for one player. */
export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the table of a title, for one player or for everybody. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const { title, i18n, stage } = context;
  const params = Shape.parse(title.params);
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const places = placesOf(params);
  const results: (Side | 'tie')[] = [];
  let skipping = false;
  const bets = createPlaceBets<Place>({ context, texts, places, nameOf: (place) => placeName(texts, place) });
  const [beads, big] = [beadPlate(LOOKS, BEADS), bigRoad(LOOKS, ROAD)];
  const roads = createRoads(SIDES, [beads.picture, big.picture], [beads, big], (counts) => texts('counts', counts));
  roads.set(results);

  const spot = (place: Place, name: string): HTMLElement =>
    bets.spot(place, h('span', { className: 'place-name' }, name, h('small', {}, paysWord(texts, params, place))));
  const main = (['dragon', 'tie', 'tiger'] as const).map((place) => spot(place, texts(`on.${place}`)));
  const suited = places.includes('suited-tie') ? [spot('suited-tie', texts('on.suited-tie'))] : [];
  /** Bets on the card of one side stand below it. */
  const traits = (side: Side): HTMLElement =>
    h(
      'div',
      { className: `dt-traits is-${side}`, attrs: { role: 'group', 'aria-label': texts(`on.${side}`) } },
      ...places
        .filter(isCardPlace)
        .filter((place) => place.startsWith(`${side}-`))
        .map((place) => {
          const trait = place.slice(side.length + 1) as 'big';
          const element = bets.spot(
            place,
            h(
              'span',
              { className: 'place-name' },
              h('span', { className: 'dt-trait' }, texts(`trait.${trait}`)),
              h('small', {}, paysWord(texts, params, place)),
            ),
          );
          element.classList.add(`is-${trait}`);
          return element;
        }),
    );
  const hand = (side: Side) => {
    const row = h('div', { className: 'cards', dir: 'ltr' });
    const name = h('p', { className: 'dt-side' }, texts(`on.${side}`));
    return {
      row,
      element: h(
        'div',
        { className: `dt-hand is-${side}` },
        h('span', { className: 'dt-crest' }, drawing(CRESTS[side])),
        name,
        row,
      ),
    };
  };
  const hands = { dragon: hand('dragon'), tiger: hand('tiger') };

  const said = (deal: Deal): string => {
    const winner = winnerOf(deal);
    if (winner !== 'tie') return texts('wins', { side: texts(`on.${winner}`) });
    return texts(isSuitedTie(deal) ? 'isSuitedTie' : 'isTie');
  };

  function mark(deal: Deal | null): void {
    const winner = deal && winnerOf(deal);
    for (const side of SIDES) {
      hands[side].element.classList.toggle('is-winner', winner === side || winner === 'tie');
      hands[side].element.classList.toggle('is-loser', winner !== null && winner !== 'tie' && winner !== side);
    }
  }

  function clear(): void {
    mark(null);
    for (const side of SIDES) hands[side].row.replaceChildren(cards.card(null));
  }
  clear();

  /** Two cards face down; the dragon's is turned, then the tiger's. */
  async function deal(shown: Deal): Promise<void> {
    for (const side of SIDES) {
      if (skipping) return;
      stage.sound('deal');
      await cards.deal(hands[side].row, [null], 0);
    }
    for (const side of SIDES) {
      if (skipping) return;
      if (side === 'tiger') await pause(SUSPENSE_MS);
      stage.sound('reveal');
      await cards.turn(hands[side].row, 0, shown[side]);
    }
  }

  function lay(shown: Deal): void {
    for (const side of SIDES) hands[side].row.replaceChildren(cards.card(shown[side]));
    mark(shown);
  }

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board dt' },
        h(
          'div',
          { className: 'dt-hands' },
          hands.dragon.element,
          h('span', { className: 'dt-versus' }),
          hands.tiger.element,
        ),
        roads.element,
        h('div', { className: 'dt-main' }, ...main),
        h('div', { className: 'dt-below' }, traits('dragon'), ...suited, traits('tiger')),
        bets.foot,
      ),
    ],
    labels: { begin: texts('begin') },
    ...bets.view,
    start() {
      clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      clear();
      await deal(shown);
      lay(shown);
      results.push(winnerOf(shown));
      roads.set(results);
      const [dragon, tiger] = SIDES.map((side) => cards.nameOf(shown[side])) as [string, string];
      stage.speak(texts('result', { dragon, tiger, winner: said(shown) }));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      lay(shown);
      bets.show(shown);
    },
    rest: clear,
    clear: bets.clear,
    shared: {
      ...bets.shared,
      watched: (result: ResultOf<'dragon-tiger'>, own, paid) => ({
        chips: own,
        ...result,
        pays: bets.paysOf(paid.map((outcome) => outcomeOf({ outcome }))),
        payout: 0,
      }),
      said: (result: ResultOf<'dragon-tiger'>) => said(result),
      recent(received: readonly ResultOf<'dragon-tiger'>[]) {
        results.splice(0, results.length, ...received.map(winnerOf));
        roads.set(results);
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, texts);
    },
  };
}
