import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../../contract/contracts.ts';
import { notices } from '../../../contract/notices.ts';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import { auth } from '../../../contract/auth.ts';
import { support } from '../../../contract/support.ts';
import { session } from '../../../contract/session.ts';
import { operator, site } from '../../../contract/site.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { seedVendorKeys, vendorKeysOf } from '../../../server/demo/vendor-keys.ts';
import { readEpoch } from '../../../server/live/epoch.ts';
import { brokenAuditRow } from '../../../server/operator/audit.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import {
  addMerchant,
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  TEST_PASSWORD,
  type TestServer,
} from '../../support/test-server.ts';
import type { EndpointSpec } from '../../../contract/define.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await addMerchant(test.database, 'other');
  await addVendor(test.database, 'ACME');
  await addVendor(test.database, 'OWN');
  await addGame(test.database, 1);
});
afterAll(() => test.close());
beforeEach(async () => {
  await inMerchant(test.database.db, 'parlour').deleteFrom('outbox').execute();
});

const brand = () => inMerchant(test.database.db, 'parlour');
const command = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
  callServer(test.url, endpoint, { merchant: 'parlour', ...request }, { token: TEST_OPERATOR_KEY });
const sent = (feed: string) =>
  brand().selectFrom('outbox').select(['key', 'room', 'seq', 'value']).where('feed', '=', feed).orderBy('id').execute();
const lastAudit = () => brand().selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const version = async () =>
  (
    await test.database.db
      .selectFrom('merchants')
      .select('status_version')
      .where('code', '=', 'parlour')
      .executeTakeFirstOrThrow()
  ).status_version;

