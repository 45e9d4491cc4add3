/** Separate process: plays rounds by the pure rules of a family. A process plays one family only, as a compiler's best case. */
import { FAMILIES } from '../../../studio/families/all.ts';
import { simulate } from '../../../studio/families/shared/simulate.ts';
import { seededWords } from '../../../studio/families/shared/seeded-words.ts';

export interface Requested {
  family: string;
  /** As in the title's file. */
  params: unknown;
  /** Key of the bet type in the PAR sheet. */
  bet: string;
  seed: number;
  /** It ends after this many rounds, or after these seconds. */
  rounds: number;
  seconds: number;
}

export interface Played {
  rounds: number;
  seconds: number;
  /** Of them, the processor's time for this process. */
  busySeconds: number;
  /** Mean return for one unit of the first stake. */
  mean: number;
  /** Share of rounds that paid anything. */
  hitRate: number;
}

const CHUNK = 200;

process.on('message', (request: Requested) => void process.send?.(playRounds(request)));
process.on('disconnect', () => process.exit());

/** All chunks draw from one row of words: the same rounds with the same seed, however many chunks they are. */
function playRounds({ family: name, params: written, bet: key, seed, rounds, seconds }: Requested): Played {
  const family = FAMILIES.get(name)!;
  const params: unknown = family.Params.parse(written);
  const bet: unknown = family.examples(params)[key];
  const nextWord = seededWords(seed);
  const startedAt = performance.now();
  const usedBefore = process.cpuUsage();
  const done = { rounds: 0, seconds: 0, busySeconds: 0, mean: 0, hitRate: 0 };
  while (done.rounds < rounds && done.seconds < seconds) {
    const chunk = simulate(family, params, bet, Math.min(CHUNK, rounds - done.rounds), nextWord);
    done.rounds += chunk.rounds;
    const part = chunk.rounds / done.rounds;
    done.mean += (chunk.mean - done.mean) * part;
    done.hitRate += (chunk.hitRate - done.hitRate) * part;
    done.seconds = (performance.now() - startedAt) / 1_000;
  }
  const { user, system } = process.cpuUsage(usedBefore);
  return { ...done, busySeconds: (user + system) / 1e6 };
}
