import { CallFailure } from '../../src/shared/api/failure.ts';

/*
 * Values as JSON. What JSON does not have is an object with one key that begins with `$`: `$map`, `$set`, `$undefined`, `$error`,
 * `$date`, `$bigint`, `$number`. `$out` names what cannot be kept: functions and class instances. `$object` holds the entries
 * of an object that looks like one of these.
 */

/** Deeper values are left out: they are cycles, or no data. */
export const DEEPEST = 60;
/** Keys that would reach a prototype. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Stands in a decoded value for what could not be kept. */
export class LeftOut {
  readonly what: string;
  constructor(what: string) {
    this.what = what;
  }
}

type Plain = Record<string, unknown>;

const isTag = (keys: readonly string[]) => keys.length === 1 && keys[0]!.startsWith('$');

const encodeError = (error: Error, depth: number) => ({
  $error: {
    name: error.name,
    message: error.message,
    ...(error instanceof CallFailure && { status: error.status, details: encodeAt(error.details, depth) }),
  },
});

const encodeObject = (value: object, depth: number): unknown => {
  if (Array.isArray(value)) return value.map((each) => encodeAt(each, depth));
  if (value instanceof Map)
    return { $map: [...value].map(([key, each]) => [encodeAt(key, depth), encodeAt(each, depth)]) };
  if (value instanceof Set) return { $set: [...value].map((each) => encodeAt(each, depth)) };
  if (value instanceof Error) return encodeError(value, depth);
  if (value instanceof Date) return { $date: value.getTime() };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { $out: value.constructor?.name || 'object' };
  const entries = Object.entries(value)
    .filter(([key]) => !FORBIDDEN_KEYS.has(key))
    .map(([key, each]) => [key, encodeAt(each, depth)] as const);
  return isTag(entries.map(([key]) => key)) ? { $object: entries } : Object.fromEntries(entries);
};

const encodeAt = (value: unknown, depth: number): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { $number: Object.is(value, -0) ? '-0' : `${value}` };
    case 'undefined':
      return { $undefined: true };
    case 'bigint':
      return { $bigint: `${value}` };
    case 'function':
      return { $out: `function ${value.name}`.trim() };
    case 'symbol':
      return { $out: 'symbol' };
    case 'object':
      if (value === null) return null;
      return depth >= DEEPEST ? { $out: 'too deep' } : encodeObject(value, depth + 1);
  }
};

/** The value as JSON data. */
export const encode = (value: unknown): unknown => encodeAt(value, 0);

/** Whether nothing of an encoded value was left out. */
export const isWhole = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isWhole);
  return Object.entries(value).every(([key, each]) => key !== '$out' && isWhole(each));
};

const decodeError = ({ name, message, status, details }: Plain): Error => {
  if (name === 'CallFailure') return new CallFailure(String(message), Number(status), decode(details));
  const error = new Error(String(message));
  error.name = String(name);
  return error;
};

const DECODERS: Record<string, (content: any) => unknown> = {
  $map: (entries: [unknown, unknown][]) => new Map(entries.map(([key, value]) => [decode(key), decode(value)])),
  $set: (values: unknown[]) => new Set(values.map(decode)),
  $object: (entries: [string, unknown][]) => Object.fromEntries(entries.map(([key, value]) => [key, decode(value)])),
  $error: decodeError,
  $date: (ms: number) => new Date(ms),
  $bigint: (digits: string) => BigInt(digits),
  $number: Number,
  $undefined: () => undefined,
  $out: (what: string) => new LeftOut(what),
};

/** The value of `encode`. What was left out is a `LeftOut`. */
export const decode = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(decode);
  const entries = Object.entries(value);
  const [tag, content] = entries[0] ?? [''];
  if (entries.length === 1 && tag.startsWith('$')) return DECODERS[tag]!(content);
  return Object.fromEntries(entries.map(([key, each]) => [key, decode(each)]));
};

const isPair = (value: unknown) => Array.isArray(value) && value.length === 2;
const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TAGS: Record<string, (content: unknown) => boolean> = {
  $map: (content) => Array.isArray(content) && content.every(isPair),
  $set: Array.isArray,
  $object: (content) =>
    Array.isArray(content) &&
    content.every((each: unknown[]) => isPair(each) && isText(each[0]) && !FORBIDDEN_KEYS.has(each[0])),
  $error: (content) => isObject(content) && isText(content['name']) && isText(content['message']),
  $date: (content) => typeof content === 'number',
  $bigint: (content) => isText(content) && /^-?\d{1,1000}$/.test(content),
  $number: (content) => ['NaN', 'Infinity', '-Infinity', '-0'].includes(content as string),
  $undefined: (content) => content === true,
  $out: isText,
};

/** Whether an object of a file that looks like a tag is one that `decode` can read. */
export const isWellFormed = (value: Plain): boolean => {
  const keys = Object.keys(value);
  return !isTag(keys) || (Object.hasOwn(TAGS, keys[0]!) && TAGS[keys[0]!]!(value[keys[0]!]));
};
