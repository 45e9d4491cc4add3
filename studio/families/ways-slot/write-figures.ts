/** Simulates models and writes figures.ts: `node --import tsx studio/families/ways-slot/write-figures.ts [model …]`. */
import { writeFileSync } from 'node:fs';
import { seededWords } from '../shared/seeded-words.ts';
import { FIGURES } from './figures.ts';
import { hashOf } from './hash.ts';
import { measure, rowOf, strataOf } from './measure.ts';
import { MODELS, type ModelName } from './models/index.ts';
import { paramsOf } from './params.ts';

const SEED = 20_261_123;
/** Rounds without free spins, and with the fewest scatters that award some: as many as a band of 0.5 % needs. */
const ROUNDS: Record<ModelName, readonly [number, number]> = {
  twin: [4_000_000, 700_000],
  tide: [12_000_000, 700_000],
  knight: [20_000_000, 700_000],
  serpent: [4_000_000, 700_000],
  labyrinth: [10_000_000, 1_600_000],
  rail: [4_000_000, 700_000],
};
const ROUNDS_OF_RARE = 30_000;

const names = Object.keys(MODELS) as ModelName[];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : names;
for (const name of names.filter((each) => chosen.includes(each))) {
  const params = paramsOf(name, MODELS[name]);
  const strata = strataOf(params).map((scatters, index) =>
    measure(params, scatters, ROUNDS[name][index] ?? ROUNDS_OF_RARE, seededWords(SEED + index)),
  );
  FIGURES[name] = { hash: hashOf(MODELS[name]), seed: SEED, strata: strata.map(rowOf) };
  console.log(name, strata.length);
}
const kept = Object.fromEntries(names.map((name) => [name, FIGURES[name]]));
writeFileSync(
  new URL('figures.ts', import.meta.url),
  `import type { Figures } from './measure.ts';

/** Written by write-figures.ts. The simulated part of each model's PAR sheet. */
export const FIGURES: Record<string, Figures> = ${JSON.stringify(kept, null, 2)};
`,
);
