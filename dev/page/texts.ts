import { valueOf, versionOf } from '../recording/lane.ts';
import type { Marble } from './book.ts';

/* Values may come from the frame, which has constructors of its own: they are told apart by shape. */
const tagOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

/** What JSON does not have, as JSON. */
const plain = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  switch (tagOf(value)) {
    case 'Map':
      return Object.fromEntries(value as Map<string, unknown>);
    case 'Set':
      return [...(value as Set<unknown>)];
    case 'Error':
      return `${(value as Error).name}: ${(value as Error).message}`;
    default:
      return value;
  }
};

/** A value over several lines, for the panel and the clipboard. */
export const asJson = (value: unknown): string => JSON.stringify(value, plain, 2) ?? String(value);

/** How many fields and letters of a large value are looked at. */
const FIELDS = 12;
const LETTERS = 200;
const shortened = (value: unknown, depth = 0): unknown => {
  const own = plain('', value);
  if (typeof own === 'string') return own.slice(0, LETTERS);
  if (typeof own !== 'object' || own === null || tagOf(own) === 'Date') return own;
  if (depth === 2) return Array.isArray(own) ? ['…'] : '…';
  if (Array.isArray(own)) return own.slice(0, FIELDS).map((each) => shortened(each, depth + 1));
  const fields = Object.entries(own).slice(0, FIELDS);
  return Object.fromEntries(fields.map(([name, each]) => [name, shortened(each, depth + 1)]));
};
/** One line of at most this many characters. */
export const preview = (value: unknown, max = 80): string => {
  const text = (JSON.stringify(shortened(value)) ?? String(value)).replace(/"(\w+)":/g, '$1: ').replaceAll(',', ', ');
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
};

/** What happened, in words. */
export const happened = ({ trace, look }: Marble): string => {
  if (trace.lane === 'paint') return 'painted';
  if (trace.lane === 'store') return 'changed';
  if (trace.lane === 'call') return 'called';
  if (trace.lane === 'stream' || trace.lane === 'port') return trace.what === 'next' ? 'emitted' : trace.what;
  const { item } = trace;
  if (item.item === 'effect') return { call: 'called', done: 'returned', fail: 'failed' }[item.what];
  if (item.item === 'frame') return item.failed ? 'failed' : item.dir === 'in' ? 'received' : 'sent';
  return look === 'bad' ? 'injected' : 'happened';
};

/** Short, beside a marble: the version of an envelope, or a plain value. */
export const labelOf = ({ trace, look }: Pick<Marble, 'trace' | 'look'>): string => {
  const version = versionOf(trace);
  if (version) return `#${version.seq}`;
  const value = valueOf(trace);
  return value === undefined || look === 'end' || trace.lane === 'paint' ? '' : preview(value, 28);
};

/** A marble in a sentence. */
export const sentenceOf = (marble: Marble): string =>
  [
    `${marble.lane.name} ${happened(marble)} at ${clock(marble.t)}`,
    marble.topic ? `${marble.topic.feed} ${marble.topic.key}` : '',
    valueOf(marble.trace) === undefined ? '' : preview(valueOf(marble.trace), 100),
    marble.result ? `${happened(marble.result)} after ${duration(marble.result.t - marble.t)}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Minutes and seconds, with as many decimals as a step of so many milliseconds needs. */
export const clock = (t: number, stepMs = 1): string => {
  const decimals = stepMs >= 1_000 ? 0 : Math.min(3, Math.ceil(-Math.log10(stepMs / 1_000)));
  const digit = 10 ** (3 - decimals);
  const rounded = Math.round(t / digit) * digit;
  const minutes = Math.floor(rounded / 60_000);
  const seconds = ((rounded - minutes * 60_000) / 1_000).toFixed(decimals);
  return `${minutes}:${seconds.padStart(decimals ? 3 + decimals : 2, '0')}`;
};

/** Three digits that count: `0.42 ms`, `12.3 ms`, `4.20 s`. */
export const duration = (ms: number): string =>
  Math.abs(ms) >= 1_000 ? `${(ms / 1_000).toPrecision(3)} s` : `${Number(ms.toPrecision(3))} ms`;

export const count = (value: number): string => value.toLocaleString('en');
