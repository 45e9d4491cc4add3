import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { games } from '../../../contract/games.ts';
import { notices } from '../../../contract/notices.ts';
import { security } from '../../../contract/security.ts';
import { site } from '../../../contract/site.ts';
import { wallet } from '../../../contract/wallet.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { seedAccount } from '../../../server/demo/cashier/seed.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { countAndSettle, nothingKnown } from '../../../server/domains/salary/jobs.ts';
import { payOut } from '../../../server/domains/withdrawals/pay-out.ts';
import type { VendorAuthenticated } from '../../../contract/vendor.ts';
import { createVendorClient, type VendorClient, type VendorResult } from '../../../studio/vendor-client.ts';
import { callServer, TEST_PASSWORD } from '../../support/calls.ts';
import { startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { openBank } from '../withdrawals/support/bank.ts';

const bank = openBank();
let test: TestServer;
let folder: string;
/** The vendor's server: it opens any game, and keeps the launch token. */
let vendor: Server;
let launched: { token: string; platform: string; merchant: string };
beforeAll(async () => {
  test = await startTestServer({ parts: { payoutProviders: { bank } } });
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-life-'));
  vendor = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.url?.endsWith('/launch')) launched = JSON.parse(body) as typeof launched;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ url: 'https://acme.example/play' }));
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  expect(await checkLedger(test.database)).toMatchObject({ clean: true });
  await test.close();
  vendor.close();
  rmSync(folder, { recursive: true });
});

const answered = <A>(result: VendorResult<unknown>): A => {
  if (result.kind !== 'answered') throw new Error(result.detail);
  return result.answer as A;
};
const file = (name: string, content: unknown): string => {
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return path.join(folder, name);
};
const GAME = { gameType: 'RNG', classify: ['SLOT'], minBet: 10, maxBet: 5_000 };
const SETTINGS = { enabled: true, minimum: 100, maximum: 500_000, reviewFrom: null };

