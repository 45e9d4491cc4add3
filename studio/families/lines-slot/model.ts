import * as z from 'zod/mini';

/** A mathematical model as written in `models/`. A strip is written with one letter per stop. */
export const Model = z.strictObject({
  /** Visible rows of each reel. */
  rows: z.int().check(z.minimum(1), z.maximum(6)),
  /** The stake in units, in which pays are stated. Each stake is a multiple, so that every win is a whole number. */
  units: z.int().check(z.positive()),
  /** Letters of the strips, and the symbols that they stand for. */
  symbols: z.record(z.string().check(z.length(1)), z.string().check(z.minLength(1))),
  reels: z.array(z.string()).check(z.minLength(3), z.maxLength(5)),
  /** For each line, the row of each reel from the left; 0 is the top. */
  lines: z.array(z.array(z.int().check(z.nonnegative()))).check(z.minLength(1), z.maxLength(50)),
  /** Pays of 1, 2, 3 … of a symbol from the left, in units. */
  pays: z.record(z.string(), z.array(z.int().check(z.nonnegative()))),
  /** Substitutes for any symbol except the scatter. It may have pays of its own. */
  wild: z.optional(z.string()),
  scatter: z.optional(
    z.strictObject({
      symbol: z.string(),
      /** Pays by number of visible scatters anywhere, in units. */
      pays: z.optional(z.record(z.string(), z.int().check(z.nonnegative()))),
      /** Free spins that a paid spin awards, by number of visible scatters. */
      spins: z.optional(z.record(z.string(), z.int().check(z.positive()))),
    }),
  ),
  /** Wilds cover their whole reel before lines are paid, in all spins or in free spins only. */
  expanding: z.optional(z.enum(['always', 'free'])),
  /** Free spins have their own strips. Their pays are multiplied. */
  free: z.optional(
    z.strictObject({
      reels: z.array(z.string()),
      multiplier: z.int().check(z.positive()),
      /** What each free spin adds to the multiplier of the next one. */
      step: z.optional(z.int().check(z.positive())),
      /** Further free spins by number of visible scatters. */
      spins: z.optional(z.record(z.string(), z.int().check(z.positive()))),
      /** All free spins of a round at most. */
      limit: z.optional(z.int().check(z.positive())),
    }),
  ),
});
export type Model = z.infer<typeof Model>;

/** Returns what is wrong with a model, or undefined. */
export function problemOf(given: unknown): string | undefined {
  const read = Model.safeParse(given);
  if (!read.success) return z.prettifyError(read.error).replaceAll('\n', ' ');
  const { reels, free, symbols, rows, lines, scatter } = read.data;
  const strips = [...reels, ...(free?.reels ?? [])];
  const unread = strips.flatMap((strip) => [...strip]).find((letter) => symbols[letter] === undefined);
  if (unread !== undefined) return `the letter "${unread}" of a strip stands for no symbol`;
  if (strips.some((strip) => strip.length < rows)) return 'a strip is shorter than the rows that it shows';
  if (free && free.reels.length !== reels.length) return 'free spins have another number of reels';
  if (lines.some((line) => line.length !== reels.length)) return 'a line does not name one row for each reel';
  if (lines.some((line) => line.some((row) => row >= rows))) return 'a line crosses a row that is not there';
  if (new Set(lines.map(String)).size !== lines.length) return 'a line is there twice';
  if (scatter?.spins && !free) return 'a scatter awards free spins, but they have no strips';
  return problemOfFree(read.data) ?? problemOfSymbols(read.data);
}

function problemOfFree({ free, scatter, symbols, wild, expanding }: Model): string | undefined {
  if (expanding && wild === undefined) return 'wilds expand, but there is no wild';
  if (expanding === 'free' && !free) return 'wilds expand in free spins, but there are none';
  const shown = free?.reels.some((strip) => [...strip].some((letter) => symbols[letter] === scatter?.symbol));
  if (shown && scatter?.spins && !free?.spins) return 'free spins show the scatter, but award no further ones';
  if (!free?.spins) return undefined;
  if (!shown) return 'free spins award further ones, but never show the scatter';
  const { limit, spins } = free;
  if (limit === undefined) return 'free spins award further ones without a limit';
  const awards = [...Object.values(spins), ...Object.values(scatter?.spins ?? {})];
  return awards.some((each) => each > limit) ? 'more free spins are awarded than the limit' : undefined;
}

function problemOfSymbols({ symbols, pays, wild, scatter, reels }: Model): string | undefined {
  const names = new Set(Object.values(symbols));
  for (const [symbol, of] of Object.entries(pays)) {
    if (!names.has(symbol)) return `pays name ${symbol}, which no letter stands for`;
    if (symbol === scatter?.symbol) return 'the scatter cannot pay on a line';
    if (of.length !== reels.length) return `pays of ${symbol} must have one figure for each reel`;
    if (of.some((units, index) => units < (of[index - 1] ?? 0))) return `pays of ${symbol} fall with more reels`;
  }
  if (wild !== undefined && !names.has(wild)) return `no letter stands for the wild ${wild}`;
  if (scatter && !names.has(scatter.symbol)) return `no letter stands for the scatter ${scatter.symbol}`;
  return wild !== undefined && wild === scatter?.symbol ? 'the wild is also the scatter' : undefined;
}
