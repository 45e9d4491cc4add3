import type { LoadedTitle } from '../../titles/load.ts';

/** A bet that a draw decided. */
export interface DecidedBet {
  id: string;
  stake: number;
  state: unknown;
}

/**
 * What of each bet was not at risk, by id, given all bets of one player in one round, in their order: together as much as if they
 * were one bet. Each has its own part first; what only the others take from the risk goes to the last bets.
 */
export function notAtRiskOf({ family, params }: LoadedTitle, bets: readonly DecidedBet[]): Map<string, number> {
  const partOf = (state: unknown): number => family.notAtRisk?.(params, state) ?? 0;
  const parts = new Map(bets.map(({ id, state }) => [id, partOf(state)]));
  const together = family.shared?.together;
  if (!together || bets.length < 2) return parts;
  let rest = partOf(together(bets.map(({ state }) => state)));
  for (const part of parts.values()) rest -= part;
  for (const { id, stake } of bets.toReversed()) {
    if (rest <= 0) break;
    const more = Math.min(rest, stake - parts.get(id)!);
    parts.set(id, parts.get(id)! + more);
    rest -= more;
  }
  return parts;
}
