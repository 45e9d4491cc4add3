import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { games } from '../../contract/games.ts';
import { sessionEnded } from '../../src/entities/session/index.ts';
import { $continued, continuePart } from '../../src/pages/home/continue-model.ts';
import { mockServer } from '../support/msw.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { gamesOf, idsOf } from './support/samples.ts';

const server = mockServer();

describe('[GAME-09] continue playing', () => {
  it('lists what a member played last, and nothing of it once the session ended', async () => {
    const calls = server.answer(games.recent, () => ({ list: gamesOf(3, 5), pageNum: 1, totalPages: 1 }));
    const scope = pageOf();
    await begin(scope);
    await allSettled(continuePart.opened, { scope });
    expect(calls).toHaveLength(0);
    await logIn(scope);
    expect(idsOf(scope.getState($continued)!)).toEqual([3, 4, 5]);
    await allSettled(sessionEnded, { scope, params: 'logout' });
    expect(scope.getState($continued)).toBeNull();
  });
});