describe('the operator', () => {
  it('sets the status: every open page receives its new version', async () => {
    const before = await version();
    const { body } = await command(operator.setStatus, {
      status: 1,
      untilMs: 1_900_000_000_000,
      reason: 'a new engine',
    });
    expect(body.value).toEqual({ status: 1, untilMs: 1_900_000_000_000 });
    expect(await sent('siteStatus')).toEqual([
      {
        key: 'merchant:parlour',
        room: 'public:parlour',
        seq: before + 1,
        value: { status: 1, untilMs: 1_900_000_000_000 },
      },
    ]);
    expect(await lastAudit()).toMatchObject({
      action: 'status',
      reason: 'a new engine',
      before: { status: 0, untilMs: null },
    });
    await command(operator.setStatus, { status: 0, untilMs: 1_900_000_000_000 });
    expect((await callServer(test.url, site.status)).body.value).toEqual({ status: 0, untilMs: null });
  });

  it('[AUTH-02] sets the maximum age of a password in days, and removes it', async () => {
    const { id } = await addMember(test.database, 'longtime');
    const password_changed_at = new Date(Date.now() - 91 * 86_400_000);
    await brand().updateTable('members').set({ password_changed_at }).where('id', '=', id).execute();
    const set = async (value: string | null) => {
      const request = { name: 'passwordExpiryDays', value, reason: 'the auditor asks for it' };
      expect((await command(support.setSetting, request)).status).toBe(200);
    };
    const due = async () => {
      const form = { username: 'longtime', password: TEST_PASSWORD, type: 'username' };
      return (await callServer(test.url, auth.login, form)).body.value.changePassword;
    };
    expect(await due()).toBeNull();
    await set('90');
    expect(await due()).toBe('expired');
    await set('120');
    expect(await due()).toBeNull();
    expect(await lastAudit()).toMatchObject({
      action: 'setting',
      before: { passwordExpiryDays: 90 },
      after: { passwordExpiryDays: 120 },
    });
    await set('90');
    await set(null);
    expect(await due()).toBeNull();
  });

  it('sets a flag: open pages receive a new status version', async () => {
    const before = await version();
    expect((await command(operator.setFlag, { flag: 'DIRECTREG3', on: false })).body.value).toMatchObject({
      DIRECTREG3: false,
    });
    expect((await sent('siteStatus')).map(({ seq }) => seq)).toEqual([before + 1]);
    expect((await callServer(test.url, site.info)).body.value.flags.DIRECTREG3).toBe(false);
    expect(await lastAudit()).toMatchObject({
      action: 'flag',
      before: { DIRECTREG3: true },
      after: { DIRECTREG3: false },
    });
    expect((await command(operator.setFlag, { flag: 'NOPE', on: true })).body.message).toBe('unknown_flag');
  });

  it('publishes a notice and withdraws it', async () => {
    const asked = { titles: { EN: 'Hello', CN: '你好' }, bodies: { EN: 'World' }, type: 'B' };
    const { body } = await command(operator.publishNotice, asked);
    const { id } = body.value;
    const list = async () =>
      (await callServer(test.url, notices.list, { types: 'B,PL', platform: 'W', pageNo: '1' })).body.value.list;
    expect(await list()).toMatchObject([{ id, title: { EN: 'Hello', CN: '你好' }, content: { EN: 'World' } }]);
    expect((await command(operator.withdrawNotice, { id: String(id) })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await sent('notices')).map(({ value }) => (value as { kind: string }).kind)).toEqual([
      'published',
      'withdrawn',
    ]);
    expect((await command(operator.withdrawNotice, { id: String(id) })).body.message).toBe('not_found');
    expect((await command(operator.publishNotice, { ...asked, titles: { CN: '你好' } })).body.message).toBe(
      'invalid_request',
    );
  });

  it('sets a new epoch', async () => {
    const before = (await callServer(test.url, site.info)).body.value.epoch;
    const { body } = await callServer(test.url, operator.restored, {}, { token: TEST_OPERATOR_KEY });
    expect(body.value.epoch).not.toBe(before);
    expect((await callServer(test.url, site.info)).body.value.epoch).toBe(body.value.epoch);
  });

  it('sends the new epoch in a heartbeat to open pages before it answers', async () => {
    const proved: string[] = [];
    const watched = await startTestServer({
      parts: {
        plugins: [
          (app, { database }) => {
            app.decorate('sendHeartbeat', async () => void proved.push((await readEpoch(database.db)).epoch));
          },
        ],
      },
    });
    const { body } = await callServer(watched.url, operator.restored, {}, { token: TEST_OPERATOR_KEY });
    await watched.close();
    expect(proved).toEqual([body.value.epoch]);
  });

  it('refuses an unknown merchant', async () => {
    const elsewhere = { merchant: 'nowhere', reason: 'why not' };
    expect((await command(operator.setStatus, { ...elsewhere, status: 0, untilMs: null })).body.message).toBe(
      'unknown_merchant',
    );
    expect(
      (await command(operator.killSwitch, { ...elsewhere, target: 'play', id: null, on: true })).body.message,
    ).toBe('unknown_merchant');
  });
});

