import type { Item, Trace } from '../../recording/format.ts';

export const GROUPS = [
  'Frames in',
  'Frames out',
  'Inputs',
  'Effects',
  'Streams',
  'Stores',
  'Calls',
  'World',
  'Faults',
  'Paint',
] as const;
export type Group = (typeof GROUPS)[number];

/** A feed's key, as the envelopes name it. */
export interface Topic {
  feed: string;
  key: string;
}

export interface Marble {
  trace: Trace;
  lane: Lane;
  /** Milliseconds of the source; never less than that of the marble before. */
  t: number;
  /** Of the envelope that this marble is, or that led to it. */
  topic: Topic | null;
  /** The result of a call, once it is there. */
  result: Marble | null;
  look: 'value' | 'begin' | 'end' | 'bad';
}

export interface Lane {
  id: string;
  group: Group;
  name: string;
  /** Oldest first. */
  marbles: Marble[];
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** What a trace of a recording's item holds; null for what a replay makes again. */
export const itemOf = (trace: Trace): Item | null => ('item' in trace ? trace.item : null);

/** The topic that a frame names itself: an envelope, or the request of a log's missing events. */
export const ownTopic = (trace: Trace): Topic | null => {
  const item = itemOf(trace);
  if (item?.item !== 'frame') return null;
  const [feed, key] = [field(item.body, 'feed'), field(item.body, 'key')];
  return typeof feed === 'string' && typeof key === 'string' ? { feed, key } : null;
};

/** The topics that a frame subscribes to or asks for, by feed. */
export const topicsRequested = (trace: Trace): Topic[] => {
  const item = itemOf(trace);
  const feeds = item?.item === 'frame' ? field(item.body, 'feeds') : undefined;
  if (typeof feeds !== 'object' || feeds === null) return [];
  return Object.entries(feeds as Record<string, readonly string[] | object>).flatMap(([feed, keys]) =>
    (Array.isArray(keys) ? (keys as string[]) : Object.keys(keys)).map((key) => ({ feed, key })),
  );
};

/** The lane on which a trace is shown. */
export const placeOf = (trace: Trace): { group: Group; name: string } => {
  if (trace.lane === 'stream') return { group: 'Streams', name: trace.stream };
  if (trace.lane === 'store') return { group: 'Stores', name: trace.store };
  if (trace.lane === 'paint') return { group: 'Paint', name: 'paint' };
  if (trace.lane === 'call') return { group: 'Calls', name: `${trace.module} ${trace.name}` };
  if (trace.lane === 'port') return { group: 'Calls', name: `call ${trace.call} ${trace.port}` };
  const { item } = trace;
  if (item.item === 'frame') {
    const name = item.what === 'envelope' ? (ownTopic(trace)?.feed ?? item.what) : item.what;
    return { group: item.dir === 'in' ? 'Frames in' : 'Frames out', name };
  }
  if (item.item === 'input') return { group: 'Inputs', name: item.name };
  if (item.item === 'effect') return { group: 'Effects', name: item.name };
  if (item.item === 'world') return { group: 'World', name: item.what };
  if (item.item === 'fault') return { group: 'Faults', name: item.what };
  return { group: 'World', name: item.item === 'module' ? 'modules' : item.item };
};

export const lookOf = (trace: Trace): Marble['look'] => {
  if (trace.lane === 'stream' || trace.lane === 'port') {
    if (trace.what === 'failed') return 'bad';
    if (trace.what === 'started') return 'begin';
    return trace.what === 'completed' || trace.what === 'stopped' ? 'end' : 'value';
  }
  const item = itemOf(trace);
  if (!item) return 'value';
  if (item.item === 'fault' || (item.item === 'effect' && item.what === 'fail')) return 'bad';
  if (item.item === 'frame' && (item.failed || item.what === 'bye' || item.body === 'disconnected')) return 'bad';
  return item.item === 'effect' && item.what === 'call' ? 'begin' : 'value';
};

/** What a marble holds: the body of a frame, the parameters of a call, a store's new value. */
export const valueOf = (trace: Trace): unknown => {
  if (trace.lane === 'paint') return { upTo: trace.upTo };
  if (trace.lane === 'call') return trace.args;
  if ('value' in trace) return trace.value;
  const { item } = trace;
  if (item.item === 'frame') return item.body;
  return 'value' in item ? item.value : undefined;
};

/** Joins a call with its result. */
export const runOf = (trace: Trace): { run: string; ends: boolean } | null => {
  const item = itemOf(trace);
  return item?.item === 'effect' ? { run: `${item.sid} ${item.run}`, ends: item.what !== 'call' } : null;
};

export interface Version {
  epoch: string;
  seq: number;
  /** When it was committed, by the server's clock. */
  at: number;
}

/** The version of an envelope. */
export const versionOf = (trace: Trace): Version | null => {
  const item = itemOf(trace);
  if (item?.item !== 'frame' || item.what !== 'envelope') return null;
  const { body } = item;
  const [epoch, seq, at] = [field(body, 'epoch'), field(body, 'seq'), field(body, 'at')];
  return typeof epoch === 'string' && typeof seq === 'number' && typeof at === 'number' ? { epoch, seq, at } : null;
};

/** The server's time in a frame: of a heartbeat or an answer, or of a commit, which cannot be later than its message. */
export const serverTimeOf = (trace: Trace): number | null => {
  const item = itemOf(trace);
  if (item?.item !== 'frame' || item.dir !== 'in') return null;
  const at = field(item.body, 'at');
  return typeof at === 'number' ? at : null;
};

/** What passed at the ports of a stream's call is for tests. Between a cause and its effect it says nothing more. */
export const isInner = ({ lane }: Trace): boolean => lane === 'call' || lane === 'port';
