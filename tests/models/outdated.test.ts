import { describe, expect, it } from 'vitest';
import { $interruption } from '../../src/features/connection/model.ts';
import { $connection, $isLive } from '../../src/shared/realtime/runtime.ts';
import { liveServer } from './support/live-server.ts';
import { pageOf } from './support/page.ts';

describe('[W4] a page whose protocol the server no longer speaks', () => {
  const open = async () => {
    const live = liveServer();
    const scope = pageOf({ live });
    live.refuse('CLIENT_TOO_OLD');
    await live.open(scope);
    return { live, scope };
  };

  it('is outdated, blocks money actions and says so to visitors as well', async () => {
    const { scope } = await open();
    expect(scope.getState($connection).state).toBe('outdated');
    expect(scope.getState($isLive)).toBe(false);
    expect(scope.getState($interruption)).toEqual({ state: 'outdated', balance: null });
  });

  it('closes its transport once and joins no more', async () => {
    const { live, scope } = await open();
    live.refuse(null);
    live.cut();
    live.connect();
    live.pass(120_000);
    expect({ joins: live.joins.length, closed: live.closed() }).toEqual({ joins: 1, closed: 1 });
    expect(scope.getState($connection).state).toBe('outdated');
  });
});
