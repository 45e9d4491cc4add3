import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { caseOf, playNow } from '../families/shared/draw.ts';
import { CLIENT_SEED_PATTERN, commitmentOf, wordsOf, type Seeds } from '../engines/fairness.ts';
import { replay } from '../engines/instant/play.ts';
import { linesSlot } from '../families/lines-slot/index.ts';
import { amountOf } from '../families/lines-slot/pay.ts';
import { playRound, type Outcome } from '../families/lines-slot/rules.ts';
import jade from '../titles/jade-lantern.json' with { type: 'json' };
import fc from '../../tests/support/fast-check.ts';

const params = linesSlot.Params.parse(jade.params);
const ODDS = 500_000_000;
/** Jade Lantern's result. */
const decide = async (of: Seeds, stake: number): Promise<Outcome> => {
  const { steps } = await replay({ family: linesSlot, params }, { bet: { stake }, moves: [] }, of);
  return steps[0]!.state as Outcome;
};

const serverSeed = '7d3f'.repeat(16);
const seeds = { serverSeed, clientSeed: 'parlour', nonce: 0 };

/** Fixed values: a round of last year must verify next year. */
const VECTORS = [
  { nonce: 0, stops: [[25, 28, 17, 10, 28]], units: 0, jackpot: false },
  { nonce: 9, stops: [[27, 26, 28, 28, 21]], units: 10, jackpot: false },
  {
    nonce: 69,
    stops: [
      [17, 28, 22, 19, 11],
      [26, 23, 17, 23, 15],
      [15, 18, 3, 6, 6],
      [6, 5, 20, 24, 11],
      [23, 12, 11, 1, 1],
      [16, 26, 25, 6, 6],
      [1, 20, 18, 20, 0],
      [12, 13, 23, 4, 2],
      [2, 1, 5, 14, 16],
    ],
    units: 296,
    jackpot: false,
  },
];

/** Computes the words with Node's HMAC, independently of the game's code. */
function expectedWords(nonce: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, cursor) =>
    createHmac('sha256', serverSeed).update(`parlour:${nonce}:${cursor}`).digest(),
  ).flatMap((block) => Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4)));
}

describe('the draw', () => {
  it('takes its words from HMAC-SHA256(serverSeed, clientSeed:nonce:cursor)', async () => {
    const next = wordsOf({ ...seeds, nonce: 3 });
    const words: number[] = [];
    for (let index = 0; index < 20; index += 1) words.push(await next());
    expect(words).toEqual(expectedWords(3, 3).slice(0, 20));
  });

  it('continues its words after any number of them', async () => {
    for (const skip of [0, 1, 7, 8, 13]) {
      const next = wordsOf({ ...seeds, nonce: 3 }, skip);
      expect([await next(), await next()]).toEqual(expectedWords(3, 3).slice(skip, skip + 2));
    }
  });

  it('has no bias: every case has the same number of words, and the rest are rejected', () => {
    // With 10 cases 2^32 leaves 6 words over; the last accepted word is 2^32 - 7.
    expect(caseOf(2 ** 32 - 7, 10)).toBe(9);
    for (let over = 1; over <= 6; over += 1) expect(caseOf(2 ** 32 - over, 10)).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (cases) => {
        const kept = 2 ** 32 - (2 ** 32 % cases);
        expect(kept % cases).toBe(0);
        expect(caseOf(kept - 1, cases)).toBe(cases - 1);
        if (kept < 2 ** 32) expect(caseOf(kept, cases)).toBeUndefined();
      }),
    );
  });

  it('draws the next word in place of a rejected one', () => {
    const words = [2 ** 32 - 1, 17];
    function* tenth(): Generator<number, number, number> {
      return yield 10;
    }
    expect(playNow(tenth(), () => words.shift() as number)).toBe(7);
  });

  it('refuses a number of cases that a word cannot cover', () => {
    for (const cases of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => caseOf(1, cases)).toThrow(RangeError);
  });
});

describe('the outcome', () => {
  it('is determined by the seeds and the stake, whoever computes it', async () => {
    const words = expectedWords(0, 40);
    expect(await decide(seeds, 100)).toEqual(playNow(playRound(params, 100), () => words.shift() as number));
    expect(await decide(seeds, 100)).toEqual(await decide({ ...seeds }, 100));
  });

  it.each(VECTORS)('matches its fixed vector for nonce $nonce', async ({ nonce, stops, units, jackpot }) => {
    const outcome = await decide({ ...seeds, nonce }, 100);
    expect({
      nonce,
      stops: outcome.spins.map((spin) => spin.stops),
      units: outcome.units,
      jackpot: outcome.jackpot,
    }).toEqual({ nonce, stops, units, jackpot });
  });

  it('draws the jackpot first, then stops of the paid spin, then of each free spin', () => {
    const request: number[] = [];
    const rule = playRound(params, 100);
    let step = rule.next();
    // Stops that show a lantern in the top row of every reel: five lanterns, twenty free spins.
    const stops = params.strips.map((strip) => strip.indexOf('lantern'));
    while (!step.done) {
      request.push(step.value);
      step = rule.next(request.length === 1 ? 100 : (stops[request.length - 2] ?? 0));
    }
    expect(request).toEqual([ODDS, 30, 30, 30, 30, 30, ...Array.from({ length: 100 }, () => 30)]);
    expect(step.value.spins).toHaveLength(1 + (params.scatter?.spins?.[5] ?? 0));
    expect(step.value.jackpot).toBe(false);
  });

  it('wins the jackpot with probability stake over odds', () => {
    const jackpotAt = (drawn: number, stake: number): boolean => playNow(playRound(params, stake), () => drawn).jackpot;
    expect(jackpotAt(99, 100)).toBe(true);
    expect(jackpotAt(100, 100)).toBe(false);
    expect(jackpotAt(9_999, 10_000)).toBe(true);
  });

  it('differs with each part of the seeds', async () => {
    const stopsOf = async (other: Partial<typeof seeds>) => (await decide({ ...seeds, ...other }, 100)).spins[0]?.stops;
    const all = await Promise.all([stopsOf({}), stopsOf({ nonce: 1 }), stopsOf({ clientSeed: 'b' })]);
    expect(new Set(all.map(String)).size).toBe(3);
  });

  it('pays whole minor units at every stake', () => {
    for (const stake of jade.stakes)
      for (const units of [8, 15, 75, 248_000]) expect(amountOf(params, units, stake) % 1).toBe(0);
    expect(() => amountOf(params, 8, 15)).toThrow(RangeError);
  });
});

describe('the definition', () => {
  it('has no wild on the first reel and no lantern in free spins', () => {
    expect([params.strips[0], params.free?.strips[0]].flat()).not.toContain('wild');
    expect(params.free?.strips.flat()).not.toContain('lantern');
  });

  it('commits to the text of the server seed', async () => {
    expect(await commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
  });

  it('refuses a client seed that could shift the parts of the signed text', () => {
    for (const seed of ['a:1', '', ' ', 'x'.repeat(65), 'é']) expect(CLIENT_SEED_PATTERN.test(seed)).toBe(false);
    expect(CLIENT_SEED_PATTERN.test('moon-night_7')).toBe(true);
  });
});
