import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { EndpointSpec } from '../../../../contract/define.ts';
import { transfers } from '../../../../contract/transfers.ts';
import { checkLedger } from '../../../../server/app/compose.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { drawConfirmation } from '../../../../server/http/confirmation.ts';
import { callServer } from '../../../support/calls.ts';
import { giveMoney } from '../../../support/money.ts';
import { takeTestServer } from '../../../support/reused-server.ts';
import {
  addMember,
  addMerchant,
  openSession,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../../support/test-server.ts';

export let test: TestServer & { other: string };

/** Takes a server of its own, because the ledger's checks at the end are of the whole database, and adds a second merchant. */
export function useServer(): void {
  beforeAll(async () => {
    test = { ...(await takeTestServer()), other: 'another' };
    await addMerchant(test.database, test.other);
  });
  afterAll(async () => {
    expect(await checkLedger(test.database)).toMatchObject({ clean: true });
    await test.close();
  });
}

export const tables = (merchant = test.merchant) => inMerchant(test.database.db, merchant);
export const operate = <E extends EndpointSpec>(endpoint: E, request: object) =>
  callServer(
    test.url,
    endpoint,
    { merchant: test.merchant, reason: 'as agreed', ...request },
    { token: TEST_OPERATOR_KEY },
  );
export const lastAudit = () => tables().selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

interface Options {
  upline?: { id: number };
  type?: number;
  /** In minor units. */
  money?: number;
  /** In millionths. */
  rate?: number;
  merchant?: string;
}
let count = 0;

/** A member with a session; an agent unless it says otherwise. */
export const join = async (
  name: string,
  { upline, type = 1, money = 0, rate = 0, merchant = test.merchant }: Options = {},
) => {
  const member = await addMember(test.database, `${name}${(count += 1)}`, {
    type,
    upline: upline?.id ?? null,
    merchant,
  });
  await tables(merchant).updateTable('members').set({ rebate_rate: rate }).where('id', '=', member.id).execute();
  if (money > 0) await giveMoney(test.database, member, money);
  const { token, session } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}, headers: Record<string, string> = {}) =>
    callServer(test.url, endpoint, request, { token, headers: { 'x-merchant': merchant, ...headers } });
  const send = (to: { id: number }, over: object = {}, key: string = randomUUID(), headers = {}) =>
    call(
      transfers.toDownline,
      { memberId: to.id, amount: 1_000, currency: 'USD', ...over },
      { 'idempotency-key': key, ...headers },
    );
  return {
    id: member.id,
    name: member.username,
    member,
    session,
    call,
    send,
    set: (values: object) => tables(merchant).updateTable('members').set(values).where('id', '=', member.id).execute(),
    row: () => tables(merchant).selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow(),
    balance: async (): Promise<number> =>
      (
        await tables(merchant)
          .selectFrom('accounts')
          .select('balance')
          .where('owner', '=', `member:${member.id}`)
          .where('kind', '=', 'wallet')
          .where('ledger', '=', 'real')
          .executeTakeFirstOrThrow()
      ).balance,
    /** Confirmations without the limit on tries at once. */
    confirmations: (length: number): Promise<string[]> =>
      test.database.transact(async (tx) => {
        const drawn: string[] = [];
        while (drawn.length < length) drawn.push(await drawConfirmation(tx, session.id));
        return drawn;
      }),
  };
};
export type Person = Awaited<ReturnType<typeof join>>;
