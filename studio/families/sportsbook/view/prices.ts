import type { OddsState } from '../../../../contract/live-odds.ts';
import type { Direction } from '../../../../streams/book/odds-move.ts';
import { priceKey } from '../../../../streams/book/odds-move.ts';
import { h, say } from '../../../client/dom.ts';
import type { Shared, ShownFixture } from './context.ts';

/** Beside the names of the sides their number is enough; a line needs its figure alone. */
function shortOf(shared: Shared, market: string, outcome: string): string {
  const [kind = '', line = ''] = market.split(':');
  if (kind.endsWith('handicap')) {
    const own = Number(line) * (outcome === '1' ? 1 : -1);
    return `\u2066${own > 0 ? '+' : own < 0 ? '\u2212' : ''}${Math.abs(own)}\u2069`;
  }
  if (outcome === '1' || outcome === '2' || outcome === 'x') return outcome.toUpperCase();
  return shared.outcome({ market, outcome, home: '', away: '' });
}

type Market = OddsState['markets'][number];
/** A moved price is marked so long. */
const MARK_MS = 1_600;

export interface Picked {
  fixture: ShownFixture;
  market: string;
  outcome: string;
  price: number;
}

interface PriceButton {
  element: HTMLButtonElement;
  figure: HTMLElement;
  shown: string;
}

/** The price buttons of one fixture. A price that moves changes the text of its button, and nothing else. */
export function createPrices(
  shared: Shared,
  fixture: ShownFixture,
  {
    onPick,
    isPicked,
    isShort = false,
  }: { onPick: (picked: Picked) => void; isPicked: (key: string) => boolean; isShort?: boolean },
) {
  const buttons = new Map<string, PriceButton>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function button(market: Market, outcome: string): HTMLElement {
    const key = priceKey(fixture.id, market.id, outcome);
    const figure = h('span', { className: 'odds' });
    const texts = isShort
      ? shortOf(shared, market.id, outcome)
      : shared.outcome({ market: market.id, outcome, ...fixture.about });
    const element = h(
      'button',
      {
        className: 'price',
        type: 'button',
        onClick() {
          const now = fixture.odds.markets.find(({ id }) => id === market.id);
          const price = now?.outcomes.find(({ id }) => id === outcome)?.price ?? 0;
          if (price > 0 && now?.open) onPick({ fixture, market: market.id, outcome, price });
        },
      },
      h('span', { className: 'price-name' }, texts),
      figure,
    );
    buttons.set(key, { element, figure, shown: '' });
    return element;
  }

  /** The buttons of a market. Those that were drawn before for another place are forgotten. */
  const group = (market: Market): HTMLElement =>
    h(
      'div',
      {
        className: `price-group has-${Math.min(market.outcomes.length, 4)}`,
        attrs: { role: 'group', 'aria-label': shared.market(market.id, fixture.about.sport) },
      },
      ...market.outcomes.map(({ id }) => button(market, id)),
    );

  function paint(moves?: ReadonlyMap<string, Direction>): void {
    for (const { id, open, outcomes } of fixture.odds.markets)
      for (const { id: outcome, price } of outcomes) {
        const key = priceKey(fixture.id, id, outcome);
        const its = buttons.get(key);
        if (!its) continue;
        const picked = isPicked(key);
        const shown = `${price} ${open} ${picked} ${shared.format()}`;
        if (its.shown === shown) continue;
        its.shown = shown;
        const { element, figure } = its;
        const text = price === 0 ? '–' : shared.odds(price);
        say(figure, text);
        const isOff = !open || price === 0;
        element.setAttribute('aria-disabled', String(isOff));
        element.setAttribute('aria-pressed', String(picked));
        element.setAttribute(
          'aria-label',
          shared.texts('addTo', {
            outcome: shared.outcome({ market: id, outcome, ...fixture.about }),
            market: shared.market(id, fixture.about.sport),
            match: shared.match(fixture.about),
            odds: isOff ? shared.texts('suspended') : text,
          }),
        );
        const move = moves?.get(key);
        if (move) mark(key, element, move);
      }
  }

  function mark(key: string, element: HTMLElement, move: Direction): void {
    clearTimeout(timers.get(key));
    element.dataset['move'] = move;
    timers.set(
      key,
      setTimeout(() => delete element.dataset['move'], MARK_MS),
    );
  }

  return { group, paint, forget: () => buttons.clear() };
}
