import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../../contract/contracts.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { favourites, games } from '../../../contract/games.ts';
import { security } from '../../../contract/security.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { seedCashier } from '../../../server/demo/cashier/seed.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, TEST_PASSWORD } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let member: MemberRow;
let token: string;
let sessionId: string;
let count = 0;

beforeAll(async () => {
  test = await joinTestServer();
  await test.database.transact((tx) => seedCashier(tx, test.merchant, 'Parlour'));
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  member = await addMember(test.database, `agent${count}`, { type: 1 });
  const opened = await openSession(test.database, member);
  ({ token } = opened);
  sessionId = opened.session.id;
});

const tables = () => inMerchant(test.database.db, test.merchant);
const ask = async (endpoint: EndpointSpec, request: object = {}, headers: Record<string, string> = {}) => {
  const { status, body } = await callServer(test.url, endpoint, request, { token, headers });
  return body.success ? 'ok' : `${status} ${body.message}`;
};
const confirm = (shown: object = { password: TEST_PASSWORD }) =>
  callServer(test.url, security.confirm, shown, { token });
const sleep = (minutes: number) =>
  tables()
    .updateTable('sessions')
    .set({ last_active_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('id', '=', sessionId)
    .execute();
const deposit = () =>
  ask(wallet.deposit, { method: 'sandbox-card', amount: 5_000, currency: 'USD' }, { 'idempotency-key': randomUUID() });
const terms = {
  tiers: [{ turnover: 1, active: 0, loss: null, rate: 1 }],
  activeFrom: 0,
  minimumActive: 0,
  cap: null,
  mode: 'fixed',
};
const propose = (confirmation: string) =>
  ask(contracts.propose, { kind: 'realtime', downlineId: member.id, terms }, { 'x-confirmation': confirmation });

describe('[issue 5] changes of pay rates require the password again', () => {
  it('proposes, answers and ends nothing without a confirmation or with a forged one', async () => {
    for (const wrong of ['', 'x', 'A'.repeat(43)]) expect(await propose(wrong)).toBe('403 confirmation_needed');
    for (const [endpoint, more] of [
      [contracts.answer, { accept: true }],
      [contracts.requestEnd, { endsAtMs: 0 }],
      [contracts.answerEnd, { accept: true }],
    ] as const)
      expect(await ask(endpoint, { contractId: 1, ...more }, { 'x-confirmation': '' })).toBe('403 confirmation_needed');
  });

  it('accepts a confirmation for one call of its own session', async () => {
    const { confirmation } = (await confirm()).body.value;
    const other = await openSession(test.database, member);
    const before = token;
    token = other.token;
    expect(await propose(confirmation)).toBe('403 confirmation_needed');
    token = before;
    expect(await propose(confirmation)).toMatch(/^409|^404/);
    expect(await propose(confirmation)).toBe('403 confirmation_needed');
  });

  it('expires a confirmation after five minutes', async () => {
    const { confirmation } = (await confirm()).body.value;
    await test.database.db
      .updateTable('confirmations')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('session_id', '=', sessionId)
      .execute();
    expect(await propose(confirmation)).toBe('403 confirmation_needed');
  });

  it('refuses a wrong password; after five, the session cannot confirm with the right one either', async () => {
    for (const shown of [{ password: 'wrong' }, {}, { code: '123456' }, { password: 'x', code: '1' }, { code: 'zz' }])
      expect((await confirm(shown)).body.message).toBe('confirmation_wrong');
    const blocked = await confirm();
    expect([blocked.status, blocked.body.message]).toEqual([429, 'too_many_requests']);
    const other = await openSession(test.database, member);
    const elsewhere = await callServer(test.url, security.confirm, { password: TEST_PASSWORD }, { token: other.token });
    expect(elsewhere.status).toBe(200);
  });

  it('resets the count after a correct password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await confirm({ password: 'wrong' })).status).toBe(403);
      expect((await confirm()).status).toBe(200);
    }
  });
});

describe('[PP-04] [AUTH-19] an idle session requires the password again', () => {
  it('allows money actions for 15 minutes after the last activity', async () => {
    await sleep(14);
    expect(await deposit()).toBe('ok');
    await sleep(15);
    expect(await deposit()).toBe('403 reauthentication_needed');
  });

  it('is not reactivated by actions after the pause, but by the password', async () => {
    await sleep(16);
    expect(await ask(favourites.ids)).toBe('ok');
    expect(await deposit()).toBe('403 reauthentication_needed');
    expect((await confirm({ password: 'wrong' })).status).toBe(403);
    expect(await deposit()).toBe('403 reauthentication_needed');
    expect((await confirm()).status).toBe(200);
    expect(await deposit()).toBe('ok');
  });

  it('does not count automatic calls of the page as activity', async () => {
    await sleep(10);
    for (const automatic of [session.info, wallet.balance, wallet.deposits, session.ticket]) await ask(automatic);
    const idle = await tables().selectFrom('sessions').select('last_active_at').where('id', '=', sessionId).execute();
    expect(Date.now() - idle[0]!.last_active_at.getTime()).toBeGreaterThan(9 * 60_000);
    await ask(favourites.ids);
    const awake = await tables().selectFrom('sessions').select('last_active_at').where('id', '=', sessionId).execute();
    expect(Date.now() - awake[0]!.last_active_at.getTime()).toBeLessThan(60_000);
  });

  it('allows opening a game for 30 minutes', async () => {
    const launch = () =>
      ask(games.launch, {
        nodeId: '1',
        language: 'EN',
        backUrl: '/',
        platform: 'html5-desktop',
        clientType: '3',
      });
    await sleep(29);
    expect(await launch()).toBe('404 game_not_found');
    await sleep(31);
    expect(await launch()).toBe('403 reauthentication_needed');
    await confirm();
    expect(await launch()).toBe('404 game_not_found');
  });
});
