import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { missions, type LeaderboardInfo, type OwnMission } from '../../contract/missions.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { $missionBadges, badgeViews } from '../../src/features/missions/badges.ts';
import {
  $board,
  $claimFailure,
  $missions,
  boardView,
  missionClaimed,
  missionsView,
} from '../../src/features/missions/index.ts';
import { $gameBoard, $gameMissions, gameMissionsView } from '../../src/features/missions/of-game.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();
const FROM = '2026-11-29';
const money = { currency: 'USD', exponent: 2 };
const mission = (over: Partial<OwnMission> = {}): OwnMission => ({
  ...{
    code: 'walk',
    title: 'A walk',
    summary: '',
    period: 'daily',
    from: FROM,
    to: FROM,
    endsAtMs: 9e12,
    state: 'open',
  },
  ...{ conditions: [{ kind: 'valid_stake', target: 1_000 }], values: [0], types: null },
  ...{ prize: { kind: 'points', points: 50 }, claimed: true, lapsesAtMs: null, refusal: null },
  ...over,
});

const BOARD: LeaderboardInfo = {
  ...{ code: 'race', title: 'The race', summary: '', from: FROM, to: FROM, key: 'board:7', period: 'daily' },
  ...{ minStake: null, types: null, settleHours: 0, prizes: [], endsAtMs: 9e12, measure: 'turnover', ties: 'share' },
};

const open = async (list: OwnMission[]) => {
  const calls = server.answer(missions.summary, () => ({ ...money, list, excluded: false }));
  const live = liveServer();
  const scope = pageOf({ live });
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await logIn(scope);
  await allSettled(missionsView.opened, { scope });
  const tell = async (state: OwnMission['state'], value: number) => {
    live.tell('missions', MEMBER_KEY, { list: [{ code: 'walk', from: FROM, state, values: [value] }] });
    await allSettled(scope);
  };
  const shown = () => scope.getState($missions)?.list.map(({ state, values }) => [state, ...values]);
  return { live, scope, calls, tell, shown };
};

describe('[MEM-07] the list of missions', () => {
  it('follows the progress of the feed, without another request', async () => {
    const { tell, shown, calls } = await open([mission()]);
    await tell('open', 300);
    const before = calls.length;
    await tell('open', 600);
    expect(shown()).toEqual([['open', 600]]);
    expect(calls.length).toBe(before);
  });

  it('asks again when a mission has got another state', async () => {
    const { tell, shown, calls } = await open([mission()]);
    await tell('open', 300);
    const before = calls.length;
    await tell('reached', 1_000);
    expect(shown()).toEqual([['reached', 1_000]]);
    expect(calls.length).toBe(before + 1);
  });

  it('names why a claim was refused, at the mission that was claimed', async () => {
    const { scope } = await open([mission({ state: 'reached', values: [1_000] })]);
    server.answer(missions.claim, () => failure('campaign_not_open', { reason: 'full' }));
    await allSettled(missionClaimed, { scope, params: { code: 'walk', from: FROM } });
    expect(scope.getState($claimFailure)).toEqual({
      claim: `walk ${FROM}`,
      key: 'campaign_not_open',
      reason: 'full',
    });
  });
});

