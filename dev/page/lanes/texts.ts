import { preview } from '../inspect/value.ts';
import { clockLabel } from './axis.ts';
import { valueOf, versionOf, type Group, type Marble } from './lane.ts';

/** What happened, in words. */
export const happened = ({ trace, look }: Marble): string => {
  if (trace.lane === 'paint') return 'painted';
  if (trace.lane === 'store') return 'changed';
  if (trace.lane === 'call') return 'called';
  if (trace.lane === 'stream' || trace.lane === 'port') return trace.what === 'next' ? 'emitted' : trace.what;
  const { item } = trace;
  if (item.item === 'effect') return item.what === 'call' ? 'called' : item.what === 'done' ? 'returned' : 'failed';
  if (item.item === 'frame') {
    if (item.failed) return 'failed';
    return item.dir === 'in' ? 'received' : 'sent';
  }
  return look === 'bad' ? 'injected' : 'happened';
};

/** Short, beside a marble: the version of an envelope, or a plain value. */
export const labelOf = (marble: Pick<Marble, 'trace' | 'look'>): string => {
  const version = versionOf(marble.trace);
  if (version) return `#${version.seq}`;
  if (marble.look === 'end' || marble.trace.lane === 'paint') return '';
  const value = valueOf(marble.trace);
  return value === undefined ? '' : preview(value, 28);
};

/** For screen readers and tips: everything that the picture shows of a marble. */
export const sentenceOf = (marble: Marble): string => {
  const version = versionOf(marble.trace);
  const value = valueOf(marble.trace);
  return [
    `${marble.lane.name} ${happened(marble)} at ${clockLabel(marble.t, 1)}`,
    marble.topic ? `${marble.topic.feed} ${marble.topic.key}` : '',
    version ? `version ${version.seq}` : '',
    value === undefined ? '' : preview(value, 100),
    marble.result ? `${happened(marble.result)} after ${duration(marble.result.t - marble.t)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
};

/** Three digits that count: `0.42 ms`, `12.3 ms`, `4.20 s`. */
export const duration = (ms: number): string => {
  const size = Math.abs(ms);
  if (size >= 1_000) return `${(ms / 1_000).toFixed(size >= 10_000 ? 1 : 2)} s`;
  return `${ms.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)} ms`;
};

export const size = (bytes: number): string => {
  if (bytes >= 1_048_576) return `${(bytes / 1_048_576).toFixed(1)} MB`;
  return bytes >= 1_024 ? `${Math.round(bytes / 1_024)} kB` : `${bytes} B`;
};

/** `1,234`. The picture needs it thousands of times a second, for which `Intl` is too slow. */
export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** The token of a group's colour. */
export const COLOURS: Record<Group, string> = {
  'Frames in': '--sky',
  'Frames out': '--sky',
  Inputs: '--strong',
  Effects: '--brass-deep',
  Streams: '--jade',
  Stores: '--brass',
  Calls: '--muted',
  World: '--muted',
  Faults: '--coral',
  Paint: '--muted',
};

/** The last part of a lane's name, which tells it from its neighbours: of `src/entities/wallet/model.ts $balance` the store. */
export const lastPart = (name: string): string => /[^\s/]+\s*$/.exec(name)?.[0] ?? name;
