import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { RoundState } from '../../contract/live-rounds.ts';
import {
  $ordered,
  $tables,
  gamesListed,
  tableNear,
  tableOf,
  tables,
  tablesOrdered,
} from '../../src/features/live-tables/model.ts';
import { lookOf } from '../../src/features/live-tables/results.ts';
import { coupOf, roundStateOf } from '../support/samples.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { pageOf } from './support/page.ts';
import { gameOf, idsOf } from './support/samples.ts';

const near = (scope: Scope, nodeId: string, isNear = true) =>
  allSettled(tableNear, { scope, params: { nodeId, isNear } });

/** A list of three tables, of which the first two are near the viewport. */
const open = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  const tell = (nodeId: string, number: number, rest: Partial<RoundState> = {}) =>
    live.tell('round', `round:${nodeId}`, roundStateOf(number, rest));
  tell('1', 1, { recent: [coupOf('P')], players: 1 });
  tell('2', 1, { players: 7 });
  tell('3', 1, { players: 3 });
  const games = [
    gameOf(1, { minBet: 500, maxBet: 9_000 }),
    gameOf(2, { minBet: 100, maxBet: 1_000 }),
    gameOf(3, { minBet: 200, maxBet: 5_000 }),
  ];
  await allSettled(gamesListed, { scope, params: games });
  await live.open(scope);
  await allSettled(tables.opened, { scope });
  await near(scope, '1');
  await near(scope, '2');
  live.pass();
  const table = (nodeId: string) => tableOf(scope.getState($tables), nodeId);
  return { live, scope, tell, table, order: () => idsOf(scope.getState($ordered)) };
};

describe('[GAME-09] the list of live tables', () => {
  it('follows the tables near the viewport, and none while it is closed', async () => {
    const { live, scope } = await open();
    expect(live.watched('round')).toEqual(['round round:1', 'round round:2']);
    await near(scope, '1', false);
    await near(scope, '3');
    live.pass();
    expect(live.watched('round')).toEqual(['round round:2', 'round round:3']);
    await allSettled(tables.closed, { scope });
    live.pass();
    expect([live.watched('round'), scope.getState($tables)]).toEqual([[], {}]);
  });

  it('has phase, countdown, bets and road of each, and forgets a table that is far away', async () => {
    const { live, scope, tell, table } = await open();
    live.pass(120);
    expect(table('1')).toMatchObject({ phase: { phase: 'open', isLive: true }, bets: { players: 1 } });
    const before = table('1').phase!.secondsLeft!;
    live.pass(1_000);
    expect(table('1').phase!.secondsLeft).toBe(before - 1);
    tell('1', 1, { recent: [coupOf('P')], phase: 'drawn', result: coupOf('B') });
    expect(table('1')).toMatchObject({ phase: { phase: 'drawn' }, road: { results: [coupOf('P'), coupOf('B')] } });
    await near(scope, '1', false);
    expect(table('1')).toEqual({ phase: null, bets: null, road: null });
  });

  it('[W8] shows no countdown after the connection is lost', async () => {
    const { live, table } = await open();
    live.cut();
    expect(table('1').phase).toMatchObject({ isLive: false, secondsLeft: null });
  });

  it('is sorted by bounds of bets, or by players, for which all its tables are followed', async () => {
    const { live, scope, tell, order } = await open();
    expect(order()).toEqual([1, 2, 3]);
    await allSettled(tablesOrdered, { scope, params: 'low' });
    expect(order()).toEqual([2, 3, 1]);
    await allSettled(tablesOrdered, { scope, params: 'high' });
    expect(order()).toEqual([1, 3, 2]);
    await allSettled(tablesOrdered, { scope, params: 'players' });
    live.pass(120);
    expect([live.watched('round').length, order()]).toEqual([3, [2, 3, 1]]);
    // A new bet moves no table under the pointer.
    tell('1', 1, { players: 20 });
    live.pass(120);
    expect(order()).toEqual([2, 3, 1]);
  });

  it('changes in its own scope only', async () => {
    const { scope, tell } = await open();
    await expectIsolated(scope, [$tables], async () => void tell('2', 2));
  });
});

describe('the results of a table', () => {
  const of = (family: string, results: unknown[]) => lookOf({ family, results: results as never });

  it('are a road for baccarat and dragon tiger', () => {
    expect(of('baccarat', ['P', 'B', 'T'].map(coupOf))).toEqual({
      kind: 'road',
      sides: ['player', 'banker'],
      winners: ['player', 'banker', 'tie'],
    });
    const [king, ace, otherAce] = [47, 48, 49];
    expect(
      of('dragon-tiger', [
        { dragon: king, tiger: ace },
        { dragon: otherAce, tiger: ace },
      ]),
    ).toMatchObject({
      winners: ['dragon', 'tie'],
    });
  });

  it('show fights as a road of two sides, without those that were called off', () => {
    const fight = (end: 'red' | 'blue' | 'draw' | 'off') => ({ end, exchanges: [0] });
    expect(of('two-sided', [fight('red'), fight('off'), fight('draw'), fight('blue')])).toEqual({
      kind: 'road',
      sides: ['red', 'blue'],
      winners: ['red', 'tie', 'blue'],
    });
  });

  it('are the last ones for other games, the newest first', () => {
    expect(of('roulette', [{ number: 0 }, { number: 17 }, { number: 32 }])).toEqual({
      kind: 'last',
      chips: [
        { text: '32', tone: 'red' },
        { text: '17', tone: 'black' },
        { text: '0', tone: 'green' },
      ],
    });
    // As many as two lines of the card hold.
    expect(of('roulette', Array(30).fill({ number: 5 }))).toHaveProperty('chips.length', 20);
    expect(of('casino-holdem', [{ player: [42, 20], board: [0, 1, 2, 3, 4], dealer: [5, 6] }])).toMatchObject({
      chips: [{ text: 'Q♥ 7♣' }],
    });
    // The dealer with 19, soft 21 and 25, and a blackjack of the players, against which the dealer does not draw.
    const dealers = [
      [30, 34],
      [48, 0, 24],
      [34, 14, 38],
    ].map((dealer) => ({ player: [0, 4], dealer }));
    expect(of('blackjack', [...dealers, { player: [48, 47], dealer: [8, 12] }])).toMatchObject({
      chips: [
        { text: 'A♣ K♠', tone: 'green' },
        { text: '25', tone: 'green' },
        { text: '21', tone: 'red' },
        { text: '19', tone: 'plain' },
      ],
    });
    expect(of('sic-bo', [{ dice: [1, 2, 6] }])).toMatchObject({ chips: [{ text: '1 2 6' }] });
  });

  it('are not shown for a family that the list does not know', () => {
    expect(of('future-family', [{ anything: 1 }])).toBeNull();
  });
});
