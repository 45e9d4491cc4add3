import { asyncScheduler, BehaviorSubject, Subject } from 'rxjs';
import { betSlip, type Slip } from '../../../../streams/book/bet-slip.ts';
import { oddsMove, priceKey, type OddsBatch, type ReceivedOdds } from '../../../../streams/book/odds-move.ts';
import type { OddsState } from '../../../../contract/live-odds.ts';
import type { BookContext, BookView } from '../../../client/family-view.ts';
import { h, say } from '../../../client/dom.ts';
import { ODDS_FORMATS, type OddsFormat } from '../../../../streams/book/odds-format.ts';
import { MAX_LEGS, type Params } from '../shape.ts';
import { linesOf } from '../../../../streams/book/slip-lines.ts';
import { arrange, createBets } from './bets-panel.ts';
import { share, type ShownFixture, type Words } from './context.ts';
import { createRow, type FixtureRow } from './fixture-row.ts';
import { createNav, type Tab } from './nav.ts';
import type { Picked } from './prices.ts';
import { createSheet } from './sheet.ts';
import { createSlip, type SlipLegShown } from './slip-panel.ts';

/** Rows that are shown at once. */
const MAX_ROWS = 60;

/** The whole book: sports, fixtures with their prices, the slip, and the player's bets. */
export function createBook(context: BookContext, words: Words, params: Params): BookView {
  let format: OddsFormat = 'decimal';
  const { texts } = words;
  const shared = share(words, params, context.money, () => format);
  const fixtures = new Map<string, ShownFixture>();
  const rows = new Map<string, FixtureRow>();
  let legs: SlipLegShown[] = [];
  let [canPlace, isBusy] = [false, false];
  /** Fixtures of which the page tells. What it told is newer than a list. */
  const received = new Set<string>();

  const slip$ = new BehaviorSubject<Slip>({ legs: [], tolerance: 'better' });
  const odds$ = new BehaviorSubject<ReadonlyMap<string, OddsState>>(new Map());
  const received$ = new Subject<ReceivedOdds>();

  const nav = createNav(shared, params, { onChange: () => show() });
  const list = h('ul', { className: 'fixtures' });
  const none = h('p', { className: 'empty', hidden: true });
  const bets = createBets(shared, {
    offsetMs: context.offsetMs,
    cashOut: context.cashOut,
    failure: ({ round }) => context.failure(round),
  });
  const slip = createSlip(shared, {
    stakes: context.stakes,
    onRemove: (leg) => setLegs(legs.filter((each) => each !== leg)),
    onClear: () => setLegs([]),
    onTolerance: () => tellSlip(),
    onAccept: () => accept(),
    onPlace: () => void place(),
  });
  const sheet = createSheet(shared, slip.element);
  const choice = h(
    'select',
    { className: 'slip-select odds-format', attrs: { 'aria-label': texts('oddsFormat') } },
    ...ODDS_FORMATS.map((each) => h('option', { value: each }, texts(`odds.${each}`))),
  );
  choice.addEventListener('change', () => {
    format = choice.value as OddsFormat;
    for (const { paint } of rows.values()) paint();
    slip.paint();
    bets.repaint();
  });
  const content = h('section', { className: 'book-content' }, nav.tabs, list, none, bets.element);
  const element = h(
    'div',
    { className: 'book-body' },
    h(
      'div',
      { className: 'book-side' },
      nav.sports,
      h('label', { className: 'format-field' }, h('span', {}, texts('oddsFormat')), choice),
      h('p', { className: 'fine simulated' }, texts('simulated')),
    ),
    content,
    sheet.aside,
    sheet.bar,
    sheet.dialog,
  );

  const pickedKeys = (): Set<string> =>
    new Set(legs.map(({ fixture, market, outcome }) => priceKey(fixture.id, market, outcome)));
  let picked = pickedKeys();

  function setLegs(next: SlipLegShown[]): void {
    const before = legs.map(({ fixture }) => fixture.id);
    legs = next;
    picked = pickedKeys();
    tellSlip();
    slip.setLegs(legs);
    sheet.setCount(legs.length);
    for (const id of new Set([...before, ...legs.map(({ fixture }) => fixture.id)])) rows.get(id)?.paint();
    watch();
  }

  const tellSlip = (): void =>
    slip$.next({
      legs: legs.map(({ fixture, market, outcome, price }) => ({ fixture: fixture.id, market, outcome, price })),
      tolerance: slip.tolerance(),
    });

  /** A price is put on the slip, or taken off it. Of one match only one is on it. */
  function pick({ fixture, market, outcome, price }: Picked): void {
    const key = priceKey(fixture.id, market, outcome);
    if (picked.has(key))
      return setLegs(legs.filter((leg) => priceKey(leg.fixture.id, leg.market, leg.outcome) !== key));
    const others = legs.filter((leg) => leg.fixture.id !== fixture.id);
    if (others.length >= MAX_LEGS) return slip.say(texts('maxLegs', { legs: MAX_LEGS }));
    slip.say(others.length < legs.length ? texts('sameMatch') : '');
    setLegs([...others, { fixture, market, outcome, price }]);
    context.speak(`${shared.outcome({ market, outcome, ...fixture.about })}, ${shared.odds(price)}`);
  }

  /** The player takes the prices that are shown. */
  function accept(): void {
    const priceNow = ({ fixture, market, outcome, price }: SlipLegShown): number => {
      const held = fixture.odds.markets.find(({ id }) => id === market);
      return held?.outcomes.find(({ id }) => id === outcome)?.price || price;
    };
    setLegs(legs.map((leg) => ({ ...leg, price: priceNow(leg) })));
  }

  async function place(): Promise<void> {
    if (isBusy || legs.length === 0) return;
    isBusy = true;
    slip.setReady(canPlace, isBusy);
    slip.say('');
    const requested = slip.requested();
    const isTaken = await context.place(requested).finally(() => {
      isBusy = false;
      slip.setReady(canPlace, isBusy);
    });
    if (!isTaken) return;
    setLegs([]);
    const { sizes, stake, legs: sent } = requested;
    const amount = shared.amount(stake * linesOf({ legs: sent, sizes }));
    slip.say(texts('accepted', { stake: amount }));
    context.speak(texts('accepted', { stake: amount }));
    sheet.close();
  }

  /** The fixtures of the chosen tab and sport, in order. */
  function chosen(): ShownFixture[] {
    const { tab, sport } = nav.chosen();
    const phases = { live: ['live'], upcoming: ['before'], results: ['over', 'cancelled'], bets: [] }[tab] as string[];
    const its = [...fixtures.values()].filter(
      ({ about, odds }) => phases.includes(odds.phase) && (sport === 'all' || about.sport === sport),
    );
    const order = tab === 'results' ? -1 : 1;
    return its.toSorted((a, b) => order * (a.odds.startsAtMs - b.odds.startsAtMs)).slice(0, MAX_ROWS);
  }

  function show(): void {
    const { tab } = nav.chosen();
    const now = chosen();
    const elements = now.map((fixture) => {
      const row =
        rows.get(fixture.id) ?? createRow(shared, fixture, { onPick: pick, isPicked: (key) => picked.has(key) });
      rows.set(fixture.id, row);
      return row.element;
    });
    const ids = new Set(now.map(({ id }) => id));
    for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id);
    arrange(list, elements);
    list.hidden = tab === 'bets';
    bets.element.hidden = tab !== 'bets';
    none.hidden = tab === 'bets' || elements.length > 0;
    say(none, texts(tab === 'results' ? 'noResults' : 'noFixtures'));
    nav.setCounts(countsOf(fixtures.values()));
    watch();
  }

  /** Prices of the fixtures on the slip and in the list are told. */
  function watch(): void {
    const ids = [...new Set([...legs.map(({ fixture }) => fixture.id), ...rows.keys()])];
    const open = ids.filter((id) => ['before', 'live'].includes(fixtures.get(id)?.odds.phase ?? ''));
    for (const id of received) if (!open.includes(id)) received.delete(id);
    context.watch(open);
  }

  /** One batch of prices: each row is painted once, in the next frame. */
  function paintBatch({ values, moves }: OddsBatch): void {
    let isMoved = false;
    for (const [id, value] of values) {
      const fixture = fixtures.get(id);
      if (!fixture || !value) continue;
      received.add(id);
      isMoved ||= fixture.odds.phase !== value.phase;
      fixture.odds = value;
    }
    odds$.next(new Map([...fixtures].map(([id, { odds }]) => [id, odds])));
    requestAnimationFrame(() => {
      for (const id of values.keys()) rows.get(id)?.paint(moves);
      if (isMoved) show();
    });
  }

  oddsMove(received$, { scheduler: asyncScheduler }).subscribe(paintBatch);
  betSlip(slip$, odds$).subscribe((status) => slip.setStatus(status));
  slip.setLegs([]);

  return {
    element,
    setFixtures(next) {
      const isFirst = fixtures.size === 0;
      const ids = new Set(next.map(({ id }) => id));
      for (const id of fixtures.keys())
        if (!ids.has(id) && !legs.some(({ fixture }) => fixture.id === id)) fixtures.delete(id);
      for (const { id, about, odds } of next) {
        const held = fixtures.get(id);
        if (!held) fixtures.set(id, { id, about, odds });
        else if (!received.has(id) || !['before', 'live'].includes(odds.phase)) {
          held.odds = odds;
          rows.get(id)?.paint();
        }
      }
      odds$.next(new Map([...fixtures].map(([id, { odds }]) => [id, odds])));
      if (isFirst) nav.startAt(firstTab([...fixtures.values()]));
      show();
    },
    tell: (fixture, value) => received$.next({ fixture, value }),
    setSlips: (slips) => {
      bets.set(slips);
      nav.setOpenBets(slips.filter(({ round }) => round.status === 'waiting' || round.status === 'open').length);
    },
    setReady(next) {
      canPlace = next;
      slip.setReady(canPlace, isBusy);
    },
    say: (text) => {
      slip.say(text);
      context.speak(text);
    },
  };
}

const firstTab = (fixtures: readonly ShownFixture[]): Tab =>
  fixtures.some(({ odds }) => odds.phase === 'live') ? 'live' : 'upcoming';

/** How many fixtures each sport has, by tab. */
function countsOf(fixtures: Iterable<ShownFixture>): Record<'live' | 'upcoming', Record<string, number>> {
  const counts = { live: {} as Record<string, number>, upcoming: {} as Record<string, number> };
  for (const { about, odds } of fixtures) {
    const tab = odds.phase === 'live' ? counts.live : odds.phase === 'before' ? counts.upcoming : null;
    if (!tab) continue;
    for (const sport of [about.sport, 'all']) tab[sport] = (tab[sport] ?? 0) + 1;
  }
  return counts;
}
