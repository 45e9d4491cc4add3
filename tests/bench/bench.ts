/** One line of the table: Parlour and the reference, both measured in this run. */
export interface Row {
  what: string;
  /** With its unit, as `3,120 a second`. */
  ours: string;
  reference: string;
  /** Parlour's value divided by the reference's; null without a reference. */
  ratio: number | null;
  /** The product's target in words; empty for a row that is only a comparison. */
  reach: string;
  /** Null when the row has no target. */
  met: boolean | null;
}

/** The cost as the load grows; both axes are logarithmic, so that linear growth is the dashed line. */
export interface Curve {
  title: string;
  /** Label of the x axis, as `sockets`. */
  load: string;
  /** Label of the y axis, as `% of one core`. */
  cost: string;
  lines: { name: string; points: { load: number; cost: number }[] }[];
}

export interface Section {
  rows: Row[];
  curves: Curve[];
  /** What a reader must know to interpret the rows: settings, findings, fixes. */
  notes: string[];
}

export interface BenchTools {
  /** Prints progress to the terminal. */
  say: (line: string) => void;
  /** Fewer and shorter rounds, to check that the bench itself works; such results are not written to the report. */
  quick: boolean;
}

export interface Bench {
  /** Also the name of its folder in tests/bench. */
  name: string;
  /** Its letter in the table and what it measures, as `(a) Postings a second`. */
  title: string;
  /** Files with the code of the reference, relative to the project's root. */
  references: readonly string[];
  run(tools: BenchTools): Promise<Section>;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) throw new Error('nothing was measured');
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The value below which this percentage of all values lies. */
export const percentile = (values: readonly number[], hundredth: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error('nothing was measured');
  return sorted[Math.min(sorted.length - 1, Math.ceil((hundredth / 100) * sorted.length) - 1)]!;
};
