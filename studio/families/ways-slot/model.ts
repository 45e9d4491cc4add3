import * as z from 'zod/mini';

const heights = z.record(z.string(), z.int().check(z.positive()));
const units = z.int().check(z.nonnegative());

/** A mathematical model as written in `models/`. Symbols are roles; a title's theme says what they show. */
export const Model = z.strictObject({
  /** The stake in units, in which pays are stated. Each stake is a multiple, so that every win is a whole number. */
  units: z.int().check(z.positive()),
  /** Letters of the strips, and the symbols that they stand for. */
  symbols: z.record(z.string().check(z.length(1)), z.string().check(z.minLength(1))),
  reels: z.array(z.string()).check(z.minLength(3), z.maxLength(6)),
  /** How many symbols a reel shows, and the weight of each number. */
  heights,
  /** Pays of 1, 2, 3 … reels from the left for each way, in units. */
  pays: z.record(z.string(), z.array(units)),
  /** Substitutes for paying symbols, never on the first reel. Each wild counts as so many symbols. */
  wild: z.optional(z.strictObject({ symbol: z.string(), counts: z.int().check(z.positive()) })),
  /** Free spins that a paid spin awards, by number of scatters. Scatters count on the first drop; none fall later. */
  scatter: z.strictObject({ symbol: z.string(), spins: z.record(z.string(), z.int().check(z.positive())) }),
  /** The multiplier of the first drop of a paid spin, and what each further drop adds. */
  multiplier: z.strictObject({ start: z.int().check(z.positive()), step: units }),
  free: z.strictObject({
    reels: z.array(z.string()),
    heights,
    multiplier: z.strictObject({
      start: z.int().check(z.positive()),
      step: units,
      /** It keeps growing through all free spins of the round. Otherwise each spin begins with `start`. */
      persists: z.boolean(),
    }),
    /** Further free spins by number of scatters. */
    spins: z.record(z.string(), z.int().check(z.positive())),
    /** All free spins of a round at most. */
    limit: z.int().check(z.positive()),
  }),
  /** The most that a round pays, in stakes. A round that reaches it ends there. */
  cap: z.int().check(z.positive()),
});
export type Model = z.infer<typeof Model>;

const MIN = 2;
const MAX = 7;

/** Returns what is wrong with a model, or undefined. */
export function problemOf(given: unknown): string | undefined {
  const read = Model.safeParse(given);
  if (!read.success) return z.prettifyError(read.error).replaceAll('\n', ' ');
  const { reels, free, symbols, heights: own, wild } = read.data;
  const strips = [...reels, ...free.reels];
  const unread = strips.flatMap((strip) => [...strip]).find((letter) => symbols[letter] === undefined);
  if (unread !== undefined) return `the letter "${unread}" of a strip stands for no symbol`;
  if (free.reels.length !== reels.length) return 'free spins have another number of reels';
  const shown = [...Object.keys(own), ...Object.keys(free.heights)].map(Number);
  if (Object.keys(own).length === 0 || Object.keys(free.heights).length === 0) return 'the reels show no symbols';
  if (shown.some((height) => !(height >= MIN && height <= MAX)))
    return 'a reel shows fewer than 2 or more than 7 symbols';
  if (strips.some((strip) => strip.length < 2 * MAX)) return 'a strip has fewer than 14 symbols';
  const first = [reels[0]!, free.reels[0]!];
  if (first.some((strip) => [...strip].some((letter) => symbols[letter] === wild?.symbol)))
    return 'a wild is on the first reel';
  return problemOfSymbols(read.data);
}

function problemOfSymbols({ symbols, pays, wild, scatter, reels, free }: Model): string | undefined {
  const names = new Set(Object.values(symbols));
  for (const [symbol, of] of Object.entries(pays)) {
    if (!names.has(symbol)) return `pays name ${symbol}, which no letter stands for`;
    if (symbol === scatter.symbol || symbol === wild?.symbol) return `${symbol} cannot have pays`;
    if (of.length !== reels.length) return `pays of ${symbol} must have one figure for each reel`;
    if (of.some((each, index) => each < (of[index - 1] ?? 0))) return `pays of ${symbol} fall with more reels`;
  }
  for (const each of [wild?.symbol, scatter.symbol]) {
    if (each !== undefined && !names.has(each)) return `no letter stands for ${each}`;
  }
  const unpaid = [...names].find((name) => !pays[name] && name !== scatter.symbol && name !== wild?.symbol);
  if (unpaid !== undefined) return `${unpaid} pays nothing`;
  const spins = [...Object.values(scatter.spins), ...Object.values(free.spins)];
  return spins.some((each) => each > free.limit) ? 'more free spins are awarded than the limit' : undefined;
}
