import { allSettled, type Scope } from 'effector';
import { NEVER, of, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { book } from '../../contract/book.ts';
import type { BookSlip } from '../../contract/book-slips.ts';
import type { OddsState } from '../../contract/live-odds.ts';
import type { CommandAnswer, CommandRequest, Refused } from '../../contract/wire.ts';
import { $odds } from '../../src/entities/book/index.ts';
import { $cashedOut, $slips, cashOutPressed, matchBets, ownBets } from '../../src/features/bet-slip/bets.ts';
import {
  $chosenKeys,
  $legNotice,
  $legs,
  $maxLegs,
  bookChosen,
  legRemoved,
  priceChosen,
  slipCleared,
  type Selection,
} from '../../src/features/bet-slip/legs.ts';
import { $status, $sums, kindChosen, stakeTyped, toleranceChosen } from '../../src/features/bet-slip/order.ts';
import { $canPlace, $isPlacing, $placed, loginPressed, placePressed } from '../../src/features/bet-slip/place.ts';
import { $session, $sessionFailure } from '../../src/features/bet-slip/session.ts';
import { $modal } from '../../src/shared/lib/modals.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { SESSION_ID } from './support/samples.ts';

const server = mockServer();
const PLAY = '5d2f3b1a-7c4e-4d5f-8a6b-1c2d3e4f5a6b';
const usd = { currency: 'USD', exponent: 2 };
const terms = {
  ...{ ...usd, minStake: 10, step: 10, maxStake: 100_000, stakes: [10, 100, 500], maxLegs: 3 },
  ...{ maxPaid: 1_000_000, margin: 50, marginLive: 65 },
};
const opened = { session: PLAY, game: '40001', demo: false, funds: null, terms };

const leg = (fixture: string, over: Partial<Selection> = {}): Selection => ({
  ...{ type: 'SPORTS' as const, fixture, market: 'winner', outcome: '1', price: 2_000, sport: 'football' },
  ...{ home: { id: 'a', name: 'Northport' }, away: { id: 'b', name: 'Redvale' } },
  ...over,
});
const oddsOf = (price: number, over: Partial<OddsState> = {}, open = true): OddsState => ({
  ...{ phase: 'before' as const, startsAtMs: 1, score: { home: 0, away: 0, parts: [], clock: null } },
  markets: [
    {
      id: 'winner',
      version: 1,
      open,
      outcomes: [
        { id: '1', price },
        { id: '2', price: 1_800 },
      ],
    },
  ],
  ...over,
});
const slipOf = (over: Partial<BookSlip> = {}): BookSlip => ({
  ...{
    id: 'B-1',
    state: 'open' as const,
    code: null,
    placedAtMs: 1,
    acceptAtMs: null,
    sizes: [1],
    stake: 100,
    total: 100,
  },
  ...{ ...usd, paid: null, maxPaid: 200, canCashOut: true, offer: { amount: 90, expiresAtMs: 9 }, corrections: 0 },
  legs: [
    {
      ...{ fixture: 'm1', market: 'winner', outcome: '1', price: 2_000, sport: 'football' },
      ...{ home: 'Northport', away: 'Redvale', result: null },
    },
  ],
  ...over,
});
/** As the vendor answers it: with names by language. */
const vendorSlip = (over: Partial<BookSlip> = {}) => {
  const slip = slipOf(over);
  return { ...slip, legs: slip.legs.map((each) => ({ ...each, home: { EN: 'Northport' }, away: { EN: 'Redvale' } })) };
};
const answered = (code: string, slip: unknown = null) =>
  of<CommandAnswer>({ done: true, game: { code, result: slip === null ? null : { slip } } });

interface SetUp {
  member?: boolean;
  open?: () => typeof opened | ReturnType<typeof failure>;
}
const page = async ({ member = true, open = () => opened }: SetUp = {}) => {
  const opens = server.answer(book.open, open);
  const lists = server.answer(book.slips, () => ({ list: [slipOf()], more: false, atMs: 1 }));
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  if (member) await logIn(scope);
  await live.open(scope, member ? SESSION_ID : null);
  await allSettled(bookChosen, { scope, params: 'SPORTS' });
  const press = async (...legs: Selection[]) => {
    for (const params of legs) await allSettled(priceChosen, { scope, params });
    live.pass();
    await allSettled(scope);
  };
  const tell = async (fixture: string, odds: OddsState) => {
    live.tell('odds', `odds:${fixture}`, odds);
    live.pass(250);
    await allSettled(scope);
  };
  const place = async () => {
    await allSettled(placePressed, { scope });
    live.pass();
    await allSettled(scope);
  };
  return { scope, live, opens, lists, press, tell, place };
};
const sentBy = (commands: readonly CommandRequest[]) =>
  commands.flatMap((each) => (each.kind === 'game' ? [each] : []));
const outcomes = (scope: Scope) => scope.getState($legs).map(({ fixture, outcome }) => `${fixture} ${outcome}`);

describe('[NAV-06] the selections of a slip', () => {
  it('takes a pressed price, and takes it off when it is pressed again', async () => {
    const { scope, press } = await page({ member: false });
    await press(leg('m1'));
    expect([outcomes(scope), [...scope.getState($chosenKeys)]]).toEqual([['m1 1'], ['m1 winner 1']]);
    await press(leg('m1'));
    expect(outcomes(scope)).toEqual([]);
  });

  it('has one selection of a match, and says that the earlier one was replaced', async () => {
    const { scope, press } = await page({ member: false });
    await press(leg('m1'), leg('m2'), leg('m1', { outcome: '2' }));
    expect([outcomes(scope), scope.getState($legNotice)]).toEqual([['m2 1', 'm1 2'], 'sameMatch']);
    await allSettled(slipCleared, { scope });
    expect([outcomes(scope), scope.getState($legNotice)]).toEqual([[], null]);
  });

  it('takes as many as the book, and says so', async () => {
    const { scope, press } = await page();
    await press(leg('m1'), leg('m2'), leg('m3'), leg('m4'));
    expect([scope.getState($maxLegs), outcomes(scope), scope.getState($legNotice)]).toEqual([
      3,
      ['m1 1', 'm2 1', 'm3 1'],
      'full',
    ]);
  });

  it('is one slip for each type', async () => {
    const { scope, press } = await page({ member: false });
    await press(leg('m1'), leg('e1', { type: 'ESPORTS' }));
    expect(outcomes(scope)).toEqual(['e1 1']);
    await allSettled(bookChosen, { scope, params: 'SPORTS' });
    expect(outcomes(scope)).toEqual(['m1 1']);
    await allSettled(legRemoved, { scope, params: 'm1 winner 1' });
    expect(outcomes(scope)).toEqual([]);
  });

  it('follows all prices of its matches, and forgets those of a match that left it', async () => {
    const { scope, live, press, tell } = await page({ member: false });
    await press(leg('m1'), leg('m2'));
    expect(live.watched('odds')).toEqual(['odds odds:m1', 'odds odds:m2']);
    await tell('m1', oddsOf(2_100));
    await press(leg('m1'));
    expect([live.watched('odds'), Object.keys(scope.getState($odds))]).toEqual([['odds odds:m2'], []]);
  });
});

describe('[NAV-06] the slip against the prices now', () => {
  it.each([
    ['none', 2_100, 'changed'],
    ['none', 2_000, 'ready'],
    ['better', 2_100, 'ready'],
    ['better', 1_900, 'changed'],
    ['any', 1_900, 'ready'],
  ] as const)('with the tolerance %s a price of %i is %s', async (tolerance, price, state) => {
    const { scope, press, tell } = await page();
    await allSettled(toleranceChosen, { scope, params: tolerance });
    await press(leg('m1'));
    await tell('m1', oddsOf(price));
    expect(scope.getState($status).state).toBe(state);
  });

  it('waits while a market is suspended, and while no price is known', async () => {
    const { scope, press, tell } = await page();
    await press(leg('m1'));
    expect([scope.getState($status).state, scope.getState($canPlace)]).toEqual(['suspended', false]);
    await tell('m1', oddsOf(2_000));
    expect(scope.getState($canPlace)).toBe(true);
    await tell('m1', oddsOf(2_000, {}, false));
    expect([scope.getState($status).state, scope.getState($canPlace)]).toEqual(['suspended', false]);
    await tell('m1', oddsOf(2_000, { phase: 'over', markets: [] }));
    expect(scope.getState($status).state).toBe('closed');
  });

  it('states lines, stake and returns of each kind of bet, within what the book pays', async () => {
    const { scope, press, tell } = await page();
    await press(leg('m1'), leg('m2'), leg('m3'));
    for (const fixture of ['m1', 'm2', 'm3']) await tell(fixture, oddsOf(2_000));
    await allSettled(stakeTyped, { scope, params: '5' });
    expect(scope.getState($sums)).toEqual({ lines: 1, total: 500, returns: 4_000 });
    await allSettled(kindChosen, { scope, params: '2' });
    expect(scope.getState($sums)).toEqual({ lines: 3, total: 1_500, returns: 6_000 });
    await tell('m1', oddsOf(9_000_000));
    await allSettled(kindChosen, { scope, params: '3' });
    expect(scope.getState($sums)?.returns).toBe(terms.maxPaid);
  });

  it.each(['0', '0.05', '1.05', '2000', 'x', ''])('takes no stake of "%s"', async (text) => {
    const { scope, press, tell } = await page();
    await press(leg('m1'));
    await tell('m1', oddsOf(2_000));
    await allSettled(stakeTyped, { scope, params: text });
    expect([scope.getState($sums), scope.getState($canPlace)]).toEqual([null, false]);
  });
});

describe('[NAV-06] [W6] a bet', () => {
  const ready = async (setUp?: SetUp) => {
    const all = await page(setUp);
    await all.press(leg('m1'));
    await all.tell('m1', oddsOf(2_000));
    return all;
  };

  it('is sent in the session of the book with the pressed price, and empties the slip when it is taken', async () => {
    const { scope, live, opens, place } = await ready();
    live.onCommand(() => answered('OK', vendorSlip()));
    await place();
    expect(opens).toHaveLength(1);
    expect(sentBy(live.commands)).toMatchObject([
      {
        ...{ session: PLAY, game: '40001', name: 'placeSlip' },
        payload: {
          legs: [{ fixture: 'm1', market: 'winner', outcome: '1', price: 2_000 }],
          ...{ sizes: [1], stake: 100, tolerance: 'better' },
        },
      },
    ]);
    expect([outcomes(scope), scope.getState($placed)]).toMatchObject([[], { kind: 'accepted', slip: { total: 100 } }]);
  });

  it('on a running match is being checked first', async () => {
    const { scope, live, place } = await ready();
    live.onCommand(() => answered('OK', vendorSlip({ state: 'waiting', acceptAtMs: 9 })));
    await place();
    expect(scope.getState($placed)?.kind).toBe('waiting');
  });

  it('that is refused stays on the slip, with the reason', async () => {
    const { scope, live, place } = await ready();
    live.onCommand(() => answered('LIMIT_STAKE'));
    await place();
    expect([outcomes(scope), scope.getState($placed)]).toEqual([['m1 1'], { kind: 'refused', code: 'LIMIT_STAKE' }]);
  });

  it('is sent once while it has no answer, and again after a lost connection with the same number', async () => {
    const { scope, live, place } = await ready();
    live.onCommand(() => NEVER);
    await place();
    await place();
    expect([scope.getState($isPlacing), scope.getState($canPlace)]).toEqual([true, false]);
    live.cut();
    live.connect();
    live.pass(1_000);
    const ids = sentBy(live.commands).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });

  it.each<[string, () => Observable<CommandAnswer | Refused>]>([
    ['the vendor', () => answered('SESSION_EXPIRED')],
    ['the platform', () => of({ refused: 'NOT_ALLOWED' as const })],
  ])('whose session %s has ended is sent in a new one, once', async (_, refuse) => {
    const { scope, live, opens, place } = await ready();
    live.onCommand(() => (sentBy(live.commands).length === 1 ? refuse() : answered('OK', vendorSlip())));
    await place();
    expect([opens.length, sentBy(live.commands).length, scope.getState($placed)?.kind]).toEqual([2, 2, 'accepted']);
  });

  it('accepts the new prices first if they moved beyond the tolerance, and sends nothing', async () => {
    const { scope, live, tell, place } = await ready();
    await tell('m1', oddsOf(1_500));
    await place();
    expect([sentBy(live.commands), scope.getState($legs)[0]?.price, scope.getState($status).state]).toEqual([
      [],
      1_500,
      'ready',
    ]);
  });

  it('of a visitor opens the login at the first press, also after a move of the price, and keeps the slip', async () => {
    const { scope, opens, tell } = await ready({ member: false });
    await tell('m1', oddsOf(1_900));
    await allSettled(loginPressed, { scope });
    expect([scope.getState($modal)?.name, opens.length, outcomes(scope)]).toEqual(['login', 0, ['m1 1']]);
  });

  it('is not possible where the book does not open, which says why', async () => {
    const { scope, live, place } = await ready({ open: () => failure('game_type_locked') });
    await place();
    expect([scope.getState($session), scope.getState($sessionFailure)?.key, sentBy(live.commands)]).toEqual([
      null,
      'game_type_locked',
      [],
    ]);
  });

  it('waits for a live connection [W8]', async () => {
    const { scope, live, place } = await ready();
    live.cut();
    await allSettled(scope);
    expect(scope.getState($canPlace)).toBe(false);
    await place();
    expect(sentBy(live.commands)).toEqual([]);
  });
});

describe('[NAV-06] own bets', () => {
  const shown = async () => {
    const all = await page();
    await allSettled(ownBets.shown.opened, { scope: all.scope, params: null });
    all.live.pass();
    await allSettled(all.scope);
    return all;
  };

  it('are loaded when they are shown, when one changes, and while one can be cashed out', async () => {
    const { scope, live, lists } = await shown();
    expect(scope.getState(ownBets.$list)).toHaveLength(1);
    const first = lists.length;
    live.tell('slips', 'slips:42-40001', { open: 1, waiting: 0 });
    live.pass();
    await allSettled(scope);
    expect([scope.getState($slips)?.open, lists.length]).toEqual([1, first + 1]);
    live.pass(2_600);
    await allSettled(scope);
    expect(lists.length).toBe(first + 2);
    await allSettled(ownBets.shown.closed, { scope });
    live.pass(9_000);
    await allSettled(scope);
    expect(lists.length).toBe(first + 2);
  });

  it('of a match are a list of their own beside all bets', async () => {
    const { scope, live, lists } = await shown();
    await allSettled(matchBets.shown.opened, { scope, params: 'm1' });
    live.pass();
    await allSettled(scope);
    expect(lists.map(({ request }) => (request as { fixture?: string }).fixture)).toEqual([undefined, 'm1']);
    expect([scope.getState(ownBets.$list), scope.getState(matchBets.$list)]).toEqual([[slipOf()], [slipOf()]]);
  });

  it.each([
    ['OK', true],
    ['PRICE_CHANGED', false],
  ])('are cashed out at the amount that was shown; %s', async (code, isDone) => {
    const { scope, live, lists } = await shown();
    const before = lists.length;
    live.onCommand(() => answered(code, vendorSlip({ state: 'cashed-out', paid: 90 })));
    await allSettled(cashOutPressed, { scope, params: { slip: 'B-1', amount: 90 } });
    live.pass();
    await allSettled(scope);
    expect(sentBy(live.commands)).toMatchObject([{ name: 'cashOutSlip', payload: { slip: 'B-1', amount: 90 } }]);
    expect([scope.getState($cashedOut), lists.length]).toEqual([{ slip: 'B-1', isDone }, before + 1]);
  });
});