describe('a kill switch', () => {
  const kill = (target: string, id: string | null, on: boolean) =>
    command(operator.killSwitch, { target, id, on, reason: 'trying it' });

  it.each([
    [
      'play',
      null,
      () => test.database.db.selectFrom('merchants').select('play_stopped as stopped').where('code', '=', 'parlour'),
    ],
    [
      'vendor',
      'ACME',
      () =>
        brand()
          .selectFrom('vendors')
          .select((eb) => eb.not('enabled').as('stopped')),
    ],
    [
      'game',
      '1',
      () =>
        brand()
          .selectFrom('games')
          .select((eb) => eb.not('enabled').as('stopped')),
    ],
  ] as const)('stops %s %s and starts it again', async (target, id, query) => {
    const isStopped = async () => (await query().executeTakeFirstOrThrow()).stopped;
    for (const on of [true, false]) {
      expect((await kill(target, id, on)).status).toBe(200);
      expect(await isStopped()).toBe(on);
      expect(await lastAudit()).toMatchObject({
        action: `kill_${target}`,
        before: { stopped: !on },
        after: { stopped: on },
      });
    }
  });

  it('stops a login: the sessions end, and a new login is refused', async () => {
    const member = await addMember(test.database, 'bob');
    const { token } = await openSession(test.database, member);
    const logIn = () =>
      callServer(test.url, auth.login, { username: 'bob', password: TEST_PASSWORD, type: 'username' });
    await kill('login', 'Bob', true);
    expect((await callServer(test.url, session.info, {}, { token })).body.message).toBe('session_ended');
    expect((await sent('session')).map(({ value }) => value)).toEqual([{ kind: 'ended', reason: 'operator' }]);
    expect((await logIn()).body.message).toBe('account_locked');
    await kill('login', 'bob', false);
    expect((await logIn()).status).toBe(200);
  });

  it.each([
    ['vendor', 'NOPE'],
    ['game', '404'],
    ['game', 'x'],
    ['login', 'nobody'],
    ['vendor', null],
  ])('changes nothing for the unknown %s %s', async (target, id) => {
    const before = (await lastAudit()).id;
    expect((await kill(target, id, true)).body.message).toBe('not_found');
    expect((await lastAudit()).id).toBe(before);
  });
});

describe('a vendor’s key', () => {
  const reason = 'trying it';
  const draw = (vendor: string) => command(operator.newVendorKey, { vendor, reason });
  const revoke = (keyId: string) => command(operator.revokeVendorKey, { keyId, reason });
  const valid = async (keyId: string) => {
    const row = await brand()
      .selectFrom('vendor_keys')
      .select('revoked_at')
      .where('key_id', '=', keyId)
      .executeTakeFirst();
    return row?.revoked_at === null;
  };

  it('is added to the existing ones, and valid until it is revoked; the audit never contains its secret', async () => {
    const one = (await draw('ACME')).body.value;
    const two = (await draw('ACME')).body.value;
    expect([await valid(one.keyId), await valid(two.keyId)]).toEqual([true, true]);
    expect(await lastAudit()).toMatchObject({ action: 'vendor_key_new', after: { vendor: 'ACME', keyId: two.keyId } });
    expect(JSON.stringify(await lastAudit())).not.toContain(two.secret);
    expect((await revoke(one.keyId)).status).toBe(200);
    expect([await valid(one.keyId), await valid(two.keyId)]).toEqual([false, true]);
    expect((await revoke(one.keyId)).body.message).toBe('not_found');
  });

  it('of the built-in vendor is not affected by an additional one', async () => {
    await test.database.transact((tx) => seedVendorKeys(tx, 'parlour', 'OWN'));
    const own = await vendorKeysOf(test.database.db, 'parlour', 'OWN');
    await draw('OWN');
    expect(await vendorKeysOf(test.database.db, 'parlour', 'OWN')).toEqual(own);
  });

  it('belongs to this merchant: another one can neither create nor revoke it', async () => {
    const { keyId } = (await draw('ACME')).body.value;
    const elsewhere = { merchant: 'other', reason };
    expect((await command(operator.newVendorKey, { ...elsewhere, vendor: 'ACME' })).body.message).toBe('not_found');
    expect((await command(operator.revokeVendorKey, { ...elsewhere, keyId })).body.message).toBe('not_found');
    expect(await valid(keyId)).toBe(true);
  });
});

