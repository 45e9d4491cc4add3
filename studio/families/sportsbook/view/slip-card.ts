import { h } from '../../../client/dom.ts';
import type { LegResult } from '../../shared/book.ts';
import type { Bet } from '../shape.ts';
import { describeSlip } from '../describe.ts';
import type { Shared } from './context.ts';

/** How a leg ended. */
export function resultKey(result: LegResult | null): 'open' | 'won' | 'lost' | 'void' | 'half-won' | 'half-lost' {
  if (result === null) return 'open';
  const { won, voidPart } = result;
  if (voidPart === 1) return 'void';
  if (voidPart === 0.5) return won === 1 ? 'half-won' : 'half-lost';
  return won === 1 ? 'won' : 'lost';
}

/** The legs of a slip with their prices and results. */
export const legList = (shared: Shared, { legs }: Bet, results: readonly (LegResult | null)[]): HTMLElement =>
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
        h('p', { className: 'leg-result' }, shared.texts(`leg.${key}`)),
      );
    }),
  );

/** The kind of a slip. */
export const kindText = (shared: Shared, bet: Bet): string => describeSlip(shared.texts, bet);
