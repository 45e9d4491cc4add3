/** Faults that one answer names. */
const SHOWN = 50;

/** A fault of an item of an operator's file, by its place. */
export interface FileFault {
  index: number;
  field: string;
  problem: string;
}

/** The details of a failure that names the faults of a file: how many there are, and the first of them. */
export const faultDetails = (problems: readonly FileFault[]) => ({
  count: problems.length,
  problems: problems.slice(0, SHOWN),
});
type FaultDetails = ReturnType<typeof faultDetails>;

/** The count of a failure's faults, and a line for each that it names; `what` an item of the file is. */
export const faultsIn = (details: unknown, what: string): { count: number; lines: string } => {
  const { count, problems } = details as FaultDetails;
  return {
    count,
    lines: problems.map(({ index, field, problem }) => `  ${what} ${index}: ${field}: ${problem}`).join('\n'),
  };
};

/** The text of a refusal that names the faults of a file. */
export const faultsText =
  (what: string) =>
  (details: unknown): string => {
    const { count, lines } = faultsIn(details, what);
    return `There ${count === 1 ? 'is 1 fault' : `are ${count} faults`}; nothing is changed.\n${lines}\n`;
  };
