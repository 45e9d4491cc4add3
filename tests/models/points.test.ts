import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { levels } from '../../contract/levels.ts';
import { POINT_CATEGORIES, points, type PointExchange, type PointProduct } from '../../contract/points.ts';
import { pointViews } from '../../src/features/points/live.ts';
import { shareOf } from '../../src/entities/points/texts.ts';
import { $balance, ownerChanged } from '../../src/entities/wallet/model.ts';
import * as convert from '../../src/features/points/convert.ts';
import { $level } from '../../src/features/points/level.ts';
import { $mallFailure, $points, $products, mallPage, mallRequested } from '../../src/features/points/mall.ts';
import { exchangeRecord, exchangesView } from '../../src/features/points/record.ts';
import * as redeem from '../../src/features/points/redeem.ts';
import { refusalOf } from '../../src/features/points/refusal.ts';
import { productsOf } from '../../src/pages/point-mall/products.ts';
import { liveClosed } from '../../src/shared/realtime/runtime.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();
const productOf = (over: Partial<PointProduct> = {}): PointProduct => ({
  ...{ code: 'fan', exchangeType: 'goods', productName: 'Silk fan', description: '', picture: null },
  ...{ requiredPoints: 100, amount: null, rounds: null, stock: 8, maxEach: 3, reviewed: true },
  ...over,
});
const exchangeOf = (number: number, over: Partial<PointExchange> = {}): PointExchange => ({
  ...{ transactionNumber: String(number), applicationTime: 0, exchangeType: 'goods', productName: 'Silk fan' },
  ...{ quantity: 1, requiredPoints: 100, status: 'applying', amount: null, decidedAtMs: null },
  ...over,
});
const level = (code: string, stake: number) => ({ code, name: code, stake, pointsFactor: 1_000, gift: null });
const LADDER = [level('wood', 0), level('silver', 1_000), level('gold', 5_000)];
const rules = { rates: { RNG: 1_000 }, expiryDays: 30, convert: { points: 50, amount: 25 } };
const received = (have: number, over: object = {}) => ({ points: have, owed: 0, applying: 0, stake: 200, ...over });

/** The points mall of a member with 350 points. */
const open = async (
  reward: () => { list: PointProduct[] } | ReturnType<typeof failure> = () => ({ list: [productOf()] }),
) => {
  server.answer(points.balance, () => ({ points: 350, owed: 0, expires: { points: 50, expiresOn: '2027-01-31' } }));
  server.answer(points.config, () => ({ rules, next: null, categories: [...POINT_CATEGORIES] }));
  const products = server.answer(points.reward, reward);
  server.answer(levels.own, () => ({
    ...{ level: LADDER[0]!, next: { ...LADDER[1]!, left: 800 }, stake: 200, periodDays: 30, fallsOn: null },
    list: LADDER,
  }));
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(pointViews.opened, { scope });
  await allSettled(mallPage.opened, { scope });
  live.pass();
  return { scope, live, products };
};
type Page = Awaited<ReturnType<typeof open>>;

describe('[MEM-05] the points mall', () => {
  it('shows the points with what expires next, and follows them', async () => {
    const { scope, live } = await open();
    expect(scope.getState($points)).toMatchObject({ points: 350, expires: { expiresOn: '2027-01-31' } });
    live.tell('points', MEMBER_KEY, received(420, { applying: 1 }));
    live.pass();
    expect(scope.getState($points)).toMatchObject({ points: 420, applying: 1 });
  });

  it('says why it cannot be shown, and keeps what it has when a later load fails', async () => {
    let fails = true;
    const { scope } = await open(() => (fails ? failure('system_error') : { list: [productOf()] }));
    expect(scope.getState($mallFailure)).toMatchObject({ key: 'system_error' });
    fails = false;
    await allSettled(mallRequested, { scope });
    fails = true;
    await allSettled(mallRequested, { scope });
    expect([scope.getState($mallFailure), scope.getState($products)?.length]).toEqual([null, 1]);
  });
});

describe('[MEM-05] the level', () => {
  it('moves with each counted stake, and with a new level', async () => {
    const { scope, live } = await open();
    expect(scope.getState($level)).toMatchObject({ place: 0, next: { code: 'silver', left: 800 } });
    live.tell('points', MEMBER_KEY, received(350, { stake: 950 }));
    live.pass();
    expect(scope.getState($level)).toMatchObject({ stake: 950, next: { left: 50 } });
    live.tell('level', MEMBER_KEY, { level: 'silver', fallsOn: '2027-02-01' });
    live.pass();
    expect(scope.getState($level)).toMatchObject({ place: 1, next: { code: 'gold' }, fallsOn: '2027-02-01' });
  });

  it('fills its meter from the own level to the next', () => {
    expect([shareOf(1_000, 1_000, 5_000), shareOf(3_000, 1_000, 5_000), shareOf(9_000, 1_000, 5_000)]).toEqual([
      0, 500, 1_000,
    ]);
    expect(shareOf(-5, 0, 100)).toBe(0);
  });
});

const choose = async ({ scope }: Page, product = productOf()) => {
  await allSettled(redeem.productChosen, { scope, params: product });
};
const submit = ({ scope }: Page) => allSettled(redeem.redeemSubmitted, { scope });
const balance = { amount: 700, currency: 'USD', exponent: 2, seq: 9, epoch: 'k3f9', atMs: 0 };

