// A context of vmThreads lacks parts of Node's globals: the web streams, which MSW needs, and the entries of `performance`.
import { performance as ofNode } from 'node:perf_hooks';
import * as streams from 'node:stream/web';

const define = (target: object, name: string, value: unknown) => {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

for (const [name, value] of Object.entries(streams)) define(globalThis, name, value);
define(performance, 'getEntriesByType', ofNode.getEntriesByType.bind(ofNode));
