import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { chat } from '../../contract/chat.ts';
import { rain as contract, type RainTerms } from '../../contract/rain.ts';
import type { OpenRain, RainBegan } from '../../contract/rain-value.ts';
import { $rain, $share, $shareProblem, $terms, resultClosed, shareRequested } from '../../src/features/chat/rain.ts';
import * as form from '../../src/features/chat/rain-gift.ts';
import { $shown } from '../../src/features/chat/rain-lines.ts';
import { chatView } from '../../src/features/chat/room.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { SESSION_ID } from './support/samples.ts';

const server = mockServer();
const ROOM = 'chat:7';
const terms: RainTerms = {
  ...{ minimum: 100, maximum: 10_000, sumLeft: 5_000, shares: 50, minutes: 5, currency: 'USD', exponent: 2 },
};
const rainOf = (over: Partial<OpenRain> = {}): OpenRain => ({
  ...{ id: crypto.randomUUID(), giver: 'Ann', simulated: false, amount: 1_000, currency: 'USD', exponent: 2 },
  ...{ shares: 10, taken: 0, untilMs: 300_000, ...over },
});
type Own = { terms: RainTerms | null; share: { rain: string; amount: number } | null };

const open = async (own: () => Own = () => ({ terms, share: null })) => {
  server.answer(chat.launch, () => ({
    room: { id: 7, kind: 'language' as const, of: 'EN', title: '' },
    self: { authorId: 1, name: 'Bob', mutedUntilMs: null, ignored: [] },
    languages: ['EN' as const],
    look: {},
  }));
  const loads = server.answer(contract.own, own);
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  await allSettled(chatView.opened, { scope, params: { kind: 'language', of: 'EN', template: 'drawer' } });
  live.pass();
  const show = async (rain: OpenRain | null) => {
    live.tell('chatRoom', ROOM, { closed: false, slowSeconds: 0, present: 2, names: [], rain });
    live.pass();
    await allSettled(scope);
  };
  return { scope, live, loads, show };
};
const fill = async (scope: Scope, amount: string, shares: string) => {
  await allSettled(form.formOpened, { scope });
  await allSettled(form.amountTyped, { scope, params: amount });
  await allSettled(form.sharesTyped, { scope, params: shares });
  await allSettled(form.reviewRequested, { scope });
};

describe('[MEM-08] the rain of a room', () => {
  it('gives a share once, which stays shown after the end until the next rain', async () => {
    const { scope, show } = await open();
    const first = rainOf();
    await show(first);
    expect(scope.getState($rain)).toEqual(first);
    const money = { amount: 120, currency: 'USD', exponent: 2 };
    const claims = server.answer(contract.claim, () => ({ money }));
    await allSettled(shareRequested, { scope });
    expect(claims.map(({ request }) => request)).toEqual([{ rainId: first.id }]);
    await show({ ...first, taken: 1 });
    expect(scope.getState($share)).toEqual({ rain: first.id, money });
    await show(null);
    expect(scope.getState($share)).toEqual({ rain: first.id, money });
    await show(rainOf());
    expect(scope.getState($share)).toBeNull();
  });

  it('says why there is no share, until the member tries again', async () => {
    const { scope, show } = await open();
    await show(rainOf());
    server.answer(contract.claim, () => failure('rain_refused', { reason: 'not_played' }));
    await allSettled(shareRequested, { scope });
    expect(scope.getState($shareProblem)).toEqual({ reason: 'not_played' });
    server.answer(contract.claim, () => failure('system_error'));
    await allSettled(shareRequested, { scope });
    expect(scope.getState($shareProblem)).toEqual({ key: 'system_error' });
    await show(rainOf());
    expect(scope.getState($shareProblem)).toBeNull();
  });

  it('shows a share that was taken before the page was loaded', async () => {
    const rain = rainOf();
    const { scope, show } = await open(() => ({ terms: null, share: { rain: rain.id, amount: 70 } }));
    await show(rain);
    expect(scope.getState($share)).toEqual({ rain: rain.id, money: { amount: 70, currency: 'USD', exponent: 2 } });
    await allSettled(resultClosed, { scope });
    expect(scope.getState($share)).toBeNull();
  });

  it('[W8] is not claimed while the connection is down', async () => {
    const { scope, live, show } = await open();
    await show(rainOf());
    const claims = server.answer(contract.claim, () => failure('system_error'));
    live.cut();
    await allSettled(scope);
    await allSettled(shareRequested, { scope });
    expect(claims).toHaveLength(0);
  });

  it('stands between the messages of the log, once', async () => {
    const { scope, live } = await open();
    const began: RainBegan = {
      ...{ rain: crypto.randomUUID(), giver: null, simulated: true, amount: 1_000, currency: 'USD', exponent: 2 },
      ...{ shares: 10, atMs: 0 },
    };
    const say = (text: string) => ({
      ...{ id: crypto.randomUUID(), authorId: 2, authorName: 'Ann', simulated: false, text, round: null, atMs: 0 },
    });
    for (const value of [say('one'), began, say('two'), began]) live.tell('chat', ROOM, value);
    live.pass();
    await allSettled(scope);
    expect(scope.getState($shown).map((line) => ('rain' in line ? 'rain' : line.text))).toEqual(['one', 'rain', 'two']);
  });
});

describe('[MEM-08] a member’s own rain', () => {
  it('is reviewed, and given once with the reviewed sum', async () => {
    const { scope, loads } = await open();
    const gifts = server.answer(contract.give, () => ({ rain: crypto.randomUUID() }));
    await fill(scope, '12.50', '5');
    expect([scope.getState(form.$step), gifts.length]).toEqual(['review', 0]);
    const before = loads.length;
    await allSettled(form.giftConfirmed, { scope });
    expect(gifts.map(({ request }) => request)).toEqual([{ room: 7, amount: 1_250, shares: 5, currency: 'USD' }]);
    expect([scope.getState(form.$isGiving), scope.getState(form.$amountText)]).toEqual([false, '']);
    expect(loads.length).toBeGreaterThan(before);
  });

  it('keeps its key when it is tried again, and says why it was refused', async () => {
    const { scope } = await open();
    const gifts = server.answer(contract.give, () => failure('rain_not_given', { reason: 'turnover' }));
    await fill(scope, '12.50', '5');
    for (let each = 0; each < 2; each += 1) await allSettled(form.giftConfirmed, { scope });
    expect(scope.getState(form.$giveProblem)).toEqual({ reason: 'turnover' });
    expect(new Set(gifts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    await allSettled(form.changeRequested, { scope });
    expect([scope.getState(form.$step), scope.getState(form.$giveProblem)]).toEqual(['form', null]);
  });

  it('outside the bounds is not reviewed', async () => {
    const { scope } = await open();
    for (const [amount, shares] of [
      ['0.99', '5'],
      // More than is left today.
      ['50.01', '5'],
      ['10', '0'],
      ['10', '51'],
      ['10', '1.5'],
    ] as const) {
      await fill(scope, amount, shares);
      expect([scope.getState(form.$step), scope.getState(form.$isIncomplete)], `${amount} ${shares}`).toEqual([
        'form',
        true,
      ]);
    }
    await fill(scope, '50', '٥٠');
    expect(scope.getState(form.$step)).toBe('review');
  });

  it('is offered to nobody where members give none', async () => {
    const { scope } = await open(() => ({ terms: null, share: null }));
    expect(scope.getState($terms)).toBeNull();
  });
});
