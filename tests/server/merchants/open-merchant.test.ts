import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { auth } from '../../../contract/auth.ts';
import { games } from '../../../contract/games.ts';
import { merchants, type MerchantRow } from '../../../contract/merchants.ts';
import { operator } from '../../../contract/operator.ts';
import { site } from '../../../contract/site.ts';
import { wallet } from '../../../contract/wallet.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { seedAccount } from '../../../server/demo/cashier/seed.ts';
import { createVendorClient } from '../../../studio/vendor-client.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
let folder: string;
beforeAll(async () => {
  test = await startTestServer();
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-merchant-'));
});
afterAll(async () => {
  expect(await checkLedger(test.database)).toMatchObject({ clean: true });
  await test.close();
  rmSync(folder, { recursive: true });
});

const command = <E extends EndpointSpec>(endpoint: E, request: object) =>
  callServer(test.url, endpoint, request, { token: TEST_OPERATOR_KEY });
const file = (name: string, content: unknown): string => {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
  return path.join(folder, name);
};
/** Runs a command line of the operator against the server. Returns its sentence, or the failure's key and details. */
const run = async (merchant: string, args: string[], options: Record<string, string> = {}) => {
  const line = commandOf({ args, options: { reason: 'a new brand', ...options }, merchant });
  const { body } = await command(line.endpoint, line.request);
  return body.success ? line.report(body.value as never) : `${body.message} ${JSON.stringify(body.value)}`;
};
const rowOf = async (code: string): Promise<MerchantRow | undefined> =>
  (await command(merchants.merchants, {})).body.value.list.find(({ merchant }) => merchant === code);

const GAME = { gameType: 'RNG', classify: ['SLOT'], minBet: 10, maxBet: 5_000 };
const gamesOf = (...codes: string[]) =>
  codes.map((code, index) => ({ ...GAME, nodeId: String(7_000 + index), code, names: { EN: `The ${code}` } }));
const SETTINGS = { enabled: true, minimum: 100, maximum: 50_000, reviewFrom: null };
const make = (code: string, options: Record<string, string> = {}) =>
  run(code, ['merchant', 'new', code], { name: 'Aurora', currency: 'EUR', languages: 'EN,AR', ...options });

it('is not ready without a merchant, and says what to do; the process lives', async () => {
  const empty = await startTestServer();
  await empty.database.db.deleteFrom('merchants').execute();
  const ready = await fetch(`${empty.url}/health/ready`);
  expect([ready.status, (await ready.json()) as unknown]).toEqual([
    503,
    {
      ready: false,
      failing: [
        {
          check: 'merchant',
          reason: 'There is no merchant. Make one with: npm run operator -- merchant new <code>.',
          serves: false,
        },
      ],
      version: '0.0.0-test',
    },
  ]);
  expect((await fetch(`${empty.url}/health/live`)).status).toBe(200);
  await empty.close();
  expect((await fetch(`${test.url}/health/ready`)).status).toBe(200);
});

