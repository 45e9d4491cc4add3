/** What happens at a port at one time: letters, `|` or `#`. */
export interface Group {
  column: number;
  letters: string[];
}

/** A silence of more columns than this is written as its length. */
const LONGEST_SILENCE = 12;
const SUBSCRIBED = '^';
const UNSUBSCRIBED = '!';

/** Columns that a group takes: two brackets if it has several letters. */
export const widthOf = ({ letters }: Group): number => (letters.length > 1 ? letters.length + 2 : 1);
const textOf = ({ letters }: Group): string => (letters.length > 1 ? `(${letters.join('')})` : letters.join(''));

/** The first group that begins before the one before it is written, and how many columns it must wait. */
export function firstClash(groups: readonly Group[]): { earlier: Group; later: Group; waits: number } | null {
  for (const [index, later] of groups.entries()) {
    const earlier = groups[index - 1];
    const waits = earlier ? earlier.column + widthOf(earlier) - later.column : 0;
    if (earlier && waits > 0) return { earlier, later, waits };
  }
  return null;
}

/** When a subscription begins and ends, as groups. */
export const duringOf = (end: number): Group[] => [
  { column: 0, letters: [SUBSCRIBED] },
  { column: end, letters: [UNSUBSCRIBED] },
];

/** Draws diagrams so that their columns are aligned: each character is a millisecond, in all of them. */
export function draw(diagrams: readonly (readonly Group[])[]): string[] {
  const busy = new Set<number>([0]);
  for (const groups of diagrams)
    for (const group of groups)
      for (let column = group.column; column < group.column + widthOf(group); column += 1) busy.add(column);
  const columns = [...busy].sort((one, other) => one - other);

  return diagrams.map((groups) => {
    const starts = new Map(groups.map((group) => [group.column, group]));
    const end = groups.at(-1);
    let text = '';
    let written = 0;
    for (const column of columns) {
      if (!end || column > end.column) break;
      const silence = column - written;
      if (silence > LONGEST_SILENCE) text += ` ${silence}ms `;
      else if (silence > 0) text += '-'.repeat(silence);
      // Within a group's own text its columns are already written.
      if (column < written) continue;
      const group = starts.get(column);
      text += group ? textOf(group) : '-';
      written = column + (group ? widthOf(group) : 1);
    }
    return text === '' ? '-' : text;
  });
}
