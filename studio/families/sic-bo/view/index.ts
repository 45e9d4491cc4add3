import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { dieFace } from '../../../client/parts/dice.ts';
import { createPlaceBets } from '../../../client/parts/place-bets.ts';
import { sizeOf, totalOf } from '../dice.ts';
import { LAYOUT, placesOfKind, type Kind, type Place } from '../layout.ts';
import { paysOf, placesOf } from '../rules.ts';
import { Shape } from '../shape.ts';
import { createCup } from './cup.ts';
import { createHistory } from './history.ts';
import { outcomeOf } from './outcome.ts';
import { placeName } from './place-name.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './sic-bo.css';

/** Opens the table for one player. */
export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the table of a title, for one player or for everybody. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const { title, i18n, stage } = context;
  const params = Shape.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const places = placesOf(params);
  const throws: (readonly number[])[] = [];
  let skipping = false;
  const bets = createPlaceBets<Place>({ context, texts, places, nameOf: (place) => placeName(texts, place) });
  const cup = createCup(texts, title.theme.motif);
  const history = createHistory(texts);
  const total = h('p', { className: 'sb-total' });

  const pays = (place: Place): HTMLElement => h('small', {}, texts('pays', { pays: paysOf(params, place) / 100 }));
  const ratio = (place: Place): HTMLElement =>
    h('small', { dir: 'ltr' }, texts('ratio', { pays: paysOf(params, place) / 100 }));
  /** A place with a picture of its dice, or its number or word. Places of several dice state their pay once, beside them. */
  function spot(place: Place): HTMLElement {
    const { kind, numbers } = LAYOUT.get(place)!;
    const [number = 0] = numbers;
    const faces = kind === 'double' ? [number, number] : kind === 'triple' ? [number, number, number] : numbers;
    switch (kind) {
      case 'double':
      case 'triple':
      case 'pair':
      case 'single': {
        const shown = faces.map(dieFace);
        return bets.spot(place, h('span', { className: 'sb-faces', dir: 'ltr' }, ...shown));
      }
      case 'total':
        return bets.spot(place, h('span', { className: 'place-name' }, h('b', {}, String(number)), ratio(place)));
      case 'four':
        return bets.spot(place, h('span', { className: 'sb-four', dir: 'ltr' }, numbers.join(' ')));
      default: {
        const range = kind === 'big' || kind === 'small' ? [h('small', { dir: 'ltr' }, texts(`range.${kind}`))] : [];
        return bets.spot(place, h('span', { className: 'place-name' }, texts(`on.${kind}`), ...range, pays(place)));
      }
    }
  }
  /** The places of one kind under a line that says what they pay. */
  function group(kind: 'double' | 'triple' | 'pair' | 'single' | 'four'): HTMLElement {
    const [first] = placesOfKind(kind) as [Place];
    const [once = 0, twice = 0, thrice = 0] = params.single.map((each) => each / 100);
    const paid =
      kind === 'single'
        ? texts('singles', { once, twice, thrice })
        : texts('each', { pays: paysOf(params, first) / 100 });
    return h(
      'div',
      { className: `sb-group is-${kind}`, attrs: { role: 'group', 'aria-label': texts(`kind.${kind}`) } },
      h('p', { className: 'sb-caption' }, texts(`kind.${kind}`), ' · ', paid),
      h('div', { className: 'sb-row', dir: 'ltr' }, ...placesOfKind(kind).map(spot)),
    );
  }
  const row = (name: string, ...of: Place[]): HTMLElement =>
    h('div', { className: `sb-row is-${name}` }, ...of.map(spot));
  const offers = (kind: Kind): boolean => places.some((place) => LAYOUT.get(place)!.kind === kind);

  const sizeWord = (dice: readonly number[]): string => texts(`is.${sizeOf(dice)}`);
  const said = (dice: readonly number[]): string => texts('said', { total: totalOf(dice), size: sizeWord(dice) });

  function lay(dice: readonly number[]): void {
    cup.show(dice);
    total.textContent = said(dice);
    total.className = `sb-total is-${sizeOf(dice)}`;
  }

  function cover(): void {
    cup.cover();
    total.textContent = '';
    total.className = 'sb-total';
  }
  cover();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board sb' },
        h('div', { className: 'sb-top' }, h('div', { className: 'sb-throw' }, cup.element, total), history.element),
        row('main', 'small', 'odd', 'any-triple', 'even', 'big'),
        h('div', { className: 'sb-halves' }, group('double'), group('triple')),
        h('div', { className: 'sb-row is-totals', dir: 'ltr' }, ...placesOfKind('total').map(spot)),
        group('pair'),
        h('div', { className: 'sb-halves' }, group('single'), offers('four') && group('four')),
        bets.foot,
      ),
    ],
    labels: { begin: texts('begin') },
    ...bets.view,
    start() {
      cover();
      stage.sound('bet');
    },
    async present(round) {
      const { dice } = outcomeOf(round);
      skipping = false;
      cover();
      stage.sound('spin');
      await cup.throw(dice, () => skipping);
      stage.sound('reveal');
      lay(dice);
      throws.push(dice);
      history.set(throws);
      stage.speak(texts('result', { dice: dice.join(', '), total: totalOf(dice), size: sizeWord(dice) }));
    },
    canSkip: () => true,
    skip() {
      skipping = true;
      cup.skip();
    },
    show(round) {
      const shown = outcomeOf(round);
      lay(shown.dice);
      bets.show(shown);
    },
    rest: cover,
    clear: bets.clear,
    shared: {
      ...bets.shared,
      watched: ({ dice }: ResultOf<'sic-bo'>, own, paid) => ({
        chips: own,
        dice,
        pays: bets.paysOf(paid.map((outcome) => outcomeOf({ outcome }))),
        payout: 0,
      }),
      said: ({ dice }: ResultOf<'sic-bo'>) => said(dice),
      recent(received: readonly ResultOf<'sic-bo'>[]) {
        throws.splice(0, throws.length, ...received.map(({ dice }) => dice));
        history.set(throws);
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, texts);
    },
  };
}
