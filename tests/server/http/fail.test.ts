import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { Done, endpoint } from '../../../contract/define.ts';
import { anyFailure, commonFailure, type Fail } from '../../../server/http/failure.ts';
import type { Handler } from '../../../server/http/route.ts';

const pay = endpoint({
  method: 'POST',
  path: '/pay',
  auth: 'member',
  encoding: 'json',
  request: z.strictObject({}),
  response: Done,
  errors: ['wrong_currency', 'balance_too_low'],
  summary: 'Pays.',
});
type Pay = Handler<typeof pay>;

const refuseShort = (fail: Fail<'balance_too_low'>): never => {
  throw fail('balance_too_low');
};
const refuseVendor = (fail: Fail<'unknown_vendor'>): never => {
  throw fail('unknown_vendor');
};

describe('what a handler can throw, by type', () => {
  it('is what its endpoint declares, or what any endpoint may answer with', () => {
    const declared: Pay = ({ fail }) => {
      throw fail('wrong_currency', { details: { currency: 'EUR' } });
    };
    const common: Pay = ({ fail }) => {
      throw fail('not_found');
    };
    const undeclared: Pay = ({ fail }) => {
      // @ts-expect-error The endpoint does not declare it.
      throw fail('unknown_vendor');
    };
    expect([declared, common, undeclared]).toHaveLength(3);
  });

  it('is also what a function throws that the handler calls', () => {
    const declared: Pay = ({ fail }) => refuseShort(fail);
    // @ts-expect-error The endpoint does not declare what the function throws.
    const undeclared: Pay = ({ fail }) => refuseVendor(fail);
    // @ts-expect-error A function that refuses is not called with the common failures only.
    const withCommon: Pay = () => refuseShort(commonFailure);
    expect([declared, undeclared, withCommon]).toHaveLength(3);
  });

  it('has the key, the status and the details', () => {
    const failure = anyFailure('balance_too_low', { details: { balance: 5 } });
    expect(failure).toMatchObject({ key: 'balance_too_low', details: { balance: 5 } });
    expect(failure.status).toBeGreaterThanOrEqual(400);
  });
});
