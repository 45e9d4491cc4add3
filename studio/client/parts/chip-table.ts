import type { PlaceBet } from '../../families/shared/place-bet.ts';
import type { PlaceTextKey } from '../../families/shared/place-texts/en.ts';
import { h } from '../dom.ts';
import type { FamilyView, SharedParts, ViewContext } from '../family-view.ts';
import { formatMoney } from '../money.ts';
import { createChips, type Placed } from './chips.ts';
import { createFacts } from './ladder.ts';
import type { Translate } from './family-texts.ts';
import './chip-table.css';

interface Options {
  context: Pick<ViewContext, 'i18n' | 'money' | 'stage' | 'betChanged'>;
  texts: Translate<PlaceTextKey>;
  places: readonly string[];
  nameOf: (place: string) => string;
  /** The laid chips changed. */
  onChange?: () => void;
  /** The stakes of all players, and the player's own placed ones, changed. */
  onTotals?: (stakesOn: (place: string) => { own: number; all: number }) => void;
}

/** The chips of a table whose places have a name each: the bet, its total, and what all players have on each place. */
export function createChipTable({ context, texts, places, nameOf, onChange, onTotals }: Options) {
  const { i18n, money, stage, betChanged } = context;
  const format = { exponent: money.exponent, locale: i18n.locale };
  const facts = createFacts([texts('total')]);
  let chip = 0;
  /** The player's own chips. A replay shows others for its time. */
  let kept: Placed<string> = {};
  const chips = createChips<string>({
    texts: {
      undo: texts('undo'),
      clear: texts('clear'),
      double: texts('double'),
      placed: (values) => texts('placed', values),
    },
    format,
    nameOf,
    onChange() {
      stage.sound('tick');
      paintTotal();
      onChange?.();
      betChanged();
    },
  });

  function paintTotal(): void {
    facts.set([formatMoney(chips.total(), money, i18n.locale)]);
  }
  paintTotal();

  const view: Pick<FamilyView, 'bet' | 'stakeOf' | 'enable'> = {
    bet(stake) {
      chip = stake;
      kept = chips.amounts();
      return chips.total() === 0 ? null : { chips: kept };
    },
    stakeOf: (bet) => Object.values((bet as PlaceBet).chips).reduce((sum, stake) => sum + stake, 0),
    enable: (what) => chips.enable(what === 'bet'),
  };
  const shared: Pick<SharedParts, 'stakesOf' | 'free' | 'totals'> = {
    stakesOf: (bet) => ({ ...(bet as PlaceBet).chips }),
    free() {
      kept = {};
      chips.set({});
      paintTotal();
      onChange?.();
      betChanged();
    },
    totals(totals, own) {
      const stakesOn = (place: string) => ({ own: own[place] ?? 0, all: totals[place]?.stake ?? 0 });
      for (const place of places) chips.stakesOn(place, stakesOn(place), (values) => texts('ownOfAll', values));
      onTotals?.(stakesOn);
    },
  };

  return {
    view,
    shared,
    /** The total and the tools. */
    foot: h('div', { className: 'place-foot' }, facts.element, chips.tools),
    /** The laid chips by place. */
    laid: (): Placed<string> => chips.amounts(),
    /** A place on which a press lays the chosen chip. */
    spot: (place: string, ...inside: Node[]): HTMLButtonElement => chips.spot(place, () => chip, ...inside),
    /** Shows the chips of a round, and marks what paid more than its stake (PP-21). */
    show(placed: Placed<string>, pays: Placed<string>) {
      chips.set(placed);
      chips.mark(places.filter((place) => (pays[place] ?? 0) > (placed[place] ?? 0)));
      paintTotal();
    },
    /** Shows the player's own chips again. */
    clear() {
      chips.mark([]);
      chips.set(kept);
      paintTotal();
    },
  };
}

/** What all these bets paid on each place. */
export function paysOf(paid: readonly { pays: Placed<string> }[]): Placed<string> {
  const sums: Placed<string> = {};
  for (const { pays } of paid)
    for (const [place, amount] of Object.entries(pays)) sums[place] = (sums[place] ?? 0) + (amount ?? 0);
  return sums;
}
