import { randomUUID } from 'node:crypto';
import { transfers } from '../../../../contract/transfers.ts';
import { wallet } from '../../../../contract/wallet.ts';
import { drawConfirmation } from '../../../../server/http/confirmation.ts';
import { accountOf } from '../../../../server/ledger/account.ts';
import { post } from '../../../../server/ledger/post.ts';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { callServer } from '../../../support/calls.ts';
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

/** Puts money into a member's wallet, or into another account of the member. */
export const give = async (test: TestServer, { id, merchant }: MemberRow, amount: number): Promise<void> =>
  test.database.transact(async (tx) => {
    const books = { merchant, ledger: 'real', currency: 'USD', exponent: 2 } as const;
    const purse = await accountOf(tx, { ...books, kind: 'wallet', owner: `member:${id}` });
    const house = await accountOf(tx, { ...books, kind: 'house', owner: merchant });
    await post(tx, {
      merchant,
      kind: 'bonus',
      actor: 'test',
      idempotencyKey: randomUUID(),
      payload: {},
      about: '',
      lines: [
        { accountId: purse.id, amount },
        { accountId: house.id, amount: -amount },
      ],
    });
  });
