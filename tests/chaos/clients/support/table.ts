import { profile, say } from '../../support/profile.ts';
import { countByRule, type Verdict } from './oracle.ts';

const ms = (value: number): string => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'never');

/** Prints the results of a scenario, one per line. */
export const tell = (title: string, rows: Record<string, string | number>): void => {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  say(`${title} (seed ${profile.seed}, ${profile.long ? 'long' : 'short'} profile)`);
  for (const [name, value] of Object.entries(rows)) say(`  ${name.padEnd(width)}  ${value}`);
};

/** The measurements of the oracle, for `tell`. */
export const rowsOf = ({ shown, worstStaleMs, worstToRightMs, faults }: Verdict): Record<string, string | number> => ({
  'figures and events shown': shown,
  'worst time to right': ms(worstToRightMs),
  'oldest figure shown as live': ms(worstStaleMs),
  faults: faults.length === 0 ? 0 : JSON.stringify(countByRule(faults)),
});
