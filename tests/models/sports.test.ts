import { allSettled } from 'effector';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { pathWithQuery } from '../../contract/define.ts';
import { pageCalls } from '../../contract/first-page.ts';
import { book, BOOK_PAGE } from '../../contract/book.ts';
import type { BookFixture, BookState } from '../../contract/book-fixtures.ts';
import { $lines, fixturesWatched, lineNow } from '../../src/entities/book/index.ts';
import { scored, wordsIn } from '../../src/entities/book/words.ts';
import { kindText } from '../../src/features/bet-slip/slip-kinds.ts';
import english from '../../src/shared/i18n/languages/en/book.ts';
import {
  $answer,
  $failure,
  $hasBook,
  $hasNews,
  $list,
  $sports,
  listWanted,
  moreWanted,
  pageLeft,
  retried,
  updateChosen,
  type Wanted,
} from '../../src/pages/sports/model.ts';
import { linesIn } from '../../src/pages/sports/market-groups.ts';
import { columnsOf, layoutOf, scoresByResult } from '../../src/pages/sports/market-layout.ts';
import { columnsOf as lineColumnsOf, hasDraw, leaguesOf } from '../../src/widgets/fixtures/leagues.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, pageOf } from './support/page.ts';

const server = mockServer();
const market = (id: string, prices: readonly number[] = [1_900, 1_900]) => ({
  ...{ id, version: 1, open: true },
  outcomes: prices.map((price, index) => ({ id: String(index + 1), price })),
});
const line = (over: Partial<BookFixture['line']> = {}): BookFixture['line'] => ({
  ...{ phase: 'before' as const, startsAtMs: 1, score: { home: 0, away: 0, parts: [], clock: null } },
  ...{ markets: [market('winner')], count: 1, ...over },
});
const fixture = (id: string, over: Partial<BookFixture> = {}): BookFixture => ({
  ...{ id, sport: 'tennis', league: { id: 'l1', name: 'Premier Circuit' }, seq: 1, line: line() },
  ...{ home: { id: 'a', name: 'Varden' }, away: { id: 'b', name: 'Tellis' }, ...over },
});
const state: BookState = { sports: [{ sport: 'tennis', live: 0, before: 2 }] };
const wanted: Wanted = { type: 'SPORTS', phase: 'all', sport: null, text: '' };

const page = async (
  listOf: (request: { pageNo: number }) => BookFixture[] = () => [fixture('m1'), fixture('m2')],
  hasBook: () => boolean = () => true,
) => {
  const answer = {
    book: { game: '40001', name: 'Football Night', open: true, untilMs: null, supportPlay: 0 as const, state, seq: 1 },
    ...{ others: 2, pageNum: 1, totalPages: 1, total: 90 },
  };
  const calls = server.answer(book.fixtures, (request) => ({
    ...answer,
    ...(hasBook() ? { list: listOf(request) } : { book: null, list: [] }),
  }));
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await live.open(scope);
  await allSettled(listWanted, { scope, params: wanted });
  live.pass();
  await allSettled(scope);
  return { scope, live, calls };
};
const settle = async ({ scope, live }: Awaited<ReturnType<typeof page>>, ms = 250) => {
  live.pass(ms);
  await allSettled(scope);
};

