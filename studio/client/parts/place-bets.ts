import type { Placed } from '../../families/shared/places.ts';
import type { RoundState } from '../../../contract/live-rounds.ts';
import { h } from '../dom.ts';
import type { ViewContext } from '../family-view.ts';
import { formatMoney } from '../money.ts';
import { createChips } from './chips.ts';
import { createFacts } from './ladder.ts';
import type { Translate } from './family-texts.ts';
import './place-bets.css';

/** Texts that a table of places needs of its family. */
type PlacesKey = 'total' | 'undo' | 'clear' | 'double' | 'placed' | 'ownOfAll';

interface Options<Place extends string> {
  context: ViewContext;
  texts: Translate<PlacesKey>;
  places: readonly Place[];
  nameOf: (place: Place) => string;
}

interface Shown<Place extends string> {
  chips: Placed<Place>;
  pays: Placed<Place>;
}

/** The bet of a table whose places have chips: what a view needs of it alone, and with everybody. */
export function createPlaceBets<Place extends string>({ context, texts, places, nameOf }: Options<Place>) {
  const { i18n, stage, money, betChanged } = context;
  const { locale } = i18n;
  let chip = 0;
  /** The player's own chips. A replay shows others for its time. */
  let kept: Placed<Place> = {};
  const facts = createFacts([texts('total')]);
  const chips = createChips<Place>({
    texts: {
      undo: texts('undo'),
      clear: texts('clear'),
      double: texts('double'),
      placed: (values) => texts('placed', values),
    },
    format: { exponent: money.exponent, locale },
    nameOf,
    onChange: () => {
      stage.sound('tick');
      paint();
      betChanged();
    },
  });

  function paint(): void {
    facts.set([formatMoney(chips.total(), money, locale)]);
  }
  paint();

  const stakesOf = (bet: unknown): Placed<Place> => ({ ...(bet as { chips: Placed<Place> }).chips });

  return {
    /** The sum of the chips, and the tools that change them. */
    foot: h('div', { className: 'places-foot' }, facts.element, chips.tools),
    /** A place of the table with its name, and what it pays. */
    spot(place: Place, ...inside: Node[]): HTMLButtonElement {
      const element = chips.spot(place, () => chip, ...inside);
      element.classList.add('place', `on-${place}`);
      return element;
    },
    /** The parts of the view that are about the bet. */
    view: {
      bet(stake: number) {
        chip = stake;
        kept = chips.amounts();
        return chips.total() === 0 ? null : { chips: kept };
      },
      stakeOf: (bet: unknown) =>
        Object.values<number>(stakesOf(bet) as Record<string, number>).reduce((a, b) => a + b, 0),
      enable: (what: 'bet' | 'move' | 'nothing') => chips.enable(what === 'bet'),
    },
    /** Shows the chips of a round, and where they won. */
    show: ({ chips: laid, pays }: Shown<Place>): void => {
      chips.set(laid);
      chips.mark(places.filter((place) => (pays[place] ?? 0) > (laid[place] ?? 0)));
      paint();
    },
    /** Takes away the marks, and lays the player's own chips. */
    clear: (): void => {
      chips.mark([]);
      chips.set(kept);
      paint();
    },
    /** What the places paid in all of these outcomes. */
    paysOf(outcomes: readonly Shown<Place>[]): Placed<Place> {
      const sums: Placed<Place> = {};
      for (const { pays } of outcomes)
        for (const [place, amount] of Object.entries(pays) as [Place, number][])
          sums[place] = (sums[place] ?? 0) + amount;
      return sums;
    },
    /** The parts of a table of everybody that are about the bets. */
    shared: {
      stakesOf: (bet: unknown) => stakesOf(bet) as Record<string, number>,
      free() {
        kept = {};
        chips.set({});
        paint();
        betChanged();
      },
      totals(totals: RoundState['totals'], own: Record<string, number>) {
        for (const place of places)
          chips.stakesOn(place, { own: own[place] ?? 0, all: totals[place]?.stake ?? 0 }, (values) =>
            texts('ownOfAll', values),
          );
      },
    },
  };
}