describe('[SYS-04] [SYS-06] a merchant that the operator makes by commands', () => {
  const CODE = 'aurora';
  const as = { headers: { 'x-merchant': CODE } };

  it('is in maintenance at first, and names what it lacks', async () => {
    expect(await make(CODE)).toBe(
      'Aurora exists, and is in maintenance. It lacks: host, vendor_key, game, deposit_method, withdrawal_method, rules. Open it with: status normal --merchant aurora.',
    );
    expect(await rowOf(CODE)).toMatchObject({ currency: 'EUR', exponent: 2, status: { status: 1, untilMs: null } });
    const { body } = await callServer(test.url, site.info, {}, as);
    expect(body.value).toMatchObject({ maintenance: true, brand: { name: 'Aurora', demo: false } });
  });

  it('gets a host, a vendor with keys, games, payment methods and a pool, and is open', async () => {
    expect(await run(CODE, ['host', 'add', 'Play.Aurora.example'])).toBe('Hosts of aurora: play.aurora.example.');
    const answer = await run(CODE, ['vendor', 'ACME'], { name: 'Acme', url: 'https://acme.example/api' });
    const [, , keyId, secret] = /(with:\s+)(\S+)\s+(\S+)/.exec(answer)!;
    const pool = { name: 'Grand', seedMin: 1_000, seedMax: 1_000, contributionMicro: 10_000, oneIn: 100 };
    expect(await run(CODE, ['pool', 'grand', file('pool.json', { ...pool, referenceStake: 100 })])).toBe(
      'The pool grand is open.',
    );
    const list = gamesOf('lantern', 'dragon').map((game) => ({ ...game, poolId: 'grand' }));
    expect(await run(CODE, ['catalogue', 'ACME', file('games.json', list)])).toBe('2 games new, 0 changed.');

    const card = { provider: 'sandbox', names: { EN: 'Card' }, settings: { ...SETTINGS, fee: 0, presets: [] } };
    expect(await run(CODE, ['new-deposit-method', 'card', file('card.json', card)])).toContain('card  of sandbox');
    // No provider for withdrawals is connected to this server.
    const bank = {
      ...{ provider: 'bank', kind: 'bank', names: { EN: 'Bank' } },
      settings: { ...SETTINGS, dailyCount: null, dailySum: null, feeFixed: 0, feeShareMicro: 0, freeADay: 0 },
    };
    expect(await run(CODE, ['new-withdrawal-method', 'bank', file('bank.json', bank)])).toBe('provider_unknown null');
    expect(await run(CODE, ['status', 'normal'])).toBe('The site is normal.');
    expect(await rowOf(CODE)).toMatchObject({
      games: 2,
      status: { status: 0 },
      missing: ['withdrawal_method', 'rules'],
    });
    // The same command once more.
    expect(await make(CODE)).toBe('Aurora exists, and is open. It lacks: withdrawal_method, rules.');
    const rules = [{ anchor: 'rules', position: 0, texts: { EN: { title: 'Rules', body: 'Play fair.' } } }];
    const put = { terms: '2027-01' };
    expect(await run(CODE, ['help-topic', 'put', file('rules.json', rules)], put)).not.toContain('wrong');
    expect((await rowOf(CODE))?.missing).toEqual(['withdrawal_method']);

    const first = await test.app.inject({
      method: 'GET',
      url: site.info.path,
      headers: { host: 'play.aurora.example' },
    });
    expect(first.json()).toMatchObject({ value: { brand: { merchant: CODE }, jackpots: [{ id: 'grand' }] } });
    const catalogue = await callServer(
      test.url,
      games.list,
      {
        ...{ pageSize: '20', pageNo: '1', clientType: '3', platform: 'html5-desktop', language: 'EN', merchant: CODE },
      },
      as,
    );
    expect(JSON.stringify(catalogue.body.value)).toContain('The lantern');

    const vendor = createVendorClient({ baseUrl: test.url, vendor: 'ACME', keyId: keyId!, secret: secret! });
    // The key is known: the answer is about the token.
    const refused = await vendor.authenticate({ token: randomUUID() });
    expect(JSON.stringify(refused)).toMatch(/SESSION_INVALID|TOKEN/);
  });

  it('takes a player’s registration and deposit', async () => {
    // The provider's side of the account.
    await test.database.transact((tx) => seedAccount(tx, CODE, 'Aurora'));
    const joined = await callServer(
      test.url,
      auth.register,
      {
        ...{ username: 'newcomer1', password: 'Long-Enough-77', confirmPassword: 'Long-Enough-77' },
        ...{ birthday: '1990-05-17', termsAccepted: true, login: true },
      },
      as,
    );
    expect(joined.body).toMatchObject({ success: true });
    const { token } = joined.body.value;
    const by = { token, headers: { ...as.headers, 'idempotency-key': randomUUID() } };
    const order = { method: 'card', amount: 2_500, currency: 'EUR' };
    const opened = await callServer(test.url, wallet.deposit, order, by);
    expect(opened.body).toMatchObject({ success: true });
    await fetch(test.url + opened.body.value.payUrl, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ action: 'pay' }),
    });
    await deliverWebhooks(test.ctx);
    const balance = await callServer(test.url, wallet.balance, {}, { token, ...as });
    expect(balance.body.value).toMatchObject({ amount: 2_500, currency: 'EUR', exponent: 2 });
  });
});

