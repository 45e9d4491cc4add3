import { allSettled, createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { liveEvents } from '../../../src/shared/realtime/live-events.ts';
import { liveServer } from '../support/live-server.ts';
import { heardOf, pageOf } from '../support/page.ts';

const $key = createStore<string | null>(null);
const loaded = createEvent<number[]>();
const log = liveEvents({
  feed: 'notices',
  $key,
  initial: [] as number[],
  reduce: (ids, change) => [...ids, change.kind === 'withdrawn' ? change.id : change.notice.id],
  snapshot: { loaded, apply: (_, ids: number[]) => ids },
});
const withdrawn = (id: number) => ({ kind: 'withdrawn' as const, id });

const open = async () => {
  const live = liveServer();
  const scope = pageOf({ live, values: [[$key, 'merchant:parlour']] });
  await live.open(scope);
  return { live, scope };
};

describe('liveEvents', () => {
  it('applies each event once and in order', async () => {
    const { live, scope } = await open();
    const first = live.tell('notices', 'merchant:parlour', withdrawn(1));
    live.tell('notices', 'merchant:parlour', withdrawn(2));
    live.send(first);
    expect(scope.getState(log.$value)).toEqual([1, 2]);
  });

  it('starts from a snapshot, and applies later events to it', async () => {
    const { live, scope } = await open();
    await allSettled(loaded, { scope, params: [7, 8] });
    live.tell('notices', 'merchant:parlour', withdrawn(9));
    expect(scope.getState(log.$value)).toEqual([7, 8, 9]);
  });

  it('[W3] asks for a snapshot when the log no longer reaches back', async () => {
    const { live, scope } = await open();
    const lost = heardOf(log.lost, scope);
    live.tell('notices', 'merchant:parlour', withdrawn(1));
    expect(lost).toHaveLength(0);
    live.loseEvents('notices', 'merchant:parlour', 3, withdrawn(5));
    expect(lost).toHaveLength(1);
  });

  it('[BR7] leaves another scope and the default state alone', async () => {
    const { live } = await open();
    const elsewhere = pageOf({ live: liveServer() });
    live.tell('notices', 'merchant:parlour', withdrawn(1));
    expect([elsewhere.getState(log.$value), log.$value.getState()]).toEqual([[], []]);
  });
});
