import { Failure } from './failure.ts';

/** Above the nesting depth and the number of values of any request of the contract. */
const DEEPEST = 16;
const MAX_VALUES = 2_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x7b, 0x5b];
const CLOSING = [0x7d, 0x5d];
const COMMA = 0x2c;

/**
 * Returns why a JSON text would be expensive to parse. Makes one pass over the bytes and allocates nothing. The parser
 * decides whether the text is valid JSON.
 */
export const jsonProblem = (bytes: Uint8Array, maxValues = MAX_VALUES): 'too_deep' | 'too_many_values' | undefined => {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values += 1;
    else if (OPENING.includes(byte)) {
      depth += 1;
      values += 1;
      if (depth > DEEPEST) return 'too_deep';
    } else if (CLOSING.includes(byte)) depth -= 1;
    if (values > maxValues) return 'too_many_values';
  }
  return undefined;
};

/** Throws invalid_request if the JSON text would be expensive to parse: if it is deep, or has more than `maxValues`. */
export const checkJson = (bytes: Uint8Array, maxValues?: number): void => {
  const problem = jsonProblem(bytes, maxValues);
  if (problem) throw new Failure('invalid_request', { details: { issues: [{ path: '', problem }] } });
};

/** Maximum fields of a form or query string; no schema has more. */
const MAX_FIELDS = 64;

/** Whether `name=value&…` has more fields than that. */
export const hasManyFields = (text: string): boolean => {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields += 1;
  return fields > MAX_FIELDS;
};