describe('[MEM-05] an exchange', () => {
  it('needs an address for goods and six digits, and sends what the member saw', async () => {
    const sent = server.answer(points.redeem, () => ({ exchange: exchangeOf(7), points: 150, balance }));
    const page = await open();
    const { scope } = page;
    await choose(page);
    await submit(page);
    expect(scope.getState(redeem.$lacking)).toEqual({ delivery: true, password: true });
    expect(sent).toHaveLength(0);
    await allSettled(redeem.quantityChosen, { scope, params: 2 });
    await allSettled(redeem.deliveryTyped, { scope, params: ' 1 Street ' });
    await allSettled(redeem.passwordTyped, { scope, params: '528491' });
    await submit(page);
    expect(sent[0]!.request).toEqual({
      ...{ product: 'fan', quantity: 2, requiredPoints: 200, paymentPassword: '528491', delivery: '1 Street' },
    });
    expect(scope.getState(redeem.$exchanged)).toMatchObject({ transactionNumber: '7' });
    expect(scope.getState(redeem.$password)).toBe('');
    expect(scope.getState($balance)).toMatchObject({ amount: 700 });
    // What is left of the product has changed.
    expect(page.products).toHaveLength(2);
  });

  it('[W6] has one key for every try, and another one for another quantity', async () => {
    const sent = server.answer(points.redeem, () => failure('system_error'));
    const page = await open();
    const { scope } = page;
    await choose(page);
    await allSettled(redeem.deliveryTyped, { scope, params: '1 Street' });
    for (const quantity of [null, null, 2]) {
      if (quantity !== null) await allSettled(redeem.quantityChosen, { scope, params: quantity });
      await allSettled(redeem.passwordTyped, { scope, params: '528491' });
      await submit(page);
    }
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[W8] waits for the connection', async () => {
    const sent = server.answer(points.redeem, () => ({ exchange: exchangeOf(7), points: 150, balance }));
    const page = await open();
    await choose(page, productOf({ exchangeType: 'money', amount: 500 }));
    await allSettled(redeem.passwordTyped, { scope: page.scope, params: '528491' });
    await allSettled(liveClosed, { scope: page.scope });
    await submit(page);
    expect(sent).toHaveLength(0);
  });

  it('offers at once what points, stock and the bound of each member are enough for', async () => {
    const page = await open();
    for (const [over, max] of [
      [{}, 3],
      [{ stock: 2 }, 2],
      [{ maxEach: 1 }, 1],
      [{ requiredPoints: 300 }, 1],
      [{ requiredPoints: 900 }, 1],
    ] as const) {
      await choose(page, productOf(over));
      expect(page.scope.getState(redeem.$maxAtOnce)).toBe(max);
    }
    expect(page.scope.getState(redeem.$cost)).toEqual({ required: 900, left: 0, missing: 550 });
  });

  it('explains each refusal', () => {
    expect(refusalOf({ key: 'product_not_open', details: { reason: 'changed' } })).toEqual({
      ...{ kind: 'product', reason: 'changed' },
    });
    expect(refusalOf({ key: 'campaign_not_open', details: { reason: 'full' } })).toEqual({
      ...{ kind: 'campaign', reason: 'full' },
    });
    expect(refusalOf({ key: 'points_too_low', details: { points: 5, required: 12 } })).toEqual({
      ...{ kind: 'points', missing: 7 },
    });
    for (const details of [undefined, { reason: 'new' }])
      expect(refusalOf({ key: 'product_not_open', details })).toEqual({ kind: 'other', key: 'product_not_open' });
  });

  it('is decided on the page without a reload', async () => {
    let status: PointExchange['status'] = 'applying';
    server.answer(points.redeemList, () => ({ list: [exchangeOf(7, { status })], hasMore: false }));
    const { scope, live } = await open();
    await allSettled(exchangesView.opened, { scope });
    await allSettled(exchangeRecord.opened, { scope, params: {} });
    expect(scope.getState(exchangeRecord.$rows)).toMatchObject([{ status: 'applying' }]);
    status = 'rejected';
    live.tell('points', MEMBER_KEY, received(450));
    live.pass();
    await allSettled(scope);
    expect(scope.getState(exchangeRecord.$rows)).toMatchObject([{ status: 'rejected' }]);
  });
});

describe('[MEM-05] converting', () => {
  it('takes all points that make whole steps, or the chosen ones, and shows the money at once', async () => {
    const converted = exchangeOf(8, { exchangeType: 'convert', amount: 50, status: 'passed' });
    const sent = server.answer(points.convert, () => ({ exchange: converted, points: 250, balance }));
    const { scope } = await open();
    await allSettled(convert.convertView.opened, { scope });
    expect(scope.getState(convert.$steps)).toBe(7);
    await allSettled(convert.stepsChosen, { scope, params: 2 });
    await allSettled(convert.convertSubmitted, { scope });
    expect(sent[0]!.request).toEqual({ points: 100 });
    expect(scope.getState(convert.$converted)).toMatchObject({ amount: 50 });
    expect(scope.getState($balance)).toMatchObject({ amount: 700 });
  });
});

it('[MEM-05] products fit a category and what points are enough for; those that are gone come last', () => {
  const list = [
    productOf({ code: 'gone', stock: 0 }),
    productOf({ code: 'dear', requiredPoints: 900 }),
    productOf({ code: 'cash', exchangeType: 'money', stock: null }),
  ];
  const codes = (filters: Parameters<typeof productsOf>[1]) => productsOf(list, filters).map(({ code }) => code);
  expect(codes({ category: null, have: null })).toEqual(['dear', 'cash', 'gone']);
  expect(codes({ category: 'goods', have: null })).toEqual(['dear', 'gone']);
  expect(codes({ category: null, have: 350 })).toEqual(['cash']);
});
