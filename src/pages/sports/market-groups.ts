import { marketKind } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';

type Market = OddsState['markets'][number];

/** Groups of markets, in the order in which a match shows them. */
export const GROUPS = ['all', 'main', 'handicap', 'total', 'score', 'parts', 'more'] as const;
export type Group = (typeof GROUPS)[number];

const KINDS: Readonly<Record<string, Exclude<Group, 'all' | 'more'>>> = {
  winner: 'main',
  'double-chance': 'main',
  'both-score': 'main',
  handicap: 'handicap',
  'set-handicap': 'handicap',
  total: 'total',
  'home-total': 'total',
  'away-total': 'total',
  'total-sets': 'total',
  parity: 'total',
  'correct-score': 'score',
  'set-score': 'score',
  'set-winner': 'parts',
  'set-total': 'parts',
};
export const groupOf = (market: Market): Exclude<Group, 'all'> => KINDS[marketKind(market.id)] ?? 'more';

/** Markets of one name: lines of a handicap, of a total. */
export interface Lines {
  /** Kind, and the set or map. */
  key: string;
  markets: Market[];
}

/** The set or map of a market, for the kinds that have one. */
const partOf = (id: string): string => (/^set-(winner|total):/.test(id) ? id.split(':')[1]! : '');

/** The markets of a group by their names, in the order of the book. */
export function linesIn(markets: readonly Market[], group: Group): Lines[] {
  const lines = new Map<string, Lines>();
  for (const market of markets) {
    if (group !== 'all' && groupOf(market) !== group) continue;
    const key = `${marketKind(market.id)} ${partOf(market.id)}`;
    const held = lines.get(key) ?? { key, markets: [] };
    held.markets.push(market);
    lines.set(key, held);
  }
  return [...lines.values()];
}
