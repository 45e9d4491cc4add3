import type { OddsState } from '../../../../contract/live-odds.ts';
import type { Direction } from '../../../../streams/book/odds-move.ts';
import { h, say } from '../../../client/dom.ts';
import { formatTime } from '../../../client/time.ts';
import type { Shared, ShownFixture } from './context.ts';
import { createPrices, type Picked } from './prices.ts';

type Market = OddsState['markets'][number];
/** The places of a row: each shows one market of its kinds, or dashes, so that the height of a row never changes. */
const PLACES = [['winner'], ['handicap', 'set-handicap'], ['total', 'total-sets']];
const kindOf = (id: string): string => id.split(':')[0]!;
const isMapped = (sport: string): boolean => ['moba', 'shooter', 'strategy', 'fighting'].includes(sport);

/** The market of these kinds whose two prices are nearest to one another. */
function evenest(markets: readonly Market[], kinds: readonly string[]): Market | undefined {
  const off = ({ outcomes }: Market): number => Math.abs((outcomes[0]?.price ?? 0) - (outcomes[1]?.price ?? 0));
  return markets.filter(({ id }) => kinds.includes(kindOf(id))).toSorted((a, b) => off(a) - off(b))[0];
}

/** The place of a market that is not offered now. */
const dashes = (kind: string): HTMLElement =>
  h(
    'div',
    { className: `main-market is-${kind}`, attrs: { 'aria-hidden': 'true' } },
    h('span', { className: 'market-name' }, '\u00A0'),
    h('div', { className: 'price-group' }, ...['–', '–'].map((dash) => h('span', { className: 'price' }, dash))),
  );

export type FixtureRow = ReturnType<typeof createRow>;

/** A fixture: who plays, how it stands, its main prices, and all of its markets when it is opened. */
export function createRow(
  shared: Shared,
  fixture: ShownFixture,
  actions: { onPick: (picked: Picked) => void; isPicked: (key: string) => boolean },
) {
  const { texts, i18n } = shared;
  const { about } = fixture;
  const prices = createPrices(shared, fixture, { ...actions, isShort: true });
  const all = createPrices(shared, fixture, actions);
  const when = h('span', { className: 'when' });
  const [home, away] = [h('b', { className: 'points' }), h('b', { className: 'points' })];
  const parts = h('span', { className: 'parts', dir: 'ltr' });
  const main = h('div', { className: 'main-prices' });
  const others = h('div', { className: 'all-markets', hidden: true });
  const more = h('button', {
    className: 'more-markets',
    type: 'button',
    attrs: { 'aria-expanded': 'false' },
    onClick() {
      others.hidden = !others.hidden;
      more.setAttribute('aria-expanded', String(!others.hidden));
      [mainShown, allShown] = [mainShown, ''];
      paint();
    },
  });
  const element = h(
    'li',
    { className: 'fixture', attrs: { 'data-fixture': fixture.id } },
    h(
      'div',
      { className: 'fixture-about' },
      h(
        'p',
        { className: 'league' },
        `${texts(`sport.${about.sport}` as 'sport.football')} · ${shared.name(about.league)}`,
      ),
      h('p', { className: 'side' }, h('span', { className: 'side-name' }, shared.name(about.home)), home),
      h('p', { className: 'side' }, h('span', { className: 'side-name' }, shared.name(about.away)), away),
      h('p', { className: 'state' }, when, parts),
    ),
    main,
    more,
    others,
  );
  let [mainShown, allShown] = ['', ''];

  function paintState(): void {
    const { phase, score, startsAtMs } = fixture.odds;
    element.classList.toggle('is-live', phase === 'live');
    say(when, whenText(phase, startsAtMs, score));
    const isKnown = phase === 'live' || phase === 'over';
    say(home, isKnown ? String(score.home) : '');
    say(away, isKnown ? String(score.away) : '');
    say(parts, score.parts.map((part) => `${part.home}:${part.away}`).join('  '));
  }

  function whenText(phase: OddsState['phase'], startsAtMs: number, { clock, parts: sets }: OddsState['score']): string {
    if (phase === 'over') return texts('ended');
    if (phase === 'cancelled') return texts('cancelled');
    if (phase === 'before') {
      const time = formatTime(i18n.locale, startsAtMs, { time: 'short' });
      return texts('startsAt', { time });
    }
    if (clock !== null)
      return about.sport === 'baseball' ? texts('inning', { number: clock }) : texts('minute', { clock });
    return texts(isMapped(about.sport) ? 'map' : 'set', { number: Math.max(1, sets.length) });
  }

  function paintMarkets(): void {
    const { markets } = fixture.odds;
    const chosen = PLACES.map((kinds) => evenest(markets, kinds));
    const mainNow = chosen.map((market) => market?.id).join();
    if (mainNow !== mainShown) {
      mainShown = mainNow;
      prices.forget();
      main.replaceChildren(
        ...chosen.map((market, place) =>
          market
            ? h(
                'div',
                { className: `main-market is-${kindOf(market.id)}` },
                h('span', { className: 'market-name' }, shared.market(market.id, about.sport)),
                prices.group(market),
              )
            : dashes(PLACES[place]![0]!),
        ),
      );
    }
    more.classList.toggle('has-none', markets.length <= chosen.filter(Boolean).length);
    say(more, others.hidden ? `${texts('markets')} (${markets.length})` : texts('lessMarkets'));
    const allNow = others.hidden ? '' : markets.map(({ id }) => id).join();
    if (allNow !== allShown) {
      allShown = allNow;
      all.forget();
      others.replaceChildren(...(others.hidden ? [] : grouped(markets)));
    }
  }

  /** Markets of one kind under one name. */
  function grouped(markets: readonly Market[]): HTMLElement[] {
    const kinds = new Map<string, Market[]>();
    for (const market of markets) {
      const name = shared.market(market.id, about.sport);
      kinds.set(name, [...(kinds.get(name) ?? []), market]);
    }
    return [...kinds].map(([name, its]) =>
      h('section', { className: 'market' }, h('h3', {}, name), ...its.map((market) => all.group(market))),
    );
  }

  function paint(moves?: ReadonlyMap<string, Direction>): void {
    paintState();
    paintMarkets();
    prices.paint(moves);
    if (!others.hidden) all.paint(moves);
  }
  paint();
  return { element, fixture, paint };
}
