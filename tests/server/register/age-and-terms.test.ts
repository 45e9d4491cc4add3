import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../../contract/games.ts';
import { registration } from '../../../contract/register.ts';
import { ageOn } from '../../../contract/register-fields.ts';
import { wallet } from '../../../contract/wallet.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import { openRegistry, type Registry } from './world.ts';

let nowMs = Date.parse('2026-11-21T12:00:00Z');
let registry: Registry;
beforeAll(async () => {
  registry = await openRegistry(() => nowMs);
});
afterAll(() => registry.test.close());
beforeEach(() => {
  nowMs = Date.parse('2026-11-21T12:00:00Z');
  return registry.reset();
});

describe('[PP-01 AUTH-11] age', () => {
  it.each([
    ['2008-11-21', '2026-11-21T00:00:00Z', 'UTC', 18],
    ['2008-11-22', '2026-11-21T23:59:59Z', 'UTC', 17],
    // East of Greenwich the next day has begun; west of it, it is still the day before.
    ['2008-11-22', '2026-11-21T23:00:00Z', 'Africa/Lagos', 18],
    ['2008-11-21', '2026-11-21T00:30:00Z', 'Etc/GMT+1', 17],
    // Born on 29 February: one year older on 1 March in a common year.
    ['2008-02-29', '2026-02-28T23:59:59Z', 'UTC', 17],
    ['2008-02-29', '2026-03-01T00:00:00Z', 'UTC', 18],
    ['2004-02-29', '2024-02-29T00:00:00Z', 'UTC', 20],
  ])('a person born on %s is at %s, in %s, %i', (birthday, at, zone, age) => {
    expect(ageOn(birthday, Date.parse(at), zone)).toBe(age);
  });

  it('below the limit is refused by the server, and no account is created', async () => {
    const before = await registry.members();
    const { body } = await registry.byName({ birthday: '2008-11-22' });
    expect([body.message, body.value]).toEqual(['under_age', { minimumAge: 18 }]);
    expect((await registry.byName({ birthday: '2030-01-01' })).body.message).toBe('under_age');
    expect(await registry.members()).toBe(before);
    expect((await registry.byName({ birthday: '2008-11-21' })).body.message).toBe('');
  });

  it('limit is set by the merchant: 21 where configured, by the merchant’s local day', async () => {
    await registry.reset({ over: { minimumAge: 21, timeZone: 'Asia/Singapore' } });
    nowMs = Date.parse('2026-11-21T15:59:59Z');
    expect((await registry.byName({ birthday: '2005-11-22' })).body.value).toEqual({ minimumAge: 21 });
    nowMs = Date.parse('2026-11-21T16:00:00Z');
    expect((await registry.byName({ birthday: '2005-11-22' })).body.message).toBe('');
  });

  it('check accepts month-first dates where the merchant configures them', async () => {
    await registry.setField('birthday', { patternId: 9 });
    const { body } = await registry.byName({ birthday: '05-17-1990' });
    expect((await registry.profileOf(body.value.userInfo.id)).birthday).toBe('1990-05-17');
  });
});

describe('[PP-02] consents', () => {
  const ask = (token: string) => callServer(registry.test.url, registration.terms, {}, { token });
  const accept = (token: string, version: string) =>
    callServer(registry.test.url, registration.acceptTerms, { version }, { token });

  it('are stored with version and time; changed terms require a new consent', async () => {
    const { token, userInfo } = (await registry.byName()).body.value;
    const { version, accepted } = (await ask(token)).body.value;
    expect(accepted).toBe(true);
    await registry.operate(registration.setTerms, { version: '2027-01' });
    expect((await ask(token)).body.value).toEqual({ version: '2027-01', accepted: false });
    expect((await accept(token, version)).body.message).toBe('terms_changed');
    const both = await Promise.all([accept(token, '2027-01'), accept(token, '2027-01')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(token)).body.value.accepted).toBe(true);
    const rows = await registry
      .brand()
      .selectFrom('consents')
      .select(['version', 'at'])
      .where('member_id', '=', userInfo.id)
      .where('kind', '=', 'terms')
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.version)).toEqual([version, '2027-01']);
    expect(rows.every(({ at }) => Math.abs(at.getTime() - Date.now()) < 60_000)).toBe(true);
  });

  it('block money actions and games on the server until they are given', async () => {
    const { token } = (await registry.byName()).body.value;
    const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
    const deposit = { method: 'none', amount: 1_000, currency: 'USD' };
    const game = { nodeId: '1', language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
    const both = async () => [
      (await callServer(registry.test.url, wallet.deposit, deposit, { token, headers: headers() })).body.message,
      (await callServer(registry.test.url, games.launch, game, { token })).body.message,
    ];
    expect(await both()).toEqual(['unknown_method', 'game_not_found']);
    await registry.operate(registration.setTerms, { version: '2027-03' });
    expect(await both()).toEqual(['terms_needed', 'terms_needed']);
    expect((await accept(token, '2027-03')).status).toBe(200);
    expect(await both()).toEqual(['unknown_method', 'game_not_found']);
  });

  it('at a registration after a change are for the newest version', async () => {
    await registry.operate(registration.setTerms, { version: '2027-02' });
    const { token } = (await registry.byName()).body.value;
    expect((await ask(token)).body.value).toEqual({ version: '2027-02', accepted: true });
  });

  it('are not required of a trial', async () => {
    const trial = await addMember(registry.test.database, 'trialist1', { type: 4 });
    const { token } = await openSession(registry.test.database, trial);
    expect((await ask(token)).body.message).toBe('real_account_needed');
  });
});
