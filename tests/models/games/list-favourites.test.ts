import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { favourites, games, type Game } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { removeFavouriteFx } from '../../../src/entities/favourites/model.ts';
import { createGameList } from '../../../src/features/browse-games/model.ts';
import { mockServer } from '../../support/msw.ts';
import { logIn, pageOf } from '../support/page.ts';
import { gamesOf, idsOf } from '../support/samples.ts';

const server = mockServer();
const list = createGameList({ first: 12, then: 12 });

/** A member’s list of favourites, on a server with these. */
const favouritesOf = async (count: number) => {
  let kept: Game[] = gamesOf(1, count);
  server.answer(favourites.remove, ({ nodeId }) => {
    kept = kept.filter((game) => game.nodeId !== nodeId);
    return {};
  });
  const calls = server.answer(favourites.list, ({ pageNo, pageSize = LIMITS.shortListPageSize }) => ({
    content: kept.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(kept.length / pageSize),
  }));
  const scope = pageOf();
  await logIn(scope);
  await allSettled(list.opened, { scope, params: { base: {}, classify: 'FAV' } });
  const shown = () => idsOf(scope.getState(list.$games));
  return { scope, calls, shown, kept: () => idsOf(kept) };
};
const nodeIdOf = (nth: number) => gamesOf(1, nth).at(-1)!.nodeId;

describe('[GAME-06] the list of favourites', () => {
  it('loses a game that is no longer a favourite, and becomes empty with the last', async () => {
    const { scope, shown, kept } = await favouritesOf(2);
    await allSettled(removeFavouriteFx, { scope, params: { nodeId: nodeIdOf(1) } });
    expect(shown()).toEqual(kept());
    expect(shown()).toHaveLength(1);
    await allSettled(removeFavouriteFx, { scope, params: { nodeId: nodeIdOf(2) } });
    expect(scope.getState(list.$state)).toBe('empty');
  });

  it('skips none of the later pages after one was removed', async () => {
    const { scope, shown, kept } = await favouritesOf(30);
    await allSettled(removeFavouriteFx, { scope, params: { nodeId: nodeIdOf(3) } });
    await allSettled(list.moreRequested, { scope });
    await allSettled(removeFavouriteFx, { scope, params: { nodeId: nodeIdOf(5) } });
    await allSettled(list.moreRequested, { scope });
    expect(shown()).toEqual(kept());
    expect(shown()).toHaveLength(28);
  });

  it('keeps the game in every other list', async () => {
    const { scope, shown } = await favouritesOf(3);
    server.answer(games.list, () => ({ games: gamesOf(1, 3), pageNum: 1, totalPages: 1, total: 3 }));
    await allSettled(list.opened, { scope, params: { base: {}, classify: 'ALL' } });
    const before = shown();
    await allSettled(removeFavouriteFx, { scope, params: { nodeId: nodeIdOf(1) } });
    expect(before).toHaveLength(3);
    expect(shown()).toEqual(before);
  });
});
