import { describe, expect, it } from 'vitest';
import { notices } from '../../../contract/notices.ts';
import { auth } from '../../../contract/auth.ts';
import { support } from '../../../contract/support.ts';
import { operator } from '../../../contract/operator.ts';
import { site } from '../../../contract/site.ts';
import { readEpoch } from '../../../server/live/epoch.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, startTestServer, TEST_OPERATOR_KEY, TEST_PASSWORD } from '../../support/test-server.ts';
import { test, useOperator, merchant, command, sent, lastAudit, version } from './support/operator.ts';

useOperator();

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
    await merchant().updateTable('members').set({ password_changed_at }).where('id', '=', id).execute();
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
    const requested = { titles: { EN: 'Hello', CN: '你好' }, bodies: { EN: 'World' }, type: 'B' };
    const { body } = await command(operator.publishNotice, requested);
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
    expect((await command(operator.publishNotice, { ...requested, titles: { CN: '你好' } })).body.message).toBe(
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
        domains: [
          {
            name: 'test',
            routes(app, { database }) {
              app.decorate('sendHeartbeat', async () => void proved.push((await readEpoch(database.db)).epoch));
            },
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
