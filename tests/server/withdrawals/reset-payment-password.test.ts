import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOTP } from 'otpauth';
import { security } from '../../../contract/security.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { keptMessages } from '../../support/kept-messages.ts';
import { addMethods, openPayer, PAYMENT_PASSWORD, type Payer } from './support/payer.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

const NEW = '815236';
const carrier = keptMessages();
let test: JoinedServer;
let payer: Payer;
let mobile: string;
let email: string;
let now = Date.now();

beforeAll(async () => {
  test = await joinTestServer({ messages: carrier.messages, now: () => now });
  await addMethods(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  payer = await openPayer(test);
  mobile = `+1415555${String(1_000 + payer.member.id).slice(-4)}`;
  email = `${payer.member.username}@example.com`;
  const members = inMerchant(test.database.db, test.merchant).updateTable('members').where('id', '=', payer.member.id);
  await members.set({ mobile, email }).execute();
});

const send = async (way: 'mobile' | 'email') => (await payer.call(withdrawals.sendResetCode, { way })).body;
const reset = async (way: 'secondFactor' | 'mobile' | 'email', code: string, paymentPassword = NEW) => {
  const { body } = await payer.call(withdrawals.resetPaymentPassword, { way, code, paymentPassword });
  return body.success ? body.value : body.message;
};
const withdrawWith = async (paymentPassword: string) => {
  const { body } = await payer.withdraw({ paymentPassword });
  return body.success ? body.value.withdrawal.state : body.message;
};

describe('[WAL-02] a locked payment password', () => {
  it('is replaced by a code to the member’s own number, and unlocks', async () => {
    for (let n = 0; n < 5; n += 1) await withdrawWith('000001');
    expect(await withdrawWith(PAYMENT_PASSWORD)).toBe('payment_password_locked');
    expect(await send('mobile')).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    expect(await reset('mobile', carrier.codeFor(mobile))).toEqual({ heldUntilMs: null });
    expect(await withdrawWith(PAYMENT_PASSWORD)).toBe('payment_password_wrong');
    expect(await withdrawWith(NEW)).toBe('approved');
  });

  it('is replaced by a code by mail; then payouts wait 24 hours for the operator', async () => {
    await send('email');
    const done = await reset('email', carrier.codeFor(email));
    const hours = ((done as { heldUntilMs: number }).heldUntilMs - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect(await withdrawWith(NEW)).toBe('checking');
  });

  it('is replaced by the second factor, which works once', async () => {
    const { uri } = (await payer.call(security.enrol)).body.value;
    const [, secret] = /secret=([A-Z2-7]+)/.exec(uri)!;
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: now });
    await payer.call(security.activate, { code: codeNow() });
    now += 30_000;
    expect((await payer.overview()).resetWays[0]).toBe('secondFactor');
    expect(await reset('secondFactor', '000000')).toBe('confirmation_wrong');
    const code = codeNow();
    expect(await reset('secondFactor', code)).toEqual({ heldUntilMs: null });
    expect(await reset('secondFactor', code)).toBe('confirmation_wrong');
    expect(await withdrawWith(NEW)).toBe('approved');
  });

  it('offers the ways that the member has', async () => {
    expect((await payer.overview()).resetWays).toEqual(['mobile', 'email']);
    await inMerchant(test.database.db, test.merchant)
      .updateTable('members')
      .set({ mobile: null, email: null })
      .where('id', '=', payer.member.id)
      .execute();
    expect((await payer.overview()).resetWays).toEqual([]);
    expect((await send('mobile')).message).toBe('mode_not_offered');
    expect(await reset('mobile', '123456')).toBe('mode_not_offered');
  });
});

describe('[WAL-02] the code of a reset', () => {
  it('works once, only for its own way, and not after five wrong guesses', async () => {
    await send('mobile');
    const code = carrier.codeFor(mobile);
    expect(await reset('email', code)).toBe('verification_code_wrong');
    expect(await reset('mobile', code, '123456')).toBe('payment_password_weak');
    expect(await reset('mobile', code)).toEqual({ heldUntilMs: null });
    expect(await reset('mobile', code)).toBe('verification_code_wrong');
    await send('email');
    const right = carrier.codeFor(email);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n += 1) expect(await reset('email', wrong)).toBe('verification_code_wrong');
    expect(await reset('email', right)).toBe('verification_code_wrong');
    expect(await withdrawWith(NEW)).toBe('approved');
  });

  it('of another member does not work', async () => {
    await send('mobile');
    const code = carrier.codeFor(mobile);
    const thief = await openPayer(test);
    await inMerchant(test.database.db, test.merchant)
      .updateTable('members')
      .set({ mobile: `+1415777${String(1_000 + thief.member.id).slice(-4)}` })
      .where('id', '=', thief.member.id)
      .execute();
    const { body } = await thief.call(withdrawals.resetPaymentPassword, { way: 'mobile', code, paymentPassword: NEW });
    expect(body.message).toBe('verification_code_wrong');
  });

  it('is one effect if sent twice at once, and leaves an audit entry', async () => {
    await send('mobile');
    const code = carrier.codeFor(mobile);
    const answers = await Promise.all([reset('mobile', code), reset('mobile', code)]);
    expect(answers.filter((each) => typeof each === 'object')).toHaveLength(1);
    const entries = await inMerchant(test.database.db, test.merchant)
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'payment_password_reset')
      .where('actor', '=', `member:${payer.member.id}`)
      .execute();
    expect(entries).toMatchObject([{ after: { way: 'mobile' } }]);
    expect(JSON.stringify(entries)).not.toContain(NEW);
  });

  it('needs a payment password that was set before', async () => {
    await inMerchant(test.database.db, test.merchant)
      .updateTable('profiles')
      .set({ payment_password_hash: null })
      .where('member_id', '=', payer.member.id)
      .execute();
    await send('mobile');
    expect(await reset('mobile', carrier.codeFor(mobile))).toBe('payment_password_needed');
  });
});
