import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { checkLeg } from '../../engines/book/check-leg.ts';
import type { Fixture } from '../../engines/book/fixture.ts';
import { BadBet, type Words } from '../../families/family.ts';
import { readTitle, type Title } from '../../titles/title.ts';

const FOLDER = new URL('../../titles/', import.meta.url);
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** One title of each family. */
const titles = async (): Promise<Title[]> => {
  const found = new Map<string, Title>();
  for (const file of (await readdir(FOLDER)).filter((name) => name.endsWith('.json'))) {
    const text = await readFile(new URL(file, FOLDER), 'utf8');
    const { family } = JSON.parse(text) as { family: string };
    if (!found.has(family)) found.set(family, readTitle(file, JSON.parse(text)));
  }
  return [...found.values()];
};

/** The JSON texts of a value in which one key or one text is replaced. */
const twistsOf = (json: string, by: string): string[] =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(
    ({ 0: text, index }) => json.slice(0, index) + JSON.stringify(by) + json.slice(index + text.length),
  );

/** Names what it is given. */
const words: Words = { say: String, list: String, amount: String, nameOf: String };

it('refuses every name that objects inherit as a place, market or choice of a bet, in every family', async () => {
  let refused = 0;
  // A bet of a book is made of what its fixtures offer; see below.
  for (const { id, family, params } of (await titles()).filter((title) => !title.family.book))
    for (const bet of Object.values(family.examples(params)))
      for (const name of INHERITED)
        for (const twisted of twistsOf(JSON.stringify(bet), name)) {
          const read = family.Bet.safeParse(JSON.parse(twisted));
          if (!read.success) continue;
          try {
            const stake = family.stakeOf(params, read.data);
            expect([id, twisted, Number.isSafeInteger(stake)]).toEqual([id, twisted, true]);
            family.describeBet(params, read.data, words);
          } catch (error) {
            expect([id, twisted, error]).toEqual([id, twisted, expect.any(BadBet)]);
            refused += 1;
          }
        }
  expect(refused).toBeGreaterThan(50);
});

it('takes no bet on a market with such a name', () => {
  const fixture = { phase: 'before', stopped_at: null, markets: { winner: { status: 1, outcomes: [] } } };
  for (const market of INHERITED)
    expect(
      checkLeg(
        fixture as unknown as Fixture,
        { fixture: 'f', market, outcome: 'x', price: 1_500 },
        {
          ...{ tolerance: 'any', nowMs: 0, since: null },
        },
      ),
    ).toEqual({ code: 'BET_CLOSED' });
});
