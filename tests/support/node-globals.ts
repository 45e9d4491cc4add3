// A context of vmThreads lacks parts of Node's globals: the web streams, which MSW needs, all of `crypto`, and the entries of
// `performance`.
import { webcrypto } from 'node:crypto';
import { performance as ofNode } from 'node:perf_hooks';
import * as streams from 'node:stream/web';

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

for (const [name, value] of Object.entries(streams)) if (!(name in globalThis)) set(globalThis, name, value);
if (!('subtle' in (globalThis.crypto ?? {}))) set(globalThis, 'crypto', webcrypto);
if (!('getEntriesByType' in performance)) set(performance, 'getEntriesByType', ofNode.getEntriesByType.bind(ofNode));
