import { allSettled, type Scope } from 'effector';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { favourites } from '../../contract/games.ts';
import {
  $favourites,
  favouriteShown,
  favouritesForgotten,
  favouritesRequested,
} from '../../src/entities/favourites/model.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';
import { heartPressed } from '../../src/features/favourite/model.ts';
import { $modal } from '../../src/shared/lib/modals.ts';
import { cut, failure, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { environmentOf, begin, heardOf, later, logIn, pageOf } from './support/page.ts';
import { gameOf } from './support/samples.ts';

const server = mockServer();

/** A page with its own clock, for the throttle of one second. */
const pageWithClock = async () => {
  const clock = new VirtualTimeScheduler();
  const scope = pageOf({ values: [[$environment, environmentOf(clock)]] });
  await begin(scope);
  const pass = (ms: number) => {
    clock.maxFrames = clock.now() + ms;
    clock.flush();
    clock.frame = clock.maxFrames;
  };
  return { scope, pass };
};
/** A member’s page whose list of favourites is loaded. */
const memberPage = async (ids: string[] = []) => {
  server.answer(favourites.ids, () => ({ ids }));
  const page = await pageWithClock();
  await logIn(page.scope);
  await allSettled(favouritesRequested, { scope: page.scope });
  return page;
};
const press = (scope: Scope, nodeId: number) => allSettled(heartPressed, { scope, params: gameOf(nodeId) });
const shown = (scope: Scope) => [...scope.getState($favourites)].sort();

describe('[GAME-06] the heart of a game', () => {
  it('shows the server’s list, with node ids as strings', async () => {
    const { scope } = await memberPage(['7', '12']);
    expect(shown(scope)).toEqual(['12', '7']);
  });

  it('is filled before the server responds, and stays filled', async () => {
    const answer = later<object>();
    const calls = server.answer(favourites.add, () => answer.promise as Promise<{}>);
    const { scope } = await memberPage(['7']);
    const pressed = press(scope, 8);
    expect(shown(scope)).toEqual(['7', '8']);
    answer.arrive({});
    await pressed;
    expect(shown(scope)).toEqual(['7', '8']);
    expect(calls.map(({ request }) => request)).toEqual([{ nodeId: '8', vendor: 'STUDIO', gameType: 'RNG' }]);
  });

  it('removes a favourite', async () => {
    const calls = server.answer(favourites.remove, () => ({}));
    const { scope } = await memberPage(['7', '8']);
    await press(scope, 8);
    expect(shown(scope)).toEqual(['7']);
    expect(calls.map(({ request }) => request)).toEqual([{ nodeId: '8' }]);
  });

  it.each([
    ['a refused addition', ['7'], favourites.add, 8],
    ['a refused removal', ['7', '8'], favourites.remove, 8],
  ] as const)('returns to its earlier state after %s', async (_, ids, endpoint, nodeId) => {
    server.answer(endpoint, () => failure('system_error'));
    const { scope } = await memberPage([...ids]);
    const states = heardOf($favourites, scope);
    await press(scope, nodeId);
    expect(states).toHaveLength(2);
    expect(shown(scope)).toEqual([...ids]);
  });

  it('returns to its earlier state when the connection is cut, and works again afterwards', async () => {
    server.answer(favourites.add, (_, { nth }) => (nth === 1 ? cut() : {}));
    const { scope, pass } = await memberPage();
    await press(scope, 8);
    expect(shown(scope)).toEqual([]);
    pass(1_000);
    await press(scope, 8);
    expect(shown(scope)).toEqual(['8']);
  });
});

describe('[GAME-06] a list that is loading while a heart is pressed', () => {
  it('is discarded because it may be older than the change, and is requested again', async () => {
    const first = later<{ ids: string[] }>();
    const requested = server.answer(favourites.ids, (_, { nth }) =>
      nth === 1 ? (first.promise as Promise<{ ids: string[] }>) : { ids: ['7', '8'] },
    );
    server.answer(favourites.add, () => ({}));
    const { scope } = await pageWithClock();
    await logIn(scope);
    const loaded = allSettled(favouritesRequested, { scope });
    await expect.poll(() => requested.length).toBe(1);
    const states = heardOf($favourites, scope);
    const pressed = press(scope, 8);
    await expect.poll(() => shown(scope)).toEqual(['8']);
    first.arrive({ ids: ['7'] });
    await Promise.all([loaded, pressed]);
    expect([requested.length, states.map((state) => [...state].sort())]).toEqual([2, [['8'], ['7', '8']]]);
  });
});

describe('[GAME-06] [LIVE-09] at most one change a second for each heart', () => {
  it('sends the first click, and no other afterwards', async () => {
    const added = server.answer(favourites.add, () => ({}));
    const { scope, pass } = await memberPage();
    await Promise.all([press(scope, 8), press(scope, 8), press(scope, 8)]);
    pass(5_000);
    await allSettled(scope);
    expect([added.length, shown(scope)]).toEqual([1, ['8']]);
  });

  it('ignores a click at 999 ms, and accepts one at 1000 ms', async () => {
    const added = server.answer(favourites.add, () => ({}));
    const removed = server.answer(favourites.remove, () => ({}));
    const { scope, pass } = await memberPage();
    await press(scope, 8);
    pass(999);
    await press(scope, 8);
    expect([added.length, removed.length, shown(scope)]).toEqual([1, 0, ['8']]);
    pass(1);
    await press(scope, 8);
    expect([added.length, removed.length, shown(scope)]).toEqual([1, 1, []]);
  });

  it('throttles each game separately', async () => {
    const added = server.answer(favourites.add, () => ({}));
    const { scope } = await memberPage();
    await Promise.all([press(scope, 8), press(scope, 9)]);
    expect([added.length, shown(scope)]).toEqual([2, ['8', '9']]);
  });
});

describe('[GAME-06] [AUTH-13] a guest’s heart', () => {
  it('asks the guest to log in, and is filled afterwards', async () => {
    const added = server.answer(favourites.add, () => ({}));
    const { scope } = await pageWithClock();
    await press(scope, 8);
    expect([scope.getState($modal), added.length, shown(scope)]).toEqual([{ name: 'login' }, 0, []]);
    await logIn(scope);
    expect([added.length, shown(scope)]).toEqual([1, ['8']]);
  });

  it('keeps a game that is already a favourite', async () => {
    server.answer(favourites.ids, () => ({ ids: ['8'] }));
    server.answer(favourites.add, () => ({}));
    const removed = server.answer(favourites.remove, () => ({}));
    const { scope } = await pageWithClock();
    await press(scope, 8);
    await logIn(scope);
    await allSettled(favouritesRequested, { scope });
    expect([removed.length, shown(scope)]).toEqual([0, ['8']]);
  });
});

describe('a member’s favourites', () => {
  it('are cleared at the logout', async () => {
    const { scope } = await memberPage(['7']);
    await allSettled(favouritesForgotten, { scope });
    expect(shown(scope)).toEqual([]);
  });

  it('are cleared also when their list could not be loaded, so that the next member starts without any', async () => {
    server.answer(favourites.ids, cut);
    const added = server.answer(favourites.add, () => ({}));
    const { scope, pass } = await pageWithClock();
    await logIn(scope);
    await allSettled(favouritesRequested, { scope });
    await press(scope, 8);
    expect(shown(scope)).toEqual(['8']);
    await allSettled(favouritesForgotten, { scope });
    expect(shown(scope)).toEqual([]);
    pass(1_000);
    await press(scope, 8);
    expect([added.length, shown(scope)]).toEqual([2, ['8']]);
  });

  it('change in their own scope only', async () => {
    const scope = pageOf();
    await expectIsolated(scope, [$favourites], () =>
      allSettled(favouriteShown, { scope, params: { nodeId: '7', favourite: true } }),
    );
  });
});
