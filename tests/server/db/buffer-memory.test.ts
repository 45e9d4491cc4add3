import { expect, it } from 'vitest';
import { bufferMegabytes } from '../../../server/db/embedded/launch.ts';

const GIB = 2 ** 30;

it.each([
  ['a small machine', 0, 1 * GIB, 128],
  ['a laptop', 0, 8 * GIB, 512],
  ['a large machine', 0, 64 * GIB, 1_024],
  ['a container without a limit', 2 ** 64, 16 * GIB, 1_024],
  ['a container with a limit', 4 * GIB, 64 * GIB, 256],
])('the embedded database’s cache fits %s', (_, constrained, total, megabytes) => {
  expect(bufferMegabytes(constrained, total)).toBe(megabytes);
});