describe('[NAV-06] the list of the book', () => {
  it('asks for what the address says, and for the next page at its end', async () => {
    const first = Array.from({ length: BOOK_PAGE }, (_, index) => fixture(`m${index}`));
    const { scope, calls } = await page(({ pageNo }) => (pageNo === 1 ? first : [fixture('m59'), fixture('m60')]));
    await allSettled(listWanted, { scope, params: { ...wanted, phase: 'live', sport: 'tennis', text: ' var ' } });
    await allSettled(moreWanted, { scope });
    const sent = calls.map(({ request }) => request);
    expect(sent.slice(1)).toMatchObject([
      { type: 'SPORTS', phase: 'live', sport: 'tennis', text: 'var', pageNo: 1 },
      { type: 'SPORTS', phase: 'live', sport: 'tennis', text: 'var', pageNo: 2 },
    ]);
    expect(sent[0]).not.toHaveProperty('phase');
    expect(scope.getState($list).map(({ id }) => id)).toEqual([...first.map(({ id }) => id), 'm60']);
  });

  it.each([
    ['/sports', 'SPORTS'],
    ['/esports', 'ESPORTS'],
  ] as const)('of %s asks first for what the server sends with the page', async (path, type) => {
    const { scope, calls } = await page();
    await allSettled(listWanted, { scope, params: { ...wanted, type } });
    const requested = { merchant: 'parlour', language: 'EN', query: new URLSearchParams() } as const;
    const [given] = pageCalls(path, requested).filter(({ endpoint }) => endpoint === book.fixtures);
    expect(pathWithQuery('/', given!.request)).toBe(pathWithQuery('/', calls.at(-1)!.request));
  });

  it('shows prices as the list was answered, then as the socket tells them, and drops those that nobody watches', async () => {
    const all = await page();
    const { scope, live } = all;
    const now = (id: string) => lineNow(scope.getState($lines), fixture(id));
    expect(now('m1')).toEqual(line());
    await allSettled(fixturesWatched, { scope, params: { by: 'list', rows: ['m1', 'm2'] } });
    await settle(all);
    expect(live.watched('line')).toEqual(['line line:m1', 'line line:m2']);
    live.tell('line', 'line:m1', line({ phase: 'live' }));
    await settle(all);
    expect([now('m1').phase, now('m2').phase]).toEqual(['live', 'before']);
    await allSettled(fixturesWatched, { scope, params: { by: 'list' } });
    await settle(all);
    expect(live.watched('line')).toEqual([]);
  });

  it('keeps its rows when the book changes, and loads them anew when the player wants it', async () => {
    const all = await page();
    const { scope, live, calls } = all;
    live.tell('book', 'book:SPORTS', state);
    await settle(all);
    expect(scope.getState($hasNews)).toBe(false);
    live.tell('book', 'book:SPORTS', { sports: [{ sport: 'tennis', live: 1, before: 1 }] });
    await settle(all);
    expect([scope.getState($hasNews), calls.length]).toEqual([true, 1]);
    expect(scope.getState($sports)).toEqual([{ sport: 'tennis', live: 1, before: 1 }]);
    await allSettled(updateChosen, { scope });
    expect(calls).toHaveLength(2);
  });

  it('shows the first fixtures of a book that had none, by itself', async () => {
    let hasBook = false;
    const all = await page(undefined, () => hasBook);
    const { scope, live, calls } = all;
    live.tell('book', 'book:SPORTS', { sports: [] });
    await settle(all);
    expect([scope.getState($hasBook), scope.getState($hasNews), calls.length]).toEqual([false, false, 1]);
    hasBook = true;
    live.tell('book', 'book:SPORTS', state);
    await settle(all);
    expect(scope.getState($list).map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(scope.getState($hasBook)).toBe(true);
  });

  it('keeps the places of the sports until its rows are loaded anew', async () => {
    const all = await page();
    const { scope, live } = all;
    const placesAfter = async (sports: BookState['sports']) => {
      live.tell('book', 'book:SPORTS', { sports });
      await settle(all);
      return scope.getState($sports).map(({ sport, live: running }) => `${sport} ${running}`);
    };
    const [tennis, curling, football] = ['tennis', 'curling', 'football'].map((sport) => ({
      sport,
      live: 1,
      before: 1,
    }));
    expect(await placesAfter([curling!, tennis!])).toEqual(['tennis 1', 'curling 1']);
    expect(await placesAfter([football!, curling!])).toEqual(['tennis 0', 'curling 1', 'football 1']);
    await allSettled(updateChosen, { scope });
    expect(await placesAfter([curling!, football!])).toEqual(['football 1', 'curling 1']);
  });

  it('says that it did not load, and tries again', async () => {
    const scope = pageOf({ live: liveServer() });
    const calls = server.answer(book.fixtures, () => failure('system_error'));
    await begin(scope);
    await allSettled(listWanted, { scope, params: wanted });
    expect(scope.getState($failure)?.key).toBe('system_error');
    await allSettled(retried, { scope });
    expect(calls).toHaveLength(2);
    await allSettled(pageLeft, { scope });
    expect([scope.getState($answer), scope.getState($failure)]).toEqual([null, null]);
  });
});

describe('[NAV-06] rows of fixtures', () => {
  it('are grouped by sport and league, each league where its first fixture is', () => {
    const none = fixture('m3', { league: null });
    const leagues = leaguesOf([fixture('m1'), none, fixture('m2'), fixture('m4', { sport: 'rugby' })]);
    expect(leagues.map(({ sport, name, fixtures }) => [sport, name, fixtures.map(({ id }) => id)])).toEqual([
      ['tennis', 'Premier Circuit', ['m1', 'm2']],
      ['tennis', null, ['m3']],
      ['rugby', 'Premier Circuit', ['m4']],
    ]);
  });

  it('have a place for each column, also for what is not offered', () => {
    const columns = lineColumnsOf(line({ markets: [market('winner'), market('total-sets:2.5')] }));
    expect(columns.map((column) => column?.id ?? null)).toEqual(['winner', null, 'total-sets:2.5']);
  });

  it.each([
    ['football', [], true],
    ['tennis', [market('winner')], false],
    ['curling', [market('winner', [2_000, 3_000, 4_000])], true],
  ])('of %s have a draw where there is one', (sport, markets, draw) => {
    const [league] = leaguesOf([fixture('m1', { sport, line: line({ markets }) })]);
    expect(hasDraw(league!)).toBe(draw);
  });
});

describe('[NAV-06] the markets of a match', () => {
  const markets = [
    'winner',
    'handicap:-1',
    'handicap:-0.5',
    'total:2.5',
    'set-winner:1',
    'set-winner:2',
    'corner-race',
  ];

  it('stand together by name, lines of one kind as one', () => {
    const lines = linesIn(
      markets.map((id) => market(id)),
      'all',
    );
    expect(lines.map(({ markets: its }) => its.map(({ id }) => id))).toEqual([
      ['winner'],
      ['handicap:-1', 'handicap:-0.5'],
      ['total:2.5'],
      ['set-winner:1'],
      ['set-winner:2'],
      ['corner-race'],
    ]);
  });

  it.each([
    ['main', ['winner']],
    ['parts', ['set-winner:1', 'set-winner:2']],
    ['more', ['corner-race']],
    ['score', []],
  ] as const)('are chosen by the group %s; what the site has no word for is in "more"', (group, ids) => {
    const its = markets.map((id) => market(id));
    expect(linesIn(its, group).flatMap((lines) => lines.markets.map(({ id }) => id))).toEqual(ids);
  });
});

describe('[NAV-06] the markets of a match on the page', () => {
  const football = ['winner', 'double-chance', 'handicap', 'total', 'home-total', 'away-total', 'parity', 'both-score'];
  /** Keys of the cards in each column. */
  const split = (keys: readonly string[]) => {
    const columns = columnsOf(keys);
    return [0, 1].map((column) => keys.filter((_, index) => columns[index] === column));
  };

  it('stand in two columns of about one height, the first at the top of each', () => {
    expect(split([...football, 'correct-score'])).toEqual([
      ['winner', 'handicap', 'home-total', 'away-total', 'parity', 'both-score'],
      ['double-chance', 'total', 'correct-score'],
    ]);
  });

  it('stand in order where there are too many to try every way', () => {
    const many = Array.from({ length: 60 }, (_, index) => `corner-race ${index}`);
    const columns = columnsOf(many);
    expect(columns.slice(0, 4)).toEqual([0, 1, 0, 1]);
    expect(columns).toHaveLength(60);
  });

  it.each([
    ['winner', 'row'],
    ['double-chance', 'list'],
    ['set-handicap:-1.5', 'sides'],
    ['correct-score', 'scores'],
    ['corner-race', 'row'],
  ])('%s is laid out as %s', (id, layout) => expect(layoutOf(market(id))).toBe(layout));

  it.each([
    [false, '\u2066'],
    [true, '\u2067'],
  ])('name a score in the order of the sides (right to left: %s), whatever stands around it', (isRtl, direction) => {
    expect(scored('1-0', isRtl)).toBe(`${direction}\u20681\u2069:\u20680\u2069\u2069`);
  });

  it('show scores by who wins, the nearest first, and the rest apart', () => {
    const ids = ['0-0', '0-1', '0-2', '1-0', '1-1', '1-2', '2-0', '2-1', 'other'];
    const columns = scoresByResult(ids.map((id) => ({ id, price: 2_000 })));
    const idsOf = (its: readonly { id: string }[]) => its.map(({ id }) => id).join(' ');
    expect(Object.entries(columns).map(([name, its]) => `${name}: ${idsOf(its)}`)).toEqual([
      'home: 1-0 2-0 2-1',
      'draw: 0-0 1-1',
      'away: 0-1 0-2 1-2',
      'rest: other',
    ]);
  });
});

it.each([
  [1, [1], 'Single'],
  [2, [2], 'Double'],
  [3, [3], 'Treble'],
  [5, [5], '5-fold accumulator'],
  [3, [1], 'Singles (3)'],
  [4, [2], 'Doubles (6)'],
  [4, [3], 'Trebles (4)'],
  [5, [4], '4 of 5 (5)'],
  [3, [2, 3], 'Trixie (4)'],
  [4, [1, 2, 3, 4], 'Lucky 15 (15)'],
])('a slip of %i legs with lines of %j is "%s"', async (count, sizes, text) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { translation: english } } });
  expect(kindText(i18n.t, count, sizes)).toBe(text);
});

it.each([
  ['football', { kind: 'score', clock: 12 }, 'Goal, 12′'],
  ['basketball', { kind: 'score', clock: 12 }, 'Score, 12′'],
  ['baseball', { kind: 'score', clock: 7 }, 'Score, Inning 7'],
  ['hockey', { kind: 'part', clock: 20 }, 'End of period, 20′'],
  ['tennis', { kind: 'part', clock: null }, 'Set 3, '],
  ['moba', { kind: 'part', clock: null }, 'Map 3, '],
] as const)('what happened in %s is told in its words: %j is "%s"', async (sport, entry, text) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { translation: english } } });
  const words = wordsIn(i18n.t, false);
  const said = words.event(sport, { ...entry, side: null, home: 2, away: 1 });
  expect(`${said}, ${entry.clock === null ? '' : words.clock(sport, entry.clock)}`).toBe(text);
});

it.each([
  ['tennis', 'Set 2 total'],
  ['shooter', 'Map 2 total rounds'],
  ['moba', 'Map 2 · Total'],
])('the total of a part of %s is "%s"', async (sport, text) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { translation: english } } });
  expect(wordsIn(i18n.t, false).market('set-total:2:19.5', sport)).toBe(text);
});
