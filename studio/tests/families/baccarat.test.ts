import { expect, it } from 'vitest';
import { baccarat } from '../../families/baccarat/index.ts';
import { baccaratSolo } from '../../families/baccarat-solo/index.ts';
import { playNow } from '../../families/shared/draw.ts';
import { figuresOf } from '../../titles/figures.ts';
import { loadedTitles } from '../support/loaded-titles.ts';
import fc from '../../../tests/support/fast-check.ts';

const TABLES = [...(await loadedTitles()).values()].filter(({ family }) => family === baccarat);
const shared = baccarat.shared!;
/** The words of a seed. */
const wordsFrom = (seed: number) => {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
};

it('has tables', () => {
  expect(TABLES.length).toBeGreaterThan(0);
});

it.each(TABLES.map((title) => [title.id, title] as const))(
  '%s: the draw does not depend on the bet, so that everybody sees the same one',
  (_, { params }) => {
    const bets = Object.values(baccarat.examples(params as never));
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...bets), (seed, bet) => {
        const of = (given: typeof bet) =>
          shared.result(params as never, playNow(baccarat.begin(params as never, given), wordsFrom(seed)).state);
        expect(of(bet)).toEqual(of(shared.watch));
      }),
    );
  },
);

it.each(TABLES.map((title) => [title.id, title] as const))('%s: the stakes by place are the bet', (_, { params }) => {
  for (const bet of Object.values(baccarat.examples(params as never))) {
    const sum = Object.values(shared.stakes(bet)).reduce((total, stake) => total + stake, 0);
    expect(sum).toBe(baccarat.stakeOf(params as never, bet));
  }
});

it.each(TABLES.map((title) => [title.id, title] as const))(
  '%s pays as the same bet alone',
  (_, { params, figures }) => {
    expect(figures).toEqual(baccaratSolo.par(params as never).bets.map(figuresOf));
  },
);