describe('[MEM-07] beside a game', () => {
  const titlesOf = async (list: OwnMission[]) => {
    const { scope, tell } = await open(list);
    server.answer(missions.leaderboard, () => ({ ...money, boards: [], board: null }));
    await allSettled(gameMissionsView.opened, { scope, params: 'RNG' });
    const titles = () => scope.getState($gameMissions)?.list.map(({ title }) => title);
    return { tell, titles };
  };

  it('are the missions that its play moves, those to claim first, then the furthest', async () => {
    const { titles } = await titlesOf([
      mission({ code: 'a', title: 'near', values: [900] }),
      mission({ code: 'b', title: 'far', types: ['RNG'] }),
      mission({ code: 'c', title: 'of fish', types: ['FISH'] }),
      mission({ code: 'd', title: 'of deposits', conditions: [{ kind: 'deposits', target: 100 }] }),
      mission({ code: 'e', title: 'claimed', state: 'claimed' }),
      mission({ code: 'f', title: 'reached', state: 'reached', values: [1_000] }),
    ]);
    expect(titles()).toEqual(['reached', 'near', 'far']);
  });

  it('they follow the feed', async () => {
    const { tell, titles } = await titlesOf([
      mission({ title: 'walk' }),
      mission({ code: 'run', title: 'run', values: [500] }),
    ]);
    expect(titles()).toEqual(['run', 'walk']);
    await tell('open', 700);
    expect(titles()).toEqual(['walk', 'run']);
  });

  const OF_FISH: LeaderboardInfo = { ...BOARD, code: 'fish', key: 'board:8', types: ['FISH'] };
  const own = { rank: 7, tied: 1, score: 5, name: 'a***', next: null };
  const boardOf = async (type: 'RNG' | 'LOTT', boards: LeaderboardInfo[]) => {
    const { scope } = await open([]);
    const requests = server.answer(missions.leaderboard, ({ code = boards[0]?.code ?? '' }) => ({
      ...money,
      boards,
      board: boards.length > 0 ? { code, rows: [], own, members: 9, asOfMs: 10 } : null,
    }));
    await allSettled(gameMissionsView.opened, { scope, params: type });
    const shown = scope.getState($gameBoard);
    return { requests: requests.length, shown: shown && [shown.info.code, shown.own?.rank] };
  };

  it.each([
    ['the first one, where the game counts for it', 'RNG', [BOARD, OF_FISH], 1, ['race', 7]],
    ['the one that the game counts for', 'RNG', [OF_FISH, BOARD], 2, ['race', 7]],
    ['none, where the game counts for none', 'LOTT', [OF_FISH], 1, null],
    ['none, where none runs', 'RNG', [], 1, null],
  ] as const)('is the leaderboard: %s', async (_what, type, boards, requests, shown) => {
    expect(await boardOf(type, [...boards])).toEqual({ requests, shown });
  });

  it('nothing is requested for a visitor', async () => {
    const calls = [
      server.answer(missions.summary, () => ({ ...money, list: [], excluded: false })),
      server.answer(missions.leaderboard, () => ({ ...money, boards: [], board: null })),
    ];
    const scope = pageOf();
    await allSettled(missionsView.opened, { scope });
    await allSettled(gameMissionsView.opened, { scope, params: 'RNG' });
    expect(calls.flat()).toEqual([]);
  });
});

it('[MEM-02] the badge of missions follows the feed', async () => {
  const { live, scope } = await open([]);
  await allSettled(badgeViews.shown, { scope });
  live.tell('badges', MEMBER_KEY, { missionLeaderboard: 2 });
  await allSettled(scope);
  expect(scope.getState($missionBadges)).toEqual({ missionLeaderboard: 2 });
});

it.each([
  ['follow the feed', FROM, 'b***'],
  ['stay where the feed has those of another period', '2026-11-30', 'a***'],
])('[MEM-07] the ranks %s', async (_what, from, shown) => {
  const { live, scope } = await open([]);
  server.answer(missions.leaderboard, () => ({
    ...money,
    boards: [BOARD],
    board: { code: 'race', rows: [{ rank: 1, name: 'a***', score: 5 }], own: null, members: 1, asOfMs: 10 },
  }));
  await allSettled(boardView.opened, { scope });
  const names = () => scope.getState($board)?.board?.rows.map(({ name }) => name);
  expect(names()).toEqual(['a***']);
  live.tell('leaderboard', 'board:7', { from, asOfMs: 20, members: 2, rows: [{ rank: 1, name: 'b***', score: 9 }] });
  expect(names()).toEqual([shown]);
  // The own rank would be asked for a while later; not awaited, as that includes the while.
  void allSettled(boardView.closed, { scope });
});
