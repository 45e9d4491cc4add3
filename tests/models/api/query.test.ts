import { allSettled, createEffect, createEvent } from 'effector';
import { describe, expect, it } from 'vitest';
import { jackpots } from '../../../contract/jackpots.ts';
import { createQuery } from '../../../src/shared/api/query.ts';
import type { CallFailure } from '../../../src/shared/api/failure.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { later, pageOf } from '../support/page.ts';

const server = mockServer();
const callFx = createEffect<number, string, CallFailure>();
const ended = createEvent();
const query = createQuery(callFx, { resetOn: [ended] });

/** A page whose calls wait until the test answers them, in any order. */
const open = () => {
  const requested: { params: number; arrive: (value: string) => void; refuse: (key: string) => void }[] = [];
  const scope = pageOf({
    handlers: [
      [
        callFx,
        (params: number) =>
          new Promise<string>((resolve, reject) => {
            requested.push({
              params,
              arrive: resolve,
              refuse: (key) => reject(Object.assign(new Error(key), { key })),
            });
          }),
      ],
    ],
  });
  const state = () => ({
    data: scope.getState(query.$data),
    error: scope.getState(query.$error)?.key ?? null,
    pending: scope.getState(query.$pending),
    stale: scope.getState(query.$stale),
  });
  return { scope, requested, state };
};
const none = { data: null, error: null, pending: false, stale: false };

describe('createQuery', () => {
  it('is pending until the answer, and then has the data', async () => {
    const { scope, requested, state } = open();
    const settled = allSettled(query.start, { scope, params: 1 });
    expect(state()).toEqual({ ...none, pending: true });
    requested[0]!.arrive('one');
    await settled;
    expect(state()).toEqual({ ...none, data: 'one' });
  });

  it('keeps the data while newer data is awaited, and after that failed, and says that it is stale', async () => {
    const { scope, requested, state } = open();
    const first = allSettled(query.start, { scope, params: 1 });
    requested[0]!.arrive('one');
    await first;
    const second = allSettled(query.refresh, { scope });
    expect(requested[1]!.params).toBe(1);
    expect(state()).toEqual({ ...none, data: 'one', pending: true, stale: true });
    requested[1]!.refuse('system_error');
    await second;
    expect(state()).toEqual({ data: 'one', error: 'system_error', pending: false, stale: true });
    const third = allSettled(query.refresh, { scope });
    expect(state()).toEqual({ ...none, data: 'one', pending: true, stale: true });
    requested[2]!.arrive('three');
    await third;
    expect(state()).toEqual({ ...none, data: 'three' });
  });

  it('drops the answer, and the failure, of an older request', async () => {
    const { scope, requested, state } = open();
    const settled = [1, 2, 3].map((params) => allSettled(query.start, { scope, params }));
    requested[0]!.arrive('one');
    requested[1]!.refuse('system_error');
    await Promise.resolve();
    expect(state()).toEqual({ ...none, pending: true });
    requested[2]!.arrive('three');
    await Promise.all(settled);
    expect(state()).toEqual({ ...none, data: 'three' });
  });

  it.each([
    ['reset', query.reset],
    ['a unit of `resetOn`', ended],
  ])('forgets the data on %s, and drops an answer that comes after it', async (_, forget) => {
    const { scope, requested, state } = open();
    const first = allSettled(query.start, { scope, params: 1 });
    requested[0]!.arrive('one');
    await first;
    const second = allSettled(query.refresh, { scope });
    const forgotten = allSettled(forget, { scope });
    expect(state()).toEqual(none);
    requested[1]!.arrive('late');
    await Promise.all([second, forgotten]);
    expect(state()).toEqual(none);
  });

  it('requests nothing on refresh before the first request', async () => {
    const { scope, requested, state } = open();
    await allSettled(query.refresh, { scope });
    expect({ requested, ...state() }).toEqual({ requested: [], ...none });
  });

  it('leaves another scope and the default state alone', async () => {
    const { scope, requested } = open();
    const other = open();
    const settled = allSettled(query.start, { scope, params: 1 });
    requested[0]!.arrive('one');
    await settled;
    expect([other.state(), query.$data.getState()]).toEqual([none, null]);
  });
});

describe('createQuery of an endpoint', () => {
  const pools = createQuery(jackpots.list);

  it('calls it, and has its answer or its failure', async () => {
    const answer = later<{ list: [] }>();
    server.answer(jackpots.list, (_, { nth }) => (nth === 1 ? answer.promise : failure('system_error')));
    const scope = pageOf();
    const settled = allSettled(pools.start, { scope, params: {} });
    answer.arrive({ list: [] });
    await settled;
    expect(scope.getState(pools.$data)).toEqual({ list: [] });
    await allSettled(pools.refresh, { scope });
    expect(scope.getState(pools.$error)).toMatchObject({ key: 'system_error' });
  });
});