describe('[AGT-05] a top agent that the operator makes', () => {
  const CODE = 'glow';
  const as = { headers: { 'x-merchant': CODE } };

  it('logs in with the password that was given once, has a contract with the merchant, and brings newcomers in', async () => {
    await make(CODE);
    await run(CODE, ['status', 'normal']);
    const answer = await run(CODE, ['agent', 'new', 'Leader1']);
    const password = /given this once: (\S+)$/.exec(answer)![1]!;
    expect(await run(CODE, ['agent', 'new', 'leader1'])).toBe('username_taken null');
    expect(await run(CODE, ['agent', 'new', '?'])).toContain('field_invalid');
    const login = { type: 'username', username: 'leader1', password };
    const { body } = await callServer(test.url, auth.login, login, as);
    expect(body).toMatchObject({ success: true, value: { userInfo: { account: 'leader1', currency: 'EUR' } } });
    const terms = JSON.stringify({ tiers: [{ turnover: 100, active: 1, rate: 10_000 }] });
    expect(await run(CODE, ['contract', 'realtime', 'leader1'], { terms })).toContain('leader1');
    expect(await run(CODE, ['affiliate', 'LEAD', 'leader1'])).toContain('LEAD');
    const log = await command(operator.readAudit, { merchant: CODE, kind: 'agent_new' });
    expect(JSON.stringify(log.body.value)).not.toContain(password);
    expect(log.body.value.list).toMatchObject([{ after: { account: 'leader1', type: 1 } }]);
  });
});

