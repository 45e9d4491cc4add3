import type { Truth } from './truth.ts';
import type { Observation } from './messages.ts';

/** The quantile of these values for this part; NaN for no values. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(part * (values.length - 1))] ?? NaN;

/** From commit to shown, in milliseconds, for every balance and win committed in this time and shown to these clients. */
export const delaysOf = (
  seen: readonly Observation[],
  { balances, wins }: Truth,
  memberOf: (client: number) => number,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): number[] =>
  seen.flatMap(({ client, texts }) =>
    texts.flatMap((word) => {
      if (word.kind !== 'shown' || word.feed === 'jackpot') return [];
      const committed =
        word.feed === 'balance' ? balances.get(memberOf(client))?.since[word.seq] : wins.get(word.value);
      return committed !== undefined && committed >= fromMs && committed < untilMs ? [word.at - committed] : [];
    }),
  );
