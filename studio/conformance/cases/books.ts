import { deepStrictEqual, strictEqual } from 'node:assert';
import type { FixtureState } from '../../../contract/book-fixtures.ts';
import type { BookTerms, VendorSlip } from '../../../contract/book-slips.ts';
import type { VendorRequest } from '../../../contract/vendor.ts';
import { answered, newId, type ConformanceCase, type Harness } from '../harness.ts';
import { listening } from '../listening.ts';

type Published = VendorRequest<'state'>['states'][number];
type Of<S extends Published['scope']> = Extract<Published, { scope: S }>;

let last = 0;
/** Newer than what an earlier run told. */
const version = (): number => (last = Math.max(Date.now(), last + 1));
const tell = async (harness: Harness, ...states: Published[]): Promise<string> =>
  answered(await harness.client.state({ states })).code;

/** Eighty letters of four scripts, in a text that is shown whole. */
const LONG = 'Överkalix Спартак 北京联队 الاتحاد '.repeat(3).slice(0, 80).trim();

const fixture = ({ options: { game } }: Harness, id: string, over: Partial<FixtureState> = {}): Of<'fixture'> => ({
  ...{ scope: 'fixture', game, id, version: version() },
  value: {
    sport: 'football',
    league: { id: 'league-1', names: { EN: 'League' } },
    home: { id: 'home-1', names: { EN: 'Home', AR: 'الأول' } },
    away: { id: 'away-1', names: { EN: 'Away' } },
    timeline: [{ kind: 'start', clock: 0, side: null, home: 0, away: 0 }],
    statistics: [{ kind: 'shots', home: 1, away: 0 }],
    ...over,
  },
});
const market = (id: string, prices: readonly number[], open = true) => ({
  ...{ id, version: 1, open },
  outcomes: prices.map((price, at) => ({ id: String(at + 1), price })),
});
const odds = (
  { options: { game } }: Harness,
  id: string,
  markets: Of<'odds'>['value']['markets'] = [market('winner', [1_900, 3_400, 4_100])],
): Of<'odds'> => ({
  ...{ scope: 'odds', game, id, version: version() },
  value: {
    ...{ phase: 'before', startsAtMs: Date.now() + 3_600_000, markets },
    score: { home: 0, away: 0, parts: [], clock: null },
  },
});

const TERMS: BookTerms = {
  ...{ currency: 'USD', exponent: 2, minStake: 10, maxStake: 5_000, step: 10, stakes: [10, 100] },
  ...{ maxLegs: 12, maxPaid: 1_000_000, margin: 50, marginLive: 65 },
};
const SLIP: VendorSlip = {
  ...{ id: 'slip-1', state: 'open', code: null, placedAtMs: 1, acceptAtMs: null, sizes: [1], stake: 100, total: 100 },
  legs: [
    {
      ...{ fixture: 'f-1', market: 'winner', outcome: '1', price: 1_900, sport: 'football', result: null },
      ...{ home: { EN: LONG }, away: { EN: 'Away' } },
    },
  ],
  ...{ currency: 'USD', exponent: 2, paid: null, maxPaid: 190, canCashOut: true, offer: null, corrections: 0 },
};