// A currency without decimals and one with three; the members of both have the same names.
describe.each([
  ['harbour', 'JPY', 0, 'Asia/Tokyo'],
  ['oasis', 'KWD', 3, 'Asia/Kuwait'],
])('[SYS-06] the life of the merchant %s, made by commands alone, in %s', (code, currency, exponent, zone) => {
  const headers = { 'x-merchant': code };
  const run = async (args: string[], options: Record<string, string> = {}) => {
    const line = commandOf({ args, options: { reason: 'its life', ...options }, merchant: code });
    const { body } = await callServer(test.url, line.endpoint, line.request as object, { token: TEST_OPERATOR_KEY });
    return body.success ? line.report(body.value as never) : `${body.message} ${JSON.stringify(body.value)}`;
  };
  const done = async (...line: Parameters<typeof run>) => {
    const answer = await run(...line);
    expect(answer).not.toMatch(/^[a-z_]+ (null|{)/);
    return answer;
  };
  let token: string;
  let client: VendorClient;
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}, more: object = {}) =>
    callServer(test.url, endpoint, request, { token, headers: { ...headers, ...more } });
  const money = <E extends EndpointSpec>(endpoint: E, request: object) =>
    call(endpoint, request, { 'idempotency-key': randomUUID() });
  const launch = (more: object = {}) =>
    call(games.launch, {
      nodeId: '7000',
      language: 'EN',
      backUrl: '/',
      platform: 'html5-desktop',
      clientType: '3',
      ...more,
    });
  const register = (username: string) =>
    callServer(
      test.url,
      auth.register,
      {
        ...{ username, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, affiliateCode: 'LEAD' },
        ...{ birthday: '1990-05-17', termsAccepted: true, login: true },
      },
      { headers },
    );
  const withdraw = (amount: number, accountId: string) =>
    money(withdrawals.withdraw, { method: 'bank', accountId, amount, currency, paymentPassword: '394718' });
  /** Adds a payout account of the person who is logged in. */
  const addAccount = async (own: string = TEST_PASSWORD): Promise<string> => {
    // A confirmation is good for one call.
    const by = async () => {
      const { body } = await call(security.confirm, { password: own });
      return { 'x-confirmation': body.value.confirmation };
    };
    await call(withdrawals.setPaymentPassword, { paymentPassword: '394718' }, await by());
    const account = { kind: 'bank', institution: 'TEST', number: `1000000${(accounts += 1)}`, holderName: 'Ann Lee' };
    const { body } = await call(withdrawals.addAccount, account, await by());
    await sql`update payout_accounts set held_until = now() - interval '1 minute' where merchant = ${code}`.execute(
      test.database.db,
    );
    return body.value.account.id;
  };
  /** Approves, sends and pays whatever was withdrawn: the first of a member waits for a decision. */
  const payEverything = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from withdrawals where merchant = ${code} and state = 'checking'`.execute(test.database.db);
    for (const { id } of rows) await done(['withdrawal', 'approve', id]);
    await payOut(test.ctx, { bank });
    for (const { withdrawalId, amount, merchant } of bank.orders.values())
      if (merchant === code) bank.say(withdrawalId, 'part_paid', amount);
    await sql`update withdrawals set ask_at = now() where merchant = ${code}`.execute(test.database.db);
    await payOut(test.ctx, { bank });
  };
  let password: string;
  let accounts = 0;

  it('begins: brand, vendor, games, methods, a top agent', async () => {
    await done(['merchant', 'new', code], { name: code, currency, languages: 'EN', zone });
    await done(['host', 'add', `${code}.example`]);
    const { port } = vendor.address() as AddressInfo;
    const keys = await done(['vendor', 'ACME'], { name: 'Acme', url: `http://127.0.0.1:${port}` });
    const [, , keyId, secret] = /(with:\s+)(\S+)\s+(\S+)/.exec(keys)!;
    client = createVendorClient({ baseUrl: test.url, vendor: 'ACME', keyId: keyId!, secret: secret! });
    await done([
      'catalogue',
      'ACME',
      file('games.json', [{ ...GAME, nodeId: '7000', code: 'lantern', names: { EN: 'Lantern' } }]),
    ]);
    await test.database.transact((tx) => seedAccount(tx, code, code));
    const card = { provider: 'sandbox', names: { EN: 'Card' }, settings: { ...SETTINGS, fee: 0, presets: [] } };
    await done(['new-deposit-method', 'card', file('card.json', card)]);
    const limits = { dailyCount: null, dailySum: null, feeFixed: 0, feeShareMicro: 0, freeADay: 0 };
    const payout = {
      provider: 'bank',
      kind: 'bank',
      names: { EN: 'Bank' },
      settings: { ...SETTINGS, ...limits, minimum: 1 },
    };
    await done(['new-withdrawal-method', 'bank', file('bank.json', payout)]);
    password = /given this once: (\S+)$/.exec(await done(['agent', 'new', 'leader']))![1]!;
    await done(['contract', 'realtime', 'leader'], {
      terms: JSON.stringify({ tiers: [{ turnover: 0, active: 0, rate: 10_000 }] }),
    });
    await done(['affiliate', 'LEAD', 'leader']);
    await done(['register-field', 'affiliateCode', 'on']);
    const line = `${code}  ${code}  ${currency}  maintenance  1 game  ${code}.example`;
    expect(await run(['merchants'])).toContain(`${line}  lacks: rules\n`);
    const rules = [{ anchor: 'rules', position: 0, texts: { EN: { title: 'Rules', body: 'Play fair.' } } }];
    await done(['help-topic', 'put', file('rules.json', rules)], { terms: '2027-01' });
    expect(await run(['merchants'])).toContain(`${line}\n`);
    expect(await run(['status', 'normal'])).toBe('The site is normal.');
  });

  it('takes a deposit, and a bet that its agent is paid for', async () => {
    const joined = await register('annlee1');
    expect(joined.body).toMatchObject({ message: '' });
    token = joined.body.value.token;
    const opened = await money(wallet.deposit, { method: 'card', amount: 50_000, currency });
    expect(opened.body).toMatchObject({ message: '' });
    await fetch(test.url + opened.body.value.payUrl, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ action: 'pay' }),
    });
    await deliverWebhooks(test.ctx);
    expect((await call(wallet.balance)).body.value).toMatchObject({ amount: 50_000, currency, exponent });

    expect((await launch()).body).toMatchObject({ success: true });
    expect(launched).toMatchObject({ merchant: code, platform: 'PARLOUR' });
    const { session, player } = answered<VendorAuthenticated>(await client.authenticate({ token: launched.token }));
    const round = { player, round_id: randomUUID(), game: 'lantern', currency };
    const bet = { ...round, session, tx_id: randomUUID(), amount: 5_000 };
    expect(answered(await client.bet(bet))).toMatchObject({ code: 'OK', balance: 45_000 });
    const win = {
      ...round,
      tx_id: randomUUID(),
      bet_tx_id: bet.tx_id,
      amount: 2_000,
      type: 'win',
      round_closed: true,
    } as const;
    expect(answered(await client.settle(win))).toMatchObject({ code: 'OK', balance: 47_000 });

    // The bet was made a quarter of an hour ago, under a contract of yesterday.
    await sql`update pay_contracts set from_at = from_at - interval '1 day', requested_at = requested_at - interval '1 day',
                     answered_at = answered_at - interval '1 day' where merchant = ${code}`.execute(test.database.db);
    const turn = () =>
      countAndSettle(
        test.ctx,
        nothingKnown(test.ctx),
        { term: 1, guard: async () => {}, signal: new AbortController().signal },
        { restsForMs: 0 },
      );
    await turn();
    await sql`update turnover set at = at - interval '15 minutes', bet_at = bet_at - interval '15 minutes',
                     window_at = window_at - interval '15 minutes' where merchant = ${code}`.execute(test.database.db);
    await sql`update pay_cursors set settled_until = settled_until - interval '15 minutes', closed_until = closed_until - interval '15 minutes'
               where merchant = ${code}`.execute(test.database.db);
    await turn();
    const { rows } = await sql`
      select b.amount, a.balance from bills b join members m on m.id = b.agent_id
        join accounts a on a.member_id = m.id and a.kind = 'wallet' and a.ledger = 'real'
       where b.merchant = ${code}`.execute(test.database.db);
    expect(rows).toEqual([{ amount: 50, balance: 50 }]);
  });

  it('has it all in its reports, with the decimals of its currency', async () => {
    const totals = async (what: string) => (await run(['report', what])).split('\n').at(-1)!.split(/ +/);
    const [stake, win, gross, pay, net, deposit, held] = [5_000, 2_000, 3_000, 50, 2_950, 50_000, 47_050].map(
      (amount) => (amount / 10 ** exponent).toLocaleString('en', { minimumFractionDigits: exponent }),
    );
    expect(await totals('revenue')).toEqual(['total', '1', '1', stake, stake, win, gross, pay, net]);
    expect((await totals('payments')).slice(0, 6)).toEqual(['total', '1', '1', deposit, '1', deposit]);
    expect(await totals('players')).toEqual(['total', '2', '1', '1', '1', '1', held]);
  });

  it('closes: no registration, deposit or play; withdrawals stay', async () => {
    const account = await addAccount();
    // A deposit must be played through; the merchant's end ends that too.
    expect((await withdraw(40_000, account)).body.message).toBe('turnover_open');
    expect(await run(['merchant', 'archive'])).toBe('merchant_not_closed null');
    expect(await run(['merchant', 'close'])).toContain('has closed.');
    expect(await run(['merchants'])).toContain(`${code}  ${currency}  closed`);
    expect((await register('latecomer1')).body.message).toBe('registration_closed');
    expect((await money(wallet.deposit, { method: 'card', amount: 1_000, currency })).body.message).toBe(
      'unknown_method',
    );
    expect((await launch()).body.message).toBe('game_not_found');
    const { body: info } = await callServer(test.url, site.info, {}, { headers });
    expect(info.value.whitelabel[0]).toMatchObject({ modId: 'GAMES', enabled: false });
    const { body: noticed } = await callServer(
      test.url,
      notices.list,
      { types: 'H', platform: 'W', pageNo: '1' },
      { headers },
    );
    expect(noticed.value.list).toMatchObject([{ title: { EN: 'This site has closed' } }]);
    expect((await withdraw(47_000, account)).body).toMatchObject({ success: true });
  });

  it('is opened again, and ends when its members have nothing left in it', async () => {
    expect(await run(['merchant', 'reopen'])).toContain('is open again');
    expect((await launch()).body.message).not.toBe('game_not_found');
    await run(['merchant', 'close']);
    expect(await run(['merchant', 'archive'])).toContain('merchant_holds_money {"members":2');
    const login = { type: 'username', username: 'leader', password };
    token = (await callServer(test.url, auth.login, login, { headers })).body.value.token;
    expect((await withdraw(50, await addAccount(password))).body).toMatchObject({ success: true });
    await payEverything();
    expect(await run(['merchant', 'archive'])).toContain('is archived');
    expect(await run(['merchants'])).toMatch(new RegExp(`${code}  ${currency}  archived  1 game\\s*(lacks: host)?`));
    expect(await run(['merchant', 'reopen'])).toBe('merchant_archived null');
  });
});
