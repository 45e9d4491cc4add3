import { drawPast, type PastDraw, type PastTableRound } from '../../../studio/engines/rounds/past-tables.ts';
import type { TableTitle } from '../../../studio/engines/rounds/tables.ts';
import type { Millis } from '../../../contract/primitives.ts';

/** The past rounds of all tables, which everybody plays together. */
export interface PastTables {
  /** The table's first round that opens at this time or later. Sessions ask in the order of their beginnings. */
  roundFrom(title: TableTitle, fromMs: Millis): Promise<PastDraw>;
  /** In the order of each table's numbers. */
  all(): PastTableRound[];
}

export const createTables = (merchant: string): PastTables => {
  const tables = new Map<string, PastDraw[]>();
  return {
    async roundFrom(title, fromMs) {
      const rounds = tables.get(title.id) ?? [];
      tables.set(title.id, rounds);
      const known = rounds.find(({ round }) => round.opensAtMs >= fromMs);
      if (known) return known;
      const number = rounds.length + 1;
      const opensAtMs = Math.max(fromMs, rounds.at(-1)?.round.nextAtMs ?? 0);
      const drawn = await drawPast(title, { merchant, number, opensAtMs });
      rounds.push(drawn);
      return drawn;
    },
    all: () => [...tables.values()].flat().map(({ round }) => round),
  };
};