describe('[AGT-03] the merchant’s contract with a top-level agent', () => {
  const tier = (turnover: number, rate: number) => ({ turnover, active: 0, loss: null, rate });
  const terms = (...tiers: ReturnType<typeof tier>[]): PayTerms => ({
    tiers,
    activeFrom: 0,
    minimumActive: 0,
    cap: null,
    mode: 'fixed',
  });
  const grant = (account: string, asked: PayTerms, more: object = {}) =>
    command(contracts.grant, { account, kind: 'realtime', terms: asked, reason: 'agreed by letter', ...more });
  const versions = (agent: { id: number }) =>
    brand()
      .selectFrom('pay_contracts')
      .select(['version', 'state', 'from_at', 'until_at', 'upline'])
      .where('downline', '=', agent.id)
      .orderBy('version')
      .execute();

  it('is in force from the next window, replaces the previous one, and is in the audit', async () => {
    const agent = await addMember(test.database, 'topmost', { type: 1 });
    const first = (await grant('TopMost', terms(tier(0, 50_000)))).body.value;
    expect(first).toMatchObject({ version: 1, state: 'active', fromMs: expect.any(Number), untilMs: null });
    expect(first.fromMs! % 300_000).toBe(0);
    expect(first.fromMs! - Date.now()).toBeGreaterThan(-1_000);
    expect(await lastAudit()).toMatchObject({
      action: 'contract',
      reason: 'agreed by letter',
      after: { account: 'topmost', kind: 'realtime', version: 1 },
    });
    const second = (await grant('topmost', terms(tier(0, 40_000)))).body.value;
    expect(await versions(agent)).toEqual([
      { version: 1, state: 'replaced', from_at: expect.any(Date), until_at: new Date(second.fromMs!), upline: null },
      { version: 2, state: 'active', from_at: new Date(second.fromMs!), until_at: null, upline: null },
    ]);
  });

  it('is validated like others, and refused for an agent with an upline and for a player', async () => {
    const agent = await addMember(test.database, 'checked', { type: 2 });
    const below = await addMember(test.database, 'below', { type: 41, upline: agent.id });
    await addMember(test.database, 'plain');
    await grant('checked', terms(tier(0, 50_000)));
    await brand()
      .insertInto('pay_contracts', {
        kind: 'realtime',
        upline: agent.id,
        downline: below.id,
        version: 1,
        terms: jsonb(terms(tier(0, 30_000))),
        state: 'active',
        requested_at: new Date(0),
        answered_at: new Date(0),
        from_at: new Date(),
      })
      .execute();
    const before = [await versions(agent), (await lastAudit()).id];
    const message = async (asked: ReturnType<typeof grant>) => (await asked).body.message;
    expect(await message(grant('checked', terms(tier(0, 20_000))))).toBe('below_downline');
    expect(await message(grant('checked', terms(tier(9, 60_000), tier(5, 70_000))))).toBe('tiers_out_of_order');
    expect(await message(grant('below', terms(tier(0, 20_000))))).toBe('wrong_side');
    expect(await message(grant('plain', terms(tier(0, 20_000))))).toBe('downline_not_an_agent');
    expect(await message(grant('nobody', terms(tier(0, 20_000))))).toBe('not_found');
    expect(await message(grant('checked', terms(tier(0, 90_000)), { merchant: 'other' }))).toBe('not_found');
    expect([await versions(agent), (await lastAudit()).id]).toEqual(before);
  });
});

describe('the audit', () => {
  it('is one chain per merchant, under concurrent writes too', async () => {
    await Promise.all([true, false, true, false].map((on) => command(operator.setFlag, { flag: 'AGENTPOLICY3', on })));
    await command(operator.setFlag, { merchant: 'other', flag: 'AGENTPOLICY3', on: false });
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBeUndefined();
    expect(await brokenAuditRow(test.database.db, 'other')).toBeUndefined();
  });

  it('reveals a changed or removed row', async () => {
    const rows = await brand().selectFrom('audit').select(['id', 'reason']).orderBy('id').execute();
    const [, second, third] = rows;
    await brand().updateTable('audit').set({ reason: 'another' }).where('id', '=', second!.id).execute();
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBe(second!.id);
    await brand().updateTable('audit').set({ reason: second!.reason }).where('id', '=', second!.id).execute();
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBeUndefined();
    await brand().deleteFrom('audit').where('id', '=', second!.id).execute();
    expect(await brokenAuditRow(test.database.db, 'parlour')).toBe(third!.id);
  });
});
