/** A rule as a generator: it yields the number of equal cases, and receives one of them, from 0. */
export type Rule<Result> = Generator<number, Result, number>;

const WORDS = 2 ** 32;

/**
 * Returns one of `cases` equal cases from a random 32-bit word, or undefined if the word must be discarded.
 * Words above the last whole multiple of `cases` would favour the low cases; discarding them avoids this bias.
 */
export function caseOf(word: number, cases: number): number | undefined {
  if (!Number.isInteger(cases) || cases < 1 || cases > WORDS) throw new RangeError(`cannot draw among ${cases}`);
  return word < WORDS - (WORDS % cases) ? word % cases : undefined;
}

/** Runs a rule with asynchronous words, such as those of WebCrypto. */
export async function play<Result>(rule: Rule<Result>, nextWord: () => Promise<number>): Promise<Result> {
  let step = rule.next();
  while (!step.done) {
    let drawn = caseOf(await nextWord(), step.value);
    while (drawn === undefined) drawn = caseOf(await nextWord(), step.value);
    step = rule.next(drawn);
  }
  return step.value;
}

/** Runs a rule with synchronous words, for simulations. */
export function playNow<Result>(rule: Rule<Result>, nextWord: () => number): Result {
  let step = rule.next();
  while (!step.done) {
    let drawn = caseOf(nextWord(), step.value);
    while (drawn === undefined) drawn = caseOf(nextWord(), step.value);
    step = rule.next(drawn);
  }
  return step.value;
}