describe('[SYS-06] the operator’s mistakes', () => {
  it('leave nothing half made: a code that is taken, a look that contradicts itself, a host of another merchant', async () => {
    await make('boreal');
    await make('corona');
    expect(await make('boreal')).toContain('exists');
    expect(await make('boreal', { name: 'Another' })).toBe('merchant_taken null');
    expect(await run('boreal', ['merchant', 'change'], { look: file('look.json', { defaultLanguage: 'CN' }) })).toBe(
      'brand_wrong {"problem":"default_language_not_offered"}',
    );
    await run('boreal', ['host', 'add', 'one.example']);
    expect(await run('boreal', ['host', 'add', 'one.example'])).toBe('Hosts of boreal: one.example.');
    expect(await run('corona', ['host', 'add', 'one.example'])).toBe('host_taken null');
    expect(await run('corona', ['host', 'remove', 'one.example'])).toBe('not_found null');
    expect((await rowOf('corona'))?.hosts).toEqual([]);
  });

  it('are named where a field is wrong: the code, the host, the colour, the age', async () => {
    const brand = {
      ...{ merchant: 'dune', name: 'Dune', currency: 'KWD', languages: ['EN'], defaultLanguage: 'EN' },
      ...{ minimumAge: 18, timeZone: 'Asia/Kuwait', reason: 'a new brand' },
    };
    const wrong = { merchant: 'Dune!', colors: { page: 'red' }, minimumAge: 12, timeZone: 'Asia/Atlantis' };
    for (const [field, value] of Object.entries(wrong)) {
      const { body } = await command(merchants.newMerchant, { ...brand, [field]: value });
      expect(body.message).toBe('invalid_request');
      expect(JSON.stringify(body.value)).toContain(field);
    }
    expect(await rowOf('dune')).toBeUndefined();
    const { body } = await command(merchants.newMerchant, brand);
    expect(body.value).toMatchObject({ currency: 'KWD', exponent: 3 });
    const host = await command(merchants.addHost, { merchant: 'dune', host: 'no host', reason: 'a mistake' });
    expect(host.body.message).toBe('invalid_request');
    const pool = { id: 'grand', name: 'Grand', seedMin: 1, contributionMicro: 0, oneIn: 12, referenceStake: 100 };
    const tooLarge = { ...pool, merchant: 'dune', seedMax: 7_482_377_265_991_373, reason: 'a mistake' };
    const { body: refused } = await command(merchants.newPool, tooLarge);
    expect([refused.message, JSON.stringify(refused.value)]).toEqual([
      'invalid_request',
      expect.stringContaining('seedMax'),
    ]);
  });

  it('in a catalogue are listed by their places, and no game is written', async () => {
    await make('ember');
    expect(await run('ember', ['catalogue', 'ACME', file('games.json', gamesOf('one'))])).toBe('not_found null');
    await run('ember', ['vendor', 'ACME'], { name: 'Acme' });
    await run('ember', ['vendor', 'ZETA'], { name: 'Zeta' });
    await run('ember', ['catalogue', 'ZETA', file('zeta.json', [{ ...gamesOf('zero')[0], nodeId: '6999' }])]);
    const list = [
      ...gamesOf('one', 'two', 'three', 'four', 'five'),
      { ...GAME, nodeId: '6999', code: 'one', names: { CN: '六' } },
    ];
    list[1] = { ...list[1]!, nodeId: '07000' };
    list[2] = { ...list[2]!, classify: ['HOVERCRAFT'] };
    list[3] = { ...list[3]!, minBet: 9_000 };
    list[4] = { ...list[4]!, poolId: 'nothing' } as never;
    const answer = await run('ember', ['catalogue', 'ACME', file('games.json', list)]);
    expect(JSON.parse(answer.slice(answer.indexOf(' ')))).toEqual({
      count: 7,
      problems: [
        { index: 1, field: 'nodeId', problem: 'twice' },
        { index: 2, field: 'classify', problem: 'unknown_class' },
        { index: 3, field: 'minBet', problem: 'minimum_above_maximum' },
        { index: 4, field: 'poolId', problem: 'unknown_pool' },
        { index: 5, field: 'code', problem: 'twice' },
        { index: 5, field: 'nodeId', problem: 'other_vendor' },
        { index: 5, field: 'names', problem: 'no_english_name' },
      ],
    });
    expect((await rowOf('ember'))?.games).toBe(1);
  });

  it('in a code that another game of the vendor has are named, too', async () => {
    await make('haze');
    await run('haze', ['vendor', 'ACME'], { name: 'Acme' });
    await run('haze', ['catalogue', 'ACME', file('games.json', gamesOf('one', 'two'))]);
    const again = [{ ...gamesOf('one')[0], nodeId: '7009' }];
    expect(await run('haze', ['catalogue', 'ACME', file('games.json', again)])).toBe(
      'catalogue_wrong {"count":1,"problems":[{"index":0,"field":"code","problem":"other_number"}]}',
    );
    expect((await rowOf('haze'))?.games).toBe(2);
  });

  it('can be repeated: a catalogue of 5,000 games once more changes them, and makes none', async () => {
    await make('fjord');
    await run('fjord', ['vendor', 'ACME'], { name: 'Acme' });
    const games = file('many.json', gamesOf(...Array.from({ length: 5_000 }, (_, index) => `game-${index}`)));
    expect(await run('fjord', ['catalogue', 'ACME', games])).toBe('5000 games new, 0 changed.');
    expect(await run('fjord', ['catalogue', 'ACME', games])).toBe('0 games new, 5000 changed.');
    const again = await run('fjord', ['vendor', 'ACME'], { name: 'Acme Games' });
    expect(again).toBe('ACME is changed; it keeps its keys.');
  });

  it('of anybody without the operator’s key do nothing', async () => {
    const { status } = await callServer(test.url, merchants.merchants, {}, { token: 'x'.repeat(43) });
    expect(status).toBe(403);
  });
});
