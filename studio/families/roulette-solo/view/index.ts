import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createChips, totalOn, type Placed } from '../../../client/parts/chips.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { createFacts } from '../../../client/parts/ladder.ts';
import { INSIDE, type InsideBet, type OutsideBet } from '../layout.ts';
import { Shape, type Bet } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { chipOf, colourOf, placeAt, placeName, placeOf, PLACES, type Place } from './place.ts';
import { loadFamilyTexts } from './texts/index.ts';
import { createWheel } from './wheel.ts';
import '../../../client/parts/board.css';
import './roulette.css';

const LAST = 10;
/** Sets of numbers that others bet on, of which the largest stakes are shown. */
const OTHERS = 6;
const AREAS = Object.keys(INSIDE) as InsideBet[];
const SIDES: readonly OutsideBet[][] = [
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['low', 'even', 'red', 'black', 'odd', 'high'],
];

/** The name of a place in the stakes of all players. */
const keyOf = (place: Place): string => place.replaceAll(' ', '-');
const isSet = (place: Place): boolean => place.includes(' ') && !place.startsWith('straight ');

/** Opens the table of a title. */
export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the table, for one player or for everybody. */
export async function openTable({ title, i18n, stage, money, betChanged }: ViewContext): Promise<TableView> {
  const { locale } = i18n;
  Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const wheel = createWheel(texts('wheel'));
  const facts = createFacts([texts('total')]);
  const last: number[] = [];
  let [chip, skipping] = [0, false];
  /** The player's own chips. A replay shows others for its time. */
  let kept: Placed<Place> = {};
  /** Sets of numbers on which chips are placed, by anybody. */
  let placed: Place[] = [];
  const lastList = h('ol', { className: 'roulette-last', dir: 'ltr', attrs: { 'aria-label': texts('last') } });
  const format = { exponent: money.exponent, locale };
  const chips = createChips<Place>({
    texts: {
      undo: texts('undo'),
      clear: texts('clear'),
      double: texts('double'),
      placed: (values) => texts('placed', values),
    },
    format,
    nameOf: (place) => placeName(texts, place),
    onChange: () => {
      stage.sound('tick');
      paintTotal();
      betChanged();
    },
  });
  const area = createChoice<InsideBet>(
    texts('area'),
    AREAS.map((on) => ({ value: on, text: texts(`on.${on}`) })),
    () => undefined,
  );

  const numbers = new Map<number, HTMLElement>();

  /** Where a spot stands on the table, which lies on a wide screen and stands upright on a phone. */
  function stand(spot: HTMLElement, along: number, across: number): void {
    spot.style.setProperty('--along', String(along));
    spot.style.setProperty('--across', String(across));
  }

  /** A number of the table. The chosen kind of bet decides which set of numbers a chip on it covers. */
  function numberSpot(number: number): HTMLElement {
    const button = h('button', { className: `spot number is-${colourOf(number)}`, type: 'button' }, String(number));
    button.addEventListener('click', () => spots.get(placeAt(area.value(), number))!.click());
    numbers.set(number, button);
    if (number > 0) stand(button, Math.ceil(number / 3), ((number - 1) % 3) + 1);
    return button;
  }
  // The sets of several numbers have no room of their own on the table: they stand in a list of what is bet.
  const spots = new Map(
    PLACES.map((place) => [place, chips.spot(place, () => chip, h('span', {}, placeName(texts, place)))]),
  );
  const side = (on: OutsideBet): HTMLElement => spots.get(on)!;
  const grid = h('div', { className: 'roulette-grid', dir: 'ltr' }, numberSpot(0));
  for (let row = 3; row >= 1; row -= 1) {
    for (let column = 0; column < 12; column += 1) grid.append(numberSpot(column * 3 + row));
    const column = side(`column-${row}` as OutsideBet);
    stand(column, 13, row);
    grid.append(column);
  }
  const sides = SIDES.map((row) => h('div', { className: 'roulette-side', dir: 'ltr' }, ...row.map(side)));
  const laidList = h('div', { className: 'roulette-laid' });

  function paintTotal(): void {
    facts.set([formatMoney(chips.total(), money, locale)]);
    const amounts = chips.amounts();
    for (const [number, button] of numbers) {
      button.querySelector('.chip')?.remove();
      const place = `straight ${number}`;
      const amount = amounts[place];
      if (amount) {
        button.append(chips.chip(amount));
        button.setAttribute('aria-label', spots.get(place)!.getAttribute('aria-label')!);
      } else button.removeAttribute('aria-label');
    }
    // A single number has its chip on the table.
    const laid = [...new Set([...Object.keys(amounts).filter(isSet), ...placed])].map((place) => spots.get(place)!);
    // A spot that stays keeps the focus.
    if (laid.length !== laidList.children.length || laid.some((spot, at) => spot !== laidList.children[at]))
      laidList.replaceChildren(...laid);
  }

  function paintLast(): void {
    lastList.replaceChildren(
      ...last.slice(-LAST).map((number) => h('li', { className: `is-${colourOf(number)}` }, String(number))),
    );
  }

  const colourWord = (number: number): string =>
    number === 0 ? texts('green') : texts(colourOf(number) === 'red' ? 'on.red' : 'on.black');
  const laidOf = (shown: ReturnType<typeof outcomeOf>): Partial<Record<Place, number>> =>
    Object.fromEntries(shown.bet.chips.map((each) => [placeOf(each), each.stake]));
  paintTotal();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board roulette' },
        h(
          'div',
          { className: 'roulette-head' },
          wheel.element,
          h('div', { className: 'roulette-info' }, lastList, facts.element, chips.tools),
        ),
        h('div', { className: 'roulette-table' }, grid, ...sides),
        h('div', { className: 'roulette-tools' }, area.element, laidList),
      ),
    ],
    labels: { begin: texts('begin') },
    bet(stake) {
      chip = stake;
      kept = chips.amounts();
      const laid = Object.entries(kept) as [Place, number][];
      return laid.length === 0 ? null : { chips: laid.map(([place, amount]) => chipOf(place, amount)) };
    },
    stakeOf: (bet) => (bet as Bet).chips.reduce((sum, { stake }) => sum + stake, 0),
    enable: (what) => {
      chips.enable(what === 'bet');
      area.enable(what === 'bet');
    },
    start: () => stage.sound('bet'),
    async present(round) {
      const { number } = outcomeOf(round);
      skipping = false;
      stage.sound('spin');
      await wheel.spin(number, () => skipping);
      stage.sound('stop');
      last.push(number);
      paintLast();
      stage.speak(texts('came', { number, colour: colourWord(number) }));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      wheel.show(shown.number);
      chips.set(laidOf(shown));
      chips.mark(shown.bet.chips.filter(({ stake }, index) => shown.pays[index]! > stake).map(placeOf));
      paintTotal();
      for (const [number, button] of numbers) button.classList.toggle('is-won', number === shown.number);
    },
    rest: () => undefined,
    clear() {
      chips.mark([]);
      chips.set(kept);
      for (const button of numbers.values()) button.classList.remove('is-won');
      paintTotal();
    },
    shared: {
      watched({ number }: ResultOf<'roulette'>, own, paid) {
        const pays: Placed<Place> = {};
        for (const outcome of paid) {
          const { bet, pays: each } = outcomeOf({ outcome });
          for (const [at, one] of bet.chips.entries()) pays[placeOf(one)] = (pays[placeOf(one)] ?? 0) + each[at]!;
        }
        const places = PLACES.filter((place) => own[keyOf(place)]);
        return {
          bet: { chips: places.map((place) => chipOf(place, own[keyOf(place)]!)) },
          number,
          pays: places.map((place) => pays[place] ?? 0),
          payout: 0,
        };
      },
      said: ({ number }: ResultOf<'roulette'>) => texts('came', { number, colour: colourWord(number) }),
      stakesOf(bet) {
        const stakes: Record<string, number> = {};
        for (const each of (bet as Bet).chips) {
          const key = keyOf(placeOf(each));
          stakes[key] = (stakes[key] ?? 0) + each.stake;
        }
        return stakes;
      },
      free() {
        kept = {};
        chips.set({});
        paintTotal();
        betChanged();
      },
      totals(totals, own) {
        const stakesOn = (place: Place) => ({ own: own[keyOf(place)] ?? 0, all: totals[keyOf(place)]?.stake ?? 0 });
        const say = (values: { own: string; all: string }): string => texts('ownOfAll', values);
        for (const place of PLACES) chips.stakesOn(place, stakesOn(place), say);
        for (const [number, button] of numbers) totalOn(button, stakesOn(`straight ${number}`), say, format);
        const sets = PLACES.filter((place) => isSet(place) && totals[keyOf(place)] && !own[keyOf(place)]);
        const largest = sets.toSorted((a, b) => stakesOn(b).all - stakesOn(a).all).slice(0, OTHERS);
        placed = [...PLACES.filter((place) => isSet(place) && own[keyOf(place)]), ...largest];
        paintTotal();
      },
      recent(results: readonly ResultOf<'roulette'>[]) {
        last.splice(0, last.length, ...results.map(({ number }) => number));
        paintLast();
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(Shape.parse(title.params), texts);
    },
  };
}
