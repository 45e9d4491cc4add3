import { describe, expect, test } from 'vitest';
import { playNow } from '../../families/shared/draw.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { scratch } from '../../families/scratch/index.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';

const titles = titlesOf('scratch', 200_000);

describe('the invariants', () => testFamilyInvariants(scratch, titles));

const brass = scratch.Params.parse(titleParams('brass-scratch'));
const scarab = scratch.Params.parse(titleParams('scarab-scratch'));
const NONE = { stake: 10 };
const zeros = (count: number) => Array.from<number>({ length: count }).fill(0);

describe('tickets', () => {
  test('the first tickets of the book win the first tier: three equal symbols among nine', () => {
    const { state, payout } = playOn(scratch.begin(brass, NONE), [0, ...zeros(6 + 9)]);
    expect(payout).toBe(10_000);
    expect(state.face).toMatchObject({ kind: 'match', boost: 1 });
    expect(state.face.kind === 'match' && state.face.cells.filter((cell) => cell === 'crown')).toHaveLength(3);
  });

  test('the last ticket of the book wins nothing, and shows no three equal symbols', () => {
    const { state, payout } = playOn(scratch.begin(brass, NONE), [brass.book - 1, ...zeros(9), 0]);
    expect(payout).toBe(0);
    expect(state.ticket).toBe(99_999);
    const cells = state.face.kind === 'match' ? state.face.cells : [];
    for (const cell of cells) expect(cells.filter((each) => each === cell).length).toBeLessThan(3);
  });

  test.each(titles)('$name: what the ticket shows is what it pays', ({ params: given }) => {
    const params = scratch.Params.parse(given);
    let wins = 0;
    for (let seed = 1; seed <= 3000; seed += 1) {
      const { state, payout } = playSeed(scratch.begin(params, NONE), seed);
      expect(shown(params, state.face) * NONE.stake).toBe(payout);
      if (payout! > 0) wins += 1;
    }
    expect(wins).toBeGreaterThan(100);
  });

  test.each(titles)('$name: the first and the last ticket of each tier win its prize', ({ params: given }) => {
    const params = scratch.Params.parse(given);
    const pays = (ticket: number): number => {
      const texts = [ticket];
      return playNow(scratch.begin(params, { stake: 1 }), () => texts.shift() ?? 0).payout!;
    };
    let before = 0;
    for (const { wins, boost, tickets } of params.tiers) {
      const prize = boost * wins.reduce((sum, win) => sum + win, 0);
      expect([pays(before), pays(before + tickets - 1)]).toEqual([prize, prize]);
      before += tickets;
    }
    expect([pays(before), pays(params.book - 1)]).toEqual([0, 0]);
  });

  test('a seed gives the same ticket for good', () => {
    const tickets = [1, 2, 3].map((seed) => playSeed(scratch.begin(scarab, NONE), seed).state.ticket);
    expect(tickets).toMatchInlineSnapshot(`
      [
        144158,
        143281,
        117543,
      ]
    `);
  });
});

/** Reads a ticket as a player does, in stakes. */
function shown({ game }: typeof brass, face: ReturnType<typeof readFace>): number {
  if (face.kind === 'keys') {
    const won = face.fields.filter(({ number }) => face.keys.includes(number));
    return won.reduce((sum, { pays }) => sum + pays, 0);
  }
  const triple = face.cells.find((cell) => face.cells.filter((each) => each === cell).length === 3);
  const symbols = game.kind === 'match' ? game.symbols : [];
  return face.boost * (symbols.find(({ key }) => key === triple)?.pays ?? 0);
}
const readFace = () => playSeed(scratch.begin(brass, NONE), 1).state.face;

test('the return is all prizes of the book by all its tickets', () => {
  const prizes = scarab.tiers.reduce((sum, { wins, tickets }) => sum + tickets * wins.reduce((a, b) => a + b), 0);
  expect(toNumber(scratch.par(scarab).bets[0]!.rtp)).toBeCloseTo(prizes / 200_000, 9);
  expect(toNumber(scratch.par(scarab).bets[0]!.maxWin.probability)).toBe(0.00001);
});

describe('parameters', () => {
  const { game, tiers } = brass;
  const symbols = game.kind === 'match' ? game.symbols : [];
  const reason = (change: object) => scratch.Params.safeParse({ ...brass, ...change }).error?.issues[0]?.message;

  test.each([
    [{ book: 1000 }, /winning tickets leave no other one in a book of 1000$/],
    [{ tiers: [{ wins: [3], boost: 1, tickets: 30_000 }] }, /^tiers: no symbol pays 3$/],
    [{ tiers: [{ wins: [5], boost: 2, tickets: 9000 }] }, /^tiers: the boost 2 is not on the tickets$/],
    [{ tiers: tiers.slice(0, 1) }, /^bet "ticket": its return of 5.00 % lies outside/],
    [{ game: { ...game, symbols: symbols.slice(0, 4) } }, /^symbols: 4 are too few to fill 9 cells/],
    [{ game: { kind: 'keys', keys: 3, fields: 10, numbers: 12 } }, /^numbers: 12 are too few/],
  ])('%j', (change, message) => {
    expect(reason(change)).toMatch(message);
  });

  test('a ticket takes any whole stake above nothing, and has no moves', () => {
    expect(scratch.stakeOf(brass, { stake: 7 })).toBe(7);
    expect(scratch.Bet.safeParse({ stake: 0 }).success).toBe(false);
    expect(scratch.Bet.safeParse({ stake: 2.5 }).success).toBe(false);
    expect(() => scratch.costOf(brass, {} as never, {} as never)).toThrow('MOVE_NOT_ALLOWED');
  });
});
