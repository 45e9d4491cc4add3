import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createChips, type Placed } from '../../../client/parts/chips.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { createFacts } from '../../../client/parts/ladder.ts';
import { INSIDE, type InsideBet, type OutsideBet } from '../layout.ts';
import { Shape, type Bet } from '../shape.ts';
import { outcomeOf } from './outcome.ts';
import { chipOf, colourOf, placeAt, placeName, placeOf, PLACES, type Place } from './place.ts';
import { loadWords } from './texts/index.ts';
import { createWheel } from './wheel.ts';
import '../../../client/parts/board.css';
import './roulette.css';

const LAST = 10;
const AREAS = Object.keys(INSIDE) as InsideBet[];
const SIDES: readonly OutsideBet[][] = [
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['low', 'even', 'red', 'black', 'odd', 'high'],
];

/** Opens the table of a title. */
export async function open({ title, tongue, stage, money, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = tongue;
  Shape.parse(title.params);
  const words = await loadWords(tongue);
  const wheel = createWheel(words('wheel'));
  const facts = createFacts([words('total')]);
  const last: number[] = [];
  let [chip, skipping] = [0, false];
  /** The player's own chips. A replay shows others for its time. */
  let kept: Placed<Place> = {};
  const lastList = h('ol', { className: 'roulette-last', dir: 'ltr', attrs: { 'aria-label': words('last') } });
  const chips = createChips<Place>({
    words: {
      undo: words('undo'),
      clear: words('clear'),
      double: words('double'),
      placed: (values) => words('placed', values),
    },
    format: { exponent: money.exponent, locale },
    nameOf: (place) => placeName(words, place),
    onChange: () => {
      stage.sound('tick');
      paintTotal();
      betChanged();
    },
  });
  const area = createChoice<InsideBet>(
    words('area'),
    AREAS.map((on) => ({ value: on, text: words(`on.${on}`) })),
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
    PLACES.map((place) => [place, chips.spot(place, () => chip, h('span', {}, placeName(words, place)))]),
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
    const laid = Object.keys(amounts).filter((place) => place.includes(' ') && !place.startsWith('straight '));
    laidList.replaceChildren(...laid.map((place) => spots.get(place)!));
  }

  function paintLast(): void {
    lastList.replaceChildren(
      ...last.slice(-LAST).map((number) => h('li', { className: `is-${colourOf(number)}` }, String(number))),
    );
  }

  const colourWord = (number: number): string =>
    number === 0 ? words('green') : words(colourOf(number) === 'red' ? 'on.red' : 'on.black');
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
    words: { begin: words('begin') },
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
      stage.speak(words('came', { number, colour: colourWord(number) }));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      wheel.show(shown.number);
      chips.set(laidOf(shown));
      chips.mark(shown.bet.chips.filter((_, index) => shown.pays[index]! > 0).map(placeOf));
      paintTotal();
      for (const [number, button] of numbers) button.classList.toggle('is-won', number === shown.number);
    },
    rest: () => undefined,
    clear() {
      chips.mark([]);
      chips.set(kept);
      paintTotal();
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(Shape.parse(title.params), words);
    },
  };
}
