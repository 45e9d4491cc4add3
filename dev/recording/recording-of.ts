import type { Scope, Store } from 'effector';
import { isOfBridge, units } from '../traced/effector.ts';
import type { Buffer, Snapshot } from './buffer.ts';
import { encode, isWhole } from './encode.ts';
import { RECORDING_VERSION, type Base, type Header, type Item, type Recording } from './format.ts';
import type { Joined } from './joined.ts';

const encoded = (item: Item): Item => {
  if (item.item === 'frame') return { ...item, body: encode(item.body) };
  if ('value' in item && item.item !== 'world') return { ...item, value: encode(item.value) };
  return item;
};

/** A store that holds functions or instances is left out as a whole: parts of its value are of no use. */
const encodedStores = (stores: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...stores].map(([sid, value]) => {
      const whole = encode(value);
      return [sid, isWhole(whole) ? whole : { $out: 'functions or instances' }];
    }),
  );

/** Stores that differ from their default. Derived ones follow from them. */
export const storesOf = (scope: Scope): Map<string, unknown> => {
  const values = new Map<string, unknown>();
  for (const known of units.values()) {
    const { kind, isDerived, sid, unit } = known;
    if (kind !== 'store' || isDerived || isOfBridge(known)) continue;
    const store = unit as Store<unknown>;
    const value = scope.getState(store);
    if (value !== store.defaultState) values.set(sid, value);
  }
  return values;
};

const baseOf = ({ t, stores, status, streams, modules }: Snapshot, joined: Joined, startedAtMs: number): Base => ({
  item: 'base',
  t,
  stores: encodedStores(stores),
  joined: encode(joined.answer(Math.floor(startedAtMs + t))),
  status,
  streams: [...streams],
  modules: [...modules],
});

/** What the buffer holds of the scope, up to `t`. */
export function recordingOf(
  scope: Scope,
  buffer: Buffer,
  t: number,
  facts: Pick<Header, 'build' | 'merchant' | 'language' | 'startedAtMs'>,
): Recording {
  const { from, joined } = buffer.begin();
  return {
    header: {
      parlour: 'recording',
      version: RECORDING_VERSION,
      ...facts,
      seed: from.seed,
      redacted: { identities: false, amounts: false },
      trimmed: buffer.trimmed,
    },
    items: [
      baseOf(from, joined, facts.startedAtMs),
      ...buffer.all().map(encoded),
      { item: 'end', t, stores: encodedStores(storesOf(scope)), lines: 0, sha256: '0'.repeat(64) },
    ],
  };
}
