import type { ResultOf } from '../../../../contract/live-rounds.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { formatAmount, formatMoney } from '../../../client/money.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { createChips, type Placed } from '../../../client/parts/chips.ts';
import { createFacts } from '../../../client/parts/ladder.ts';
import { pointsOf, totalOf } from '../coup.ts';
import { placesOf } from '../rules.ts';
import { Shape, type Bet, type Place } from '../shape.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { paysWord } from './pays.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './baccarat.css';

type Side = 'player' | 'banker';
/** Results in the bead plate: six rows, as many columns as fit. */
const BEADS = 48;

const pointsIn = (cards: readonly number[]): number => totalOf(cards.map(pointsOf));

/** The winner of a coup. */
export function winnerOf({ player, banker }: Pick<Shown, Side>): Side | 'tie' {
  const [own, theirs] = [pointsIn(player), pointsIn(banker)];
  return own > theirs ? 'player' : theirs > own ? 'banker' : 'tie';
}

/** Opens the table of a title. */
export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the table, for one player or for everybody. */
export async function openTable({ title, i18n, stage, money, betChanged }: ViewContext): Promise<TableView> {
  const { locale } = i18n;
  const params = Shape.parse(title.params);
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const facts = createFacts([texts('total')]);
  const beads: (Side | 'tie')[] = [];
  let [chip, skipping] = [0, false];
  /** The player's own chips. A replay shows others for its time. */
  let kept: Placed<Place> = {};
  const road = h('ol', { className: 'bac-road', dir: 'ltr', attrs: { 'aria-label': texts('road') } });
  const chips = createChips<Place>({
    texts: {
      undo: texts('undo'),
      clear: texts('clear'),
      double: texts('double'),
      placed: (values) => texts('placed', values),
    },
    format: { exponent: money.exponent, locale },
    nameOf: (place) => texts(`on.${place}`),
    onChange: () => {
      stage.sound('tick');
      paintTotal();
      betChanged();
    },
  });
  const spot = (place: Place): HTMLElement => {
    const inside = h(
      'span',
      { className: 'bac-name' },
      texts(`on.${place}`),
      h('small', {}, paysWord(texts, params, place)),
    );
    const element = chips.spot(place, () => chip, inside);
    element.classList.add(`on-${place}`);
    return element;
  };
  const places = placesOf(params);
  const isMain = (place: Place): boolean => place === 'player' || place === 'tie' || place === 'banker';
  const main = h('div', { className: 'bac-main' }, ...(['player', 'tie', 'banker'] as const).map(spot));
  const sides = h('div', { className: 'bac-sides' }, ...places.filter((place) => !isMain(place)).map(spot));

  const hand = (side: Side) => {
    const row = h('div', { className: 'cards', dir: 'ltr' });
    const points = h('p', { className: 'bac-points' }, texts(`on.${side}`));
    return { row, points, element: h('div', { className: `bac-hand is-${side}` }, points, row) };
  };
  const hands = { player: hand('player'), banker: hand('banker') };

  function paintTotal(): void {
    facts.set([formatMoney(chips.total(), money, locale)]);
  }

  function paintPoints(side: Side, shown: readonly number[]): void {
    hands[side].points.textContent =
      shown.length === 0
        ? texts(`on.${side}`)
        : texts('points', { side: texts(`on.${side}`), points: pointsIn(shown) });
  }

  /** All stakes on a place, and the player's own. */
  function noteOf(all: number, own: number): string | null {
    const text = (amount: number) => formatAmount(amount, money.exponent, locale);
    if (own > 0) return texts('ownOfAll', { own: text(own), all: text(Math.max(all, own)) });
    return all > 0 ? text(all) : null;
  }

  function paintRoad(): void {
    road.replaceChildren(
      ...beads.slice(-BEADS).map((winner) => h('li', { className: `is-${winner}` }, texts(`short.${winner}`))),
    );
  }

  /** Lays the cards in the order of the deal: player, bank, player, bank, then third cards. */
  async function deal({ player, banker }: Shown): Promise<void> {
    for (const [side, place] of [
      ['player', 0],
      ['banker', 0],
      ['player', 1],
      ['banker', 1],
      ['player', 2],
      ['banker', 2],
    ] as const) {
      const shown = side === 'player' ? player : banker;
      if (place >= shown.length) continue;
      const from = skipping ? place + 1 : place;
      if (!skipping) stage.sound('deal');
      await cards.deal(hands[side].row, shown.slice(0, place + 1), from);
      paintPoints(side, shown.slice(0, place + 1));
    }
  }

  function clear(): void {
    for (const side of ['player', 'banker'] as const) {
      hands[side].row.replaceChildren(cards.card(null), cards.card(null));
      hands[side].element.classList.remove('is-winner');
      paintPoints(side, []);
    }
  }
  clear();
  paintTotal();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board bac' },
        h('div', { className: 'bac-hands' }, hands.player.element, hands.banker.element),
        road,
        main,
        sides,
        h('div', { className: 'bac-foot' }, facts.element, chips.tools),
      ),
    ],
    labels: { begin: texts('begin') },
    bet(stake) {
      chip = stake;
      kept = chips.amounts();
      return chips.total() === 0 ? null : { chips: kept };
    },
    stakeOf: (bet) => Object.values((bet as Bet).chips).reduce((sum, stake) => sum + stake, 0),
    enable: (what) => chips.enable(what === 'bet'),
    start() {
      clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      clear();
      await deal(shown);
      const winner = winnerOf(shown);
      beads.push(winner);
      paintRoad();
      const said = winner === 'tie' ? texts('isTie') : texts('wins', { side: texts(`on.${winner}`) });
      stage.speak(texts('result', { player: pointsIn(shown.player), banker: pointsIn(shown.banker), winner: said }));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      const winner = winnerOf(shown);
      for (const side of ['player', 'banker'] as const) {
        hands[side].row.replaceChildren(...shown[side].map((card) => cards.card(card)));
        hands[side].element.classList.toggle('is-winner', side === winner);
        paintPoints(side, shown[side]);
      }
      chips.set(shown.chips);
      chips.mark(places.filter((place) => (shown.pays[place] ?? 0) > (shown.chips[place] ?? 0)));
      paintTotal();
    },
    rest: clear,
    clear() {
      chips.mark([]);
      chips.set(kept);
      paintTotal();
    },
    shared: {
      watched(result: ResultOf<'baccarat'>, own, paid) {
        const pays: Placed<Place> = {};
        for (const each of paid)
          for (const [place, amount] of Object.entries(outcomeOf({ outcome: each }).pays) as [Place, number][])
            pays[place] = (pays[place] ?? 0) + amount;
        return { chips: own, ...result, pays, payout: 0 };
      },
      said: (result: ResultOf<'baccarat'>) =>
        winnerOf(result) === 'tie' ? texts('isTie') : texts('wins', { side: texts(`on.${winnerOf(result)}`) }),
      stakesOf: (bet) => ({ ...(bet as Bet).chips }),
      free() {
        kept = {};
        chips.set({});
        paintTotal();
        betChanged();
      },
      totals(totals, own) {
        for (const place of places) chips.note(place, noteOf(totals[place]?.stake ?? 0, own[place] ?? 0));
      },
      recent(results: readonly ResultOf<'baccarat'>[]) {
        beads.splice(0, beads.length, ...results.map(winnerOf));
        paintRoad();
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, texts);
    },
  };
}
