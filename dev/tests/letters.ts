import { textOf } from './literal.ts';

const range = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(first.codePointAt(0)! + index));

/** Small letters for what goes in, capitals for what comes out. */
export const small = (): string[] => [...range('a', 26), ...range('а', 32)];
export const capitals = (): string[] => [...range('A', 26), ...range('А', 32)];

/** One letter for each distinct value of a port. Ports that share their alphabet never use a letter twice. */
export class Letters {
  readonly values: Record<string, unknown> = {};
  readonly #letters = new Map<string, string>();
  readonly #alphabet: string[];

  constructor(alphabet: string[]) {
    this.#alphabet = alphabet;
  }

  of(value: unknown): string {
    const text = textOf(value);
    const known = this.#letters.get(text);
    if (known !== undefined) return known;
    const letter = this.#alphabet.shift();
    if (letter === undefined)
      throw new Error('There are too many different values for one diagram: choose a shorter interval.');
    this.#letters.set(text, letter);
    this.values[letter] = value;
    return letter;
  }
}
