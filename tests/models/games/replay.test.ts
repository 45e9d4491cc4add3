import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { records } from '../../../contract/records.ts';
import { site } from '../../../contract/site.ts';
import { frameLoaded, frameShown } from '../../../src/features/game-frame/model.ts';
import {
  $replayRefusal,
  $replayUrl,
  replayEntered,
  replayLeft,
  replayRetried,
} from '../../../src/pages/game/replay-model.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { begin, later, loadSite, logIn, pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

const server = mockServer();
beforeEach(() => void server.answer(site.info, () => siteOf()));
const ROUND = '4b2f7d3e-6c1a-4f5b-9a43-2f1f0f6f7c11';
const memberPage = async () => {
  const scope = pageOf();
  await begin(scope);
  await loadSite(scope);
  await logIn(scope);
  return scope;
};

describe('[PP-25] showing a round again', () => {
  it('requests the vendor’s address for it, and discards it when the page is left', async () => {
    const calls = server.answer(records.replay, () => ({ url: '/studio/play/#replay=a' }));
    const scope = await memberPage();
    await allSettled(replayEntered, { scope, params: ROUND });
    expect(calls.map(({ request }) => request)).toEqual([{ roundId: ROUND }]);
    expect(scope.getState($replayUrl)).toBe('/studio/play/#replay=a');
    await allSettled(replayLeft, { scope });
    expect(scope.getState($replayUrl)).toBeNull();
  });

  it('[AUTH-13] asks a guest to log in, and continues afterwards', async () => {
    server.answer(records.replay, () => ({ url: '/studio/play/#replay=a' }));
    const scope = pageOf();
    await begin(scope);
    await loadSite(scope);
    await allSettled(replayEntered, { scope, params: ROUND });
    expect([scope.getState($modal), scope.getState($replayUrl)]).toEqual([{ name: 'login' }, null]);
    await logIn(scope);
    expect(scope.getState($replayUrl)).toBe('/studio/play/#replay=a');
  });

  it('reports the failure, and can be tried again', async () => {
    server.answer(records.replay, (_, { nth }) => (nth === 1 ? failure('replay_unavailable') : { url: '/play' }));
    const scope = await memberPage();
    await allSettled(replayEntered, { scope, params: ROUND });
    expect(scope.getState($replayRefusal)?.key).toBe('replay_unavailable');
    await allSettled(replayRetried, { scope });
    expect([scope.getState($replayRefusal), scope.getState($replayUrl)]).toEqual([null, '/play']);
  });

  it('does not open a replay that was left before its address arrived', async () => {
    const answer = later<{ url: string }>();
    server.answer(records.replay, () => answer.promise);
    const scope = await memberPage();
    const entered = allSettled(replayEntered, { scope, params: ROUND });
    const left = allSettled(replayLeft, { scope });
    answer.arrive({ url: '/play' });
    await Promise.all([entered, left]);
    expect(scope.getState($replayUrl)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('opens no address that is no page: %s', async (url) => {
    server.answer(records.replay, () => ({ url }));
    const scope = await memberPage();
    await allSettled(replayEntered, { scope, params: ROUND });
    expect([scope.getState($replayUrl), scope.getState($replayRefusal)?.key]).toEqual([null, 'invalid_url']);
  });

  it('does not open again when a document that was never ready is replaced by another', async () => {
    server.answer(records.replay, () => ({ url: '/play' }));
    const scope = await memberPage();
    await allSettled(replayEntered, { scope, params: ROUND });
    await allSettled(frameShown, { scope, params: { url: '/play', mode: 'replay', poolId: null } });
    const frame = { postMessage: vi.fn() };
    for (let loads = 0; loads < 2; loads += 1) await allSettled(frameLoaded, { scope, params: frame });
    expect([scope.getState($replayUrl), scope.getState($replayRefusal)?.key]).toEqual([null, 'invalid_url']);
  });
});
