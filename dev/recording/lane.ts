import type { Item, Trace } from './format.ts';

/** The groups of lanes, in the order of the picture, with the tokens of their colours. */
export const GROUPS = {
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
} as const;
export type Group = keyof typeof GROUPS;

/** A feed's key, as the envelopes name it. */
export interface Topic {
  feed: string;
  key: string;
}

/** The fields of a value that may be no object. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const itemOf = (trace: Trace): Item | null => ('item' in trace ? trace.item : null);
const bodyOf = (trace: Trace) => {
  const item = itemOf(trace);
  return fieldsOf(item?.item === 'frame' ? item.body : null);
};

/** The topic that a frame names itself: an envelope, or the request of a log's missing events. */
export const ownTopic = (trace: Trace): Topic | null => {
  const { feed, key } = bodyOf(trace);
  return typeof feed === 'string' && typeof key === 'string' ? { feed, key } : null;
};

/** The topics that a frame subscribes to or asks for. */
export const topicsRequested = (trace: Trace): Topic[] =>
  Object.entries(fieldsOf(bodyOf(trace)['feeds'])).flatMap(([feed, keys]) =>
    (Array.isArray(keys) ? (keys as string[]) : Object.keys(fieldsOf(keys))).map((key) => ({ feed, key })),
  );

/** The lane of a trace. */
export const placeOf = (trace: Trace): { group: Group; name: string } => {
  if (trace.lane === 'stream') return { group: 'Streams', name: trace.stream };
  if (trace.lane === 'store') return { group: 'Stores', name: trace.store };
  if (trace.lane === 'paint') return { group: 'Paint', name: 'paint' };
  if (trace.lane === 'call') return { group: 'Calls', name: `${trace.module} ${trace.name}` };
  if (trace.lane === 'port') return { group: 'Calls', name: `call ${trace.call} ${trace.port}` };
  const { item } = trace;
  if (item.item === 'frame') {
    const { feed } = bodyOf(trace);
    const name = item.what === 'envelope' && typeof feed === 'string' ? feed : item.what;
    return { group: item.dir === 'in' ? 'Frames in' : 'Frames out', name };
  }
  if (item.item === 'input') return { group: 'Inputs', name: item.name };
  if (item.item === 'effect') return { group: 'Effects', name: item.name };
  if (item.item === 'fault') return { group: 'Faults', name: item.what };
  return { group: 'World', name: item.item === 'world' ? item.what : item.item };
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

export type Look = 'value' | 'begin' | 'end' | 'bad';
export const lookOf = (trace: Trace): Look => {
  if (trace.lane === 'stream' || trace.lane === 'port') {
    if (trace.what === 'failed') return 'bad';
    if (trace.what === 'started') return 'begin';
    return trace.what === 'completed' || trace.what === 'stopped' ? 'end' : 'value';
  }
  const item = itemOf(trace);
  if (item?.item === 'fault') return 'bad';
  if (item?.item === 'effect') return item.what === 'call' ? 'begin' : item.what === 'fail' ? 'bad' : 'value';
  const isBad = item?.item === 'frame' && (item.failed || item.what === 'bye' || item.body === 'disconnected');
  return isBad ? 'bad' : 'value';
};

/** The version of an envelope. `at`: when it was committed, by the server's clock. */
export const versionOf = (trace: Trace): { epoch: string; seq: number; at: number } | null => {
  const { epoch, seq, at } = bodyOf(trace);
  return typeof epoch === 'string' && typeof seq === 'number' && typeof at === 'number' ? { epoch, seq, at } : null;
};

/** The server's time in a frame: of a heartbeat or an answer, or of a commit, which cannot be later than its message. */
export const serverTimeOf = (trace: Trace): number | null => {
  const item = itemOf(trace);
  const { at } = bodyOf(trace);
  return item?.item === 'frame' && item.dir === 'in' && typeof at === 'number' ? at : null;
};
