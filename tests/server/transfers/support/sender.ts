import { randomUUID } from 'node:crypto';
import { transfers } from '../../../../contract/transfers.ts';
import { wallet } from '../../../../contract/wallet.ts';
import { drawConfirmation } from '../../../../server/http/confirmation.ts';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { callServer } from '../../../support/calls.ts';
import { giveMoney } from '../../../support/money.ts';
import { addMember, openSession, type TestServer } from '../../../support/test-server.ts';

let count = 0;

/** A member with a session and, if it says so, with money. */
export const openMember = async (test: TestServer, { money = 0, upline = null as number | null, type = 0 } = {}) => {
  const member = await addMember(test.database, `transfer${(count += 1)}`, { upline, type });
  const { token, session } = await openSession(test.database, member);
  if (money > 0) await give(test, member, money);
  const call = <E extends Parameters<typeof callServer>[1]>(endpoint: E, request: object = {}, headers = {}) =>
    callServer(test.url, endpoint, request, { token, headers });
  return {
    member,
    token,
    call,
    balance: async (): Promise<number> => (await call(wallet.balance)).body.value.amount,
    overview: async () => (await call(transfers.upline)).body.value,
    send: (over: object = {}, key: string = randomUUID(), headers = {}) =>
      call(transfers.toUpline, { amount: 1_000, currency: 'USD', ...over }, { 'idempotency-key': key, ...headers }),
    /** Confirmations without the limit on tries at once. */
    confirmations: (length: number): Promise<string[]> =>
      test.database.transact((tx) =>
        Array.from({ length }).reduce<Promise<string[]>>(
          async (drawn) => [...(await drawn), await drawConfirmation(tx, session.id)],
          Promise.resolve([]),
        ),
      ),
  };
};
export type Sender = Awaited<ReturnType<typeof openMember>>;

/** Puts money into a member's wallet. */
export const give = ({ database }: TestServer, member: MemberRow, amount: number): Promise<void> =>
  giveMoney(database, member, amount);
