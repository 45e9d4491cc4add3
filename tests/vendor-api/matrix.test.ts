import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { conformanceCases, titleOf } from '../../studio/conformance/matrix.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { openFloor, type Floor } from './support/floor.ts';

let floor: Floor;

beforeAll(async () => {
  floor = await openFloor();
});
afterEach(() => expectCleanLedger(floor.database));
afterAll(() => floor.close());

describe('vendor API v1', () => {
  for (const each of conformanceCases) it(titleOf(each), () => each.run(floor.stand));

  it('has a test for every case: each once, and case 31 in a file of its own', () => {
    const numbers = conformanceCases.map(({ number }) => number);
    const all = Array.from({ length: 52 }, (_, index) => index + 1);
    expect(numbers).toEqual(all.filter((number) => number !== 31));
  });
});
