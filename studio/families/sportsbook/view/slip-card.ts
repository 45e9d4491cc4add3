import { h } from '../../../client/dom.ts';
import type { Bet } from '../shape.ts';
import { slipWords } from '../words.ts';
import type { Shared } from './context.ts';

type Result = readonly [number, number] | null;

/** How a leg ended. */
export function resultKey(result: Result): 'open' | 'won' | 'lost' | 'void' | 'half-won' | 'half-lost' {
  if (result === null) return 'open';
  const [won, voidFactor] = result;
  if (voidFactor === 1) return 'void';
  if (voidFactor === 0.5) return won === 1 ? 'half-won' : 'half-lost';
  return won === 1 ? 'won' : 'lost';
}

/** The legs of a slip with their prices and results. */
export const legList = (shared: Shared, { legs }: Bet, results: readonly Result[]): HTMLElement =>
  h(
    'ol',
    { className: 'legs' },
    ...legs.map((leg, index) => {
      const key = resultKey(results[index] ?? null);
      return h(
        'li',
        { className: `leg is-${key}` },
        h('p', { className: 'leg-outcome' }, h('span', {}, shared.outcome(leg)), h('b', {}, shared.odds(leg.price))),
        h('p', { className: 'leg-match' }, `${shared.market(leg.market, leg.sport)} · ${shared.match(leg)}`),
        h('p', { className: 'leg-result' }, shared.words(`leg.${key}`)),
      );
    }),
  );

/** The kind of a slip. */
export const kindWords = (shared: Shared, bet: Bet): string => slipWords(shared.words, bet);
