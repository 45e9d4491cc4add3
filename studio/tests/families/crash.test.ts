import { describe, expect, it } from 'vitest';
import { msTo, multiplierAt } from '../../families/crash/curve.ts';
import { crash } from '../../families/crash/index.ts';
import { BadBet, BadMove } from '../../families/family.ts';
import { toNumber } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn } from './support/play.ts';
import { titleParams, titlesOf } from './support/titles-of.ts';
import fc from '../../../tests/support/fast-check.ts';

describe('the invariants', () => testFamilyInvariants(crash, titlesOf('crash', 200_000)));

const params = crash.Params.parse(titleParams('lantern-rising'));
const ALL = 2 ** 32;
/** The case with which a flight goes exactly so far, as the formula says. */
const caseOf = (end: number): number => Math.floor((0.97 * 100 * ALL) / end) - 1;
const begun = (end: number, auto: number | null = null) =>
  playOn(crash.begin(params, { stake: 200, auto }), [caseOf(end)]);
const moved = (end: number, at: number | null, auto: number | null = null) =>
  playOn(crash.move(params, begun(end, auto).state, { at }), []);

describe('a flight', () => {
  it.each([
    [0, params.top],
    [caseOf(100_000), 100_000],
    [caseOf(200), 200],
    [caseOf(101), 101],
    [Math.floor(0.97 * ALL), 100],
    [ALL - 1, 100],
  ])('of case %i goes to %i hundredths', (drawn, end) => {
    const { state } = playOn(crash.begin(params, { stake: 100, auto: null }), [drawn]);
    expect(state.end).toBe(end);
  });

  it('gets to a multiplier with the chance (1 − edge) / multiplier, so every cash-out has the same return', () => {
    for (const { bet, rtp } of crash.par(params).bets)
      expect([bet, toNumber(rtp).toFixed(6)]).toEqual([bet, '0.970000']);
  });

  it('hides how far it goes until the bet is over, and after a cash-out as well', () => {
    expect(crash.view(params, begun(500).state)).toMatchObject({ end: null, payout: null });
    expect(crash.view(params, moved(500, 250).state)).toMatchObject({ end: null, at: 250 });
    expect(crash.view(params, moved(500, null).state)).toMatchObject({ end: 500, at: null, payout: 0 });
  });
});

describe('a cash-out', () => {
  it('pays the stake times the multiplier, up to the last hundredth of the flight', () => {
    expect(moved(300, 299).payout).toBe(598);
    expect(moved(300, 300).payout).toBe(600);
    expect(() => moved(300, 301)).toThrow(BadMove);
  });

  it('by itself pays its own target if the flight gets there, and nothing if not', () => {
    expect(moved(300, null, 300)).toMatchObject({ payout: 600, state: { at: 300 } });
    expect(moved(300, null, 301)).toMatchObject({ payout: 0, state: { at: null, end: 300 } });
  });

  it('by hand is not above the own target, which would have come first', () => {
    expect(() => moved(300, 250, 200)).toThrow(BadMove);
  });

  it('happens once', () => {
    expect(() => crash.move(params, moved(300, 200).state, { at: 210 }).next()).toThrow(BadMove);
  });

  it('at the top is made for every bet that is still in', () => {
    expect(
      playOn(crash.move(params, playOn(crash.begin(params, { stake: 100, auto: null }), [0]).state, { at: null }), []),
    ).toMatchObject({ payout: params.top });
  });

  it('above the top, or of a part of a hundredth, is not offered', () => {
    expect(() => crash.stakeOf(params, { stake: 100, auto: params.top + 1 })).toThrow(BadBet);
    expect(() => crash.stakeOf(params, { stake: 150, auto: null })).toThrow(BadBet);
    expect(crash.Bet.safeParse({ stake: 100, auto: 150.5 }).success).toBe(false);
    expect(crash.Bet.safeParse({ stake: 100, auto: 100 }).success).toBe(false);
  });
});

describe('the curve', () => {
  it('starts at 1.00, and does not fall', () => {
    expect([multiplierAt(params, -500), multiplierAt(params, 0)]).toEqual([100, 100]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 1_000 }), (ms, more) => {
        expect(multiplierAt(params, ms + more)).toBeGreaterThanOrEqual(multiplierAt(params, ms));
      }),
    );
  });

  it('gets to each multiplier at a first millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: params.top }), (multiplier) => {
        const ms = msTo(params, multiplier);
        expect(multiplierAt(params, ms)).toBeGreaterThanOrEqual(multiplier);
        expect(multiplierAt(params, ms - 1)).toBeLessThan(multiplier);
      }),
    );
  });
});
