import type { Problem } from '../page/ports.ts';
import type { End } from '../recording/format.ts';

export type { Problem };

/** Where two encoded values differ first; null if they are equal. The order of properties does not count, nor what no file holds. */
export function firstDifference(left: unknown, right: unknown, path = ''): string | null {
  if (Object.is(left, right) || isLeftOut(left) || isLeftOut(right) || isStandIn(left, right)) return null;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return path || 'all of it';
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}

/** Functions and connections stand in no file (`encode.ts`). */
const isLeftOut = (value: unknown): boolean => isObject(value) && '$out' in value;

/** The program's own texts are replaced in a recording, too (`redact.ts`). */
const isStandIn = (here: unknown, recorded: unknown): boolean =>
  typeof here === 'string' &&
  typeof recorded === 'string' &&
  /^(text|name|token|address)-\d+(@example\.invalid)?$/.test(recorded);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const SHOWN = 120;
/** A value in a sentence. */
export const inText = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** The value at a path of `firstDifference`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === 'all of it'
    ? value
    : path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);

/** Stores that end otherwise than in the recording. */
export const differencesOf = (now: End['stores'], then: End): Problem[] =>
  [...new Set([...Object.keys(then.stores), ...Object.keys(now)])].flatMap((sid) => {
    const path = firstDifference(now[sid], then.stores[sid]);
    if (!path) return [];
    const [here, there] = [inText(valueAt(now[sid], path)), inText(valueAt(then.stores[sid], path))];
    return [{ t: then.t, text: `${sid} ends otherwise (${path}): ${here}; in the recording ${there}.` }];
  });
