import { createHash } from 'node:crypto';

/** SHA-256 of a JSON value, independent of the order of its keys. */
export const payloadHash = (payload: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(payload, sortedKeys) ?? 'undefined')
    .digest();

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
