import { describe, expect, it } from 'vitest';
import { payFormat } from '../client/parts/numbers/pay-text.ts';
import { countChosen } from '../client/parts/numbers/tray.ts';
import { ratio } from '../families/shared/rational.ts';

const written = (pays: number[], locale = 'en'): string[] => pays.map(payFormat(pays, locale));

describe('multipliers of one list', () => {
  it('all have two decimals if one has any', () => {
    expect(written([541_040, 5_100, 736])).toEqual(['5,410.40', '51.00', '7.36']);
  });

  it('have no decimals if none needs them', () => {
    expect(written([90_000, 200])).toEqual(['900', '2']);
  });

  it('follow the locale', () => {
    expect(written([541_040], 'de')).toEqual(['5.410,40']);
  });
});

describe('the count of chosen numbers', () => {
  const prizes = [{ key: 'hit', chance: ratio(1, 10) }];
  const fields = (...mins: number[]) => ({ fields: mins.map((min) => ({ min, max: 10 })), prizes });

  it('is of the numbers that one combination needs', () => {
    expect(countChosen(fields(6), [[3, 7]])).toEqual({ chosen: 2, needed: 6 });
  });

  it('is of all fields together', () => {
    expect(countChosen(fields(1, 1, 1), [[3], [], [1, 2]])).toEqual({ chosen: 3, needed: 3 });
  });

  it('needs one where each field may stay empty', () => {
    expect(countChosen(fields(0, 0), [[], []])).toEqual({ chosen: 0, needed: 1 });
  });
});