export const bookCases: ConformanceCase[] = [
  {
    number: 47,
    title: 'fixture told twice, out of order, or before its odds → OK; an older version changes nothing',
    async run(harness) {
      const id = `book-${newId()}`;
      const [older, newer] = [fixture(harness, id), fixture(harness, id, { timeline: [] })];
      for (const state of [newer, older, newer]) strictEqual(await tell(harness, state), 'OK');
      strictEqual(await tell(harness, odds(harness, id)), 'OK');
      const kept = await harness.control<{ fixture: unknown }>('fixture', { id });
      deepStrictEqual(kept, { fixture: newer.value });
    },
  },
  {
    number: 48,
    title:
      'fixture without a league, with 300 markets, suspended, or with names of 80 letters in four scripts → OK, kept whole',
    async run(harness) {
      const id = `book-${newId()}`;
      const whole = fixture(harness, id, {
        league: null,
        home: { id: 'home-2', names: { EN: LONG, CN: LONG, AR: LONG } },
      });
      strictEqual(await tell(harness, whole), 'OK');
      const many = Array.from({ length: 300 }, (_, at) => market(`total:${at}.5`, [1_900, 1_900], false));
      strictEqual(await tell(harness, odds(harness, id, many)), 'OK');
      const { fixture: kept } = await harness.control<{ fixture: unknown }>('fixture', { id });
      deepStrictEqual(kept, whole.value);
    },
  },
  {
    number: 49,
    title:
      'prices of 1.00 and 1,000.00 → OK; a price below zero, a kind of statistics twice, or a name without English → refused',
    async run(harness) {
      const id = `book-${newId()}`;
      strictEqual(await tell(harness, odds(harness, id, [market('winner', [1_000, 0, 1_000_000])])), 'OK');
      const twice = { kind: 'shots', home: 1, away: 1 } as const;
      const broken = [
        odds(harness, id, [market('winner', [-1])]),
        fixture(harness, id, { statistics: [twice, twice] }),
        fixture(harness, id, { home: { id: 'home-1', names: { AR: 'الأول' } } }),
      ];
      for (const state of broken) {
        const { status } = await harness.client.send('POST', '/vendor/v1/state', JSON.stringify({ states: [state] }));
        strictEqual(status, 400);
      }
    },
  },
  {
    number: 50,
    title: 'fixture of a game of another vendor, and slips of nobody → refused',
    async run(harness) {
      const { opened } = await harness.openSession();
      const slips = (player: string): Of<'slips'> => ({
        ...{ scope: 'slips', game: opened.game, for_player: player, version: version() },
        value: { open: 1, waiting: 0 },
      });
      strictEqual(await tell(harness, slips(opened.player)), 'OK');
      strictEqual(await tell(harness, slips('nobody')), 'INVALID_REQUEST');
      strictEqual(await tell(harness, { ...fixture(harness, newId()), game: 'no-such-game' }), 'INVALID_GAME');
    },
  },
  {
    number: 51,
    title: 'join → signed, with a launch token; terms of another shape, or a refusal, open nothing',
    async run(harness) {
      const { player, game } = harness.options;
      await harness.control('unlock', { player });
      const answers = [{ terms: TERMS }, { terms: { ...TERMS, maxLegs: 99 } }, 503];
      await listening(harness, answers, async (url, received) => {
        deepStrictEqual(await harness.control('join', { url, player, game }), { terms: TERMS });
        const [{ path, body, isSigned } = { path: '', body: {}, isSigned: false }] = received;
        deepStrictEqual([path, isSigned, body['game']], ['/platform/join', true, game]);
        const opened = answered(await harness.client.authenticate({ token: String(body['token']) }));
        strictEqual('session' in opened, true, 'the token opens the session');
        deepStrictEqual(await harness.control('join', { url, player, game }), { failed: 'schema' });
        deepStrictEqual(await harness.control('join', { url, player, game }), { failed: 'status' });
      });
    },
  },
  {
    number: 52,
    title: 'slips → signed, with session, game, state and page; an answer of another shape is not taken',
    async run(harness) {
      const { opened } = await harness.openSession();
      const given = { session: opened.session, game: opened.game, state: 'open', page: 1 } as const;
      const page = { slips: [SLIP], more: false };
      await listening(harness, [page, { slips: [{ ...SLIP, state: 'lost' }], more: false }], async (url, received) => {
        deepStrictEqual(await harness.control('slips', { url, ...given }), page);
        deepStrictEqual(
          [received[0]?.path, received[0]?.isSigned, received[0]?.body],
          ['/platform/slips', true, given],
        );
        deepStrictEqual(await harness.control('slips', { url, ...given }), { failed: 'schema' });
      });
    },
  },
];
