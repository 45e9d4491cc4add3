import { allSettled, createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { createLifecycle } from '../../../src/shared/lib/lifecycle.ts';
import { liveState } from '../../../src/shared/realtime/live-state.ts';
import { liveServer } from '../support/live-server.ts';
import { pageOf } from '../support/page.ts';

const contracts = (waiting: number) => ({ waiting });
const keyChanged = createEvent<string | null>();
const $key = createStore<string | null>(null).on(keyChanged, (_, key) => key);
const page = createLifecycle();
const always = liveState({ feed: 'contracts', $key });
const onPage = liveState({ feed: 'contracts', $key, lifecycle: page });

const $otherKey = createStore<string | null>(null);
const other = liveState({ feed: 'contracts', $key: $otherKey });
/** Keys are those of a scope: without one, a figure follows nothing in the tests of other files. */
const follow = (live: ReturnType<typeof liveServer>, otherKey: string | null = null) =>
  pageOf({
    live,
    values: [
      [$key, 'agent:1'],
      [$otherKey, otherKey],
    ],
  });

const open = async (otherKey?: string) => {
  const live = liveServer();
  const scope = follow(live, otherKey);
  live.tell('contracts', 'agent:1', contracts(1));
  live.tell('contracts', 'agent:2', contracts(2));
  await live.open(scope);
  return { live, scope };
};

describe('liveState', () => {
  it('is null while unknown, then the newest value', async () => {
    const live = liveServer();
    const scope = follow(live);
    await live.open(scope);
    expect([scope.getState(always.$value), scope.getState(always.$state)]).toEqual([null, 'unknown']);
    live.tell('contracts', 'agent:1', contracts(1));
    expect([scope.getState(always.$value), scope.getState(always.$state)]).toEqual([contracts(1), 'live']);
  });

  it('[W8] keeps the last value while offline, and says so', async () => {
    const { live, scope } = await open();
    live.cut();
    expect([scope.getState(always.$value), scope.getState(always.$state)]).toEqual([contracts(1), 'offline']);
  });

  it('is unknown for another key until its first value, and without a key', async () => {
    const { live, scope } = await open();
    await allSettled(keyChanged, { scope, params: 'agent:2' });
    expect(scope.getState(always.$value)).toBeNull();
    live.pass();
    expect(scope.getState(always.$value)).toEqual(contracts(2));
    await allSettled(keyChanged, { scope, params: null });
    live.pass();
    expect([scope.getState(always.$value), live.watched('contracts')]).toEqual([null, []]);
  });

  it('is followed only while its view is open, and is unknown after it closed', async () => {
    const { live, scope } = await open();
    expect(scope.getState(onPage.$value)).toBeNull();
    await allSettled(page.opened, { scope });
    live.pass();
    expect(scope.getState(onPage.$value)).toEqual(contracts(1));
    await allSettled(page.closed, { scope });
    live.tell('contracts', 'agent:1', contracts(5));
    expect(scope.getState(onPage.$value)).toBeNull();
  });

  it('ignores other keys of its feed that the page also follows', async () => {
    const { scope } = await open('agent:2');
    expect([scope.getState(always.$value), scope.getState(other.$value)]).toEqual([contracts(1), contracts(2)]);
  });

  it('[BR7] leaves another scope and the default state alone', async () => {
    const elsewhere = pageOf({ live: liveServer() });
    await open();
    expect([elsewhere.getState(always.$value), always.$value.getState()]).toEqual([null, null]);
  });
});
