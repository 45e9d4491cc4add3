import { textOf } from './literal.ts';

const SMALL = [...'abcdefghijklmnopqrstuvwxyzαβγδεζηθλμξπστφχψωбгджзилцчшщыэюя'];
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZΓΔΘΛΞΠΣΦΨΩБГДЖИЛУЦЧШЩЫЭЮЯ'];
/** No alphabet has these: they serve until it is known which values the test needs. */
const SURPLUS = 0x4e00;

/** Small letters for what goes in, capitals for what comes out. */
export const small = (): string[] => [...SMALL];
export const capitals = (): string[] => [...CAPITALS];

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
    const letter = this.#alphabet.shift() ?? String.fromCodePoint(SURPLUS + this.#letters.size);
    this.#letters.set(text, letter);
    this.values[letter] = value;
    return letter;
  }
}

/** Throws if these values needed more letters than there are. */
export function expectLetters(values: Readonly<Record<string, unknown>>): void {
  const known = new Set([...SMALL, ...CAPITALS]);
  if (Object.keys(values).some((letter) => !known.has(letter)))
    throw new Error('There are too many different values for a diagram: choose a shorter interval.');
}
