import { z } from 'zod';

/** The longest script and the longest time in it. */
const MAX_LINES = 1_000;
const LONGEST_MS = 3_600_000;

const ms = z.number().nonnegative().max(LONGEST_MS);
const share = z.number().min(0).max(1);

const faults = [
  /** Every message in both directions takes this much longer. The order stays. */
  z.strictObject({ what: z.literal('delay'), ms }),
  /** This share of what the server sends is lost: envelopes, heartbeats and answers. */
  z.strictObject({ what: z.literal('drop'), share }),
  /** This share of the envelopes and heartbeats comes twice. */
  z.strictObject({ what: z.literal('duplicate'), share }),
  /** This share of the envelopes and heartbeats is overtaken by later ones. */
  z.strictObject({ what: z.literal('reorder'), share }),
  /** The connection breaks, and comes back after this time. */
  z.strictObject({ what: z.literal('cut'), ms }),
  /** Connected, but for this time nothing passes. It all comes afterwards. */
  z.strictObject({ what: z.literal('stand still'), ms }),
  /** The server says goodbye and comes back with another epoch. */
  z.strictObject({ what: z.literal('restart') }),
] as const;

const faultSchema = z.discriminatedUnion('what', faults);
export type Fault = z.infer<typeof faultSchema>;
/** A fault begins, or all that run end. */
const stepSchema = z.discriminatedUnion('what', [...faults, z.strictObject({ what: z.literal('clear') })]);
export type Step = z.infer<typeof stepSchema>;

export interface ScriptLine {
  atMs: number;
  step: Step;
}

/**
 * Reads a script: one step a line as JSON with its time since the start, such as `{"atMs": 2000, "what": "cut", "ms": 500}`.
 * Empty lines do not count. Throws with the line's number and what is wrong with it.
 */
export function readScript(text: string): ScriptLine[] {
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
  if (lines.length > MAX_LINES)
    throw new Error(`A script has at most ${MAX_LINES} lines; this one has ${lines.length}.`);
  return lines
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readLine(line, number))
    .sort((one, other) => one.atMs - other.atMs);
}

function readLine(line: string, number: number): ScriptLine {
  const wrong = (why: string) => new Error(`Line ${number}: ${why}`);
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw wrong('not JSON');
  }
  if (typeof row !== 'object' || row === null) throw wrong('not an object');
  const { atMs, ...rest } = row as Record<string, unknown>;
  const time = ms.safeParse(atMs);
  if (!time.success) throw wrong(`atMs: ${time.error.issues[0]!.message}`);
  const step = stepSchema.safeParse(rest);
  if (!step.success) {
    const { path, message } = step.error.issues[0]!;
    throw wrong(`${path.join('.') || 'fault'}: ${message}`);
  }
  return { atMs: time.data, step: step.data };
}
