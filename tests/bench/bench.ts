/** One line of the table: ours beside the reference, both measured in this run. */
export interface Row {
  what: string;
  /** With its unit, as `3,120 a second`. */
  ours: string;
  reference: string;
  /** Ours to the reference's; null where there is nothing to compare with. */
  ratio: number | null;
  /** What the product must reach, in words; empty for a row that stands there to be compared with. */
  reach: string;
  /** Null where the row has no reach. */
  met: boolean | null;
}

/** What something costs as the load grows; both axes are logarithmic, so linear growth is the dashed line. */
export interface Curve {
  title: string;
  /** Of the x axis, as `sockets`. */
  load: string;
  /** Of the y axis, as `% of one core`. */
  cost: string;
  lines: { name: string; points: { load: number; cost: number }[] }[];
}

export interface Section {
  rows: Row[];
  curves: Curve[];
  /** What a reader must know to believe the rows: settings, what was found, what was mended. */
  notes: string[];
}

export interface BenchTools {
  /** Tells the person at the terminal how far it is. */
  say: (line: string) => void;
  /** Fewer and shorter rounds, to see that the bench itself works; such figures are not written down. */
  quick: boolean;
}

export interface Bench {
  /** Also its folder in tests/bench. */
  name: string;
  /** Its letter in the table and what it asks, as `(a) Postings a second`. */
  title: string;
  /** Files of the reference's own code, from the project's root. */
  references: readonly string[];
  run(tools: BenchTools): Promise<Section>;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) throw new Error('nothing was measured');
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The value below which so many hundredths of all lie. */
export const percentile = (values: readonly number[], hundredth: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error('nothing was measured');
  return sorted[Math.min(sorted.length - 1, Math.ceil((hundredth / 100) * sorted.length) - 1)]!;
};
