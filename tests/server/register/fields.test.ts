import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { REGISTER_FIELDS, type FieldProblem, type RegisterField } from '../../../contract/register-fields.ts';
import { callServer } from '../../support/calls.ts';
import { addMember } from '../../support/test-server.ts';
import { NEW_PASSWORD } from '../../support/registration.ts';
import { openRegistry, type Registry } from './world.ts';

let registry: Registry;
beforeAll(async () => {
  registry = await openRegistry();
});
afterAll(() => registry.test.close());
beforeEach(() => registry.reset({ flags: { REGMOBVERF3: false } }));

/** Text fields that a merchant may enable, each with a valid value. */
const GOOD: Partial<Record<RegisterField, string>> = {
  payeeName: 'Anna Lee',
  email: 'anna@example.com',
  idNumber: 'X1234567',
  qqNum: '1234567',
  line: 'anna.lee',
  whatsapp: '14155550123',
  facebook: 'Anna Lee',
  wechat: 'anna_lee',
  paymentPassword: '246813',
};
const named = Object.keys(GOOD) as RegisterField[];

describe('[AUTH-09] fields of registration', () => {
  it('follow the merchant’s settings; only the birthday is required by default', async () => {
    const { fields } = (await callServer(registry.test.url, auth.registerRules)).body.value;
    const enabled = REGISTER_FIELDS.filter((field) => fields[field]!.enabled);
    expect(enabled).toEqual(['username', 'password', 'confirmPassword', 'birthday', 'referralCode']);
    expect(fields['birthday']).toMatchObject({ required: true, patternId: 8 });
    await registry.setField('email', { enabled: true, required: true, minLength: 8, maxLength: 30 });
    const after = (await callServer(registry.test.url, auth.registerRules)).body.value.fields['email'];
    expect(after).toMatchObject({ enabled: true, required: true, patternId: 3, minLength: 8, maxLength: 30 });
    expect(after!.acceptedPattern).toMatch(/^\^.*\$$/);
  });

  it('that are on are stored, the payment password as a hash only', async () => {
    for (const field of named) await registry.setField(field, { enabled: true, required: true });
    const { body } = await registry.byName({ ...GOOD, qqNum: '١٢٣٤٥٦٧', whatsapp: '+1 (415) 555-0123' });
    expect(body.message).toBe('');
    const { id } = body.value.userInfo;
    const profile = await registry.profileOf(id);
    expect(profile).toMatchObject({
      payee_name: 'Anna Lee',
      birthday: '1990-05-17',
      line: 'anna.lee',
      qq_num: '1234567',
      whatsapp: '14155550123',
    });
    expect(await verify(profile.payment_password_hash!, '246813')).toBe(true);
    expect(JSON.stringify(registry.test.logged)).not.toContain('246813');
    expect((await registry.memberOf(id)).email).toBe('anna@example.com');
  });

  it.each(named)('%s is refused when off, and must not be omitted when required', async (field) => {
    const before = await registry.members();
    expect((await registry.byName({ [field]: GOOD[field] })).body).toMatchObject({
      message: 'field_invalid',
      value: { problems: { [field]: 'notRequested' } },
    });
    await registry.setField(field, { enabled: true, required: true });
    for (const nothing of [undefined, '', '   ', '\t'])
      expect((await registry.byName({ [field]: nothing })).body.value).toEqual({ problems: { [field]: 'empty' } });
    await registry.setField(field, { enabled: true, required: false });
    expect((await registry.byName({ [field]: '' })).body.message).toBe('');
    expect(await registry.members()).toBe(before + 1);
  });

  const HOSTILE: [string, string, FieldProblem[]][] = [
    ['too short', 'a', ['length']],
    ['too long', 'a'.repeat(201), ['length']],
    ['a mark of direction', 'anna\u202elee7', ['characters']],
    ['a control character', 'anna\u0007lee7', ['characters']],
    ['an invisible character', 'anna\u200blee7', ['characters']],
  ];
  it.each(named.flatMap((field) => HOSTILE.map(([what, value, problems]) => [field, what, value, problems] as const)))(
    '%s: refuses %s and names the field',
    async (field, _, value, problems) => {
      await registry.setField(field, { enabled: true, required: false, minLength: 2, maxLength: 40 });
      const { status, body } = await registry.byName({ [field]: value });
      expect([status, body.message]).toEqual([409, 'field_invalid']);
      expect(problems).toContain((body.value as unknown as { problems: Record<string, string> }).problems[field]);
    },
  );

  it.each<[RegisterField, string]>([
    ['username', 'аnna7'],
    ['username', 'анна'],
    ['username', 'anna🙂'],
    ['email', 'anna@еxample.com'],
    ['qqNum', '12345a'],
    ['line', 'an na'],
    ['paymentPassword', 'abcdef'],
    ['birthday', '2025-02-30'],
    ['birthday', '17-05-1990'],
    ['birthday', '1850-01-01'],
  ])('%s in another script or form is refused: %j', async (field, value) => {
    await registry.setField(field, { enabled: true });
    expect((await registry.byName({ [field]: value })).body.value).toMatchObject({
      problems: { [field]: expect.stringMatching(/pattern|length/) as unknown },
    });
  });

  it('of 1 MB are refused clearly, and a text longer than any field before its pattern runs', async () => {
    expect((await registry.byName({ referralCode: 'x'.repeat(1_000_000) })).body.message).toBe('body_too_large');
    expect((await registry.byName({ referralCode: 'x'.repeat(300) })).body).toMatchObject({
      message: 'invalid_request',
      value: { issues: [{ path: 'referralCode', problem: 'too_big' }] },
    });
  });

  it('are checked against a pattern that the merchant sets', async () => {
    await registry.setField('password', { patternId: 20 });
    expect((await registry.byName()).body.value).toEqual({
      problems: { password: 'pattern', confirmPassword: undefined },
    });
    const password = 'Seven-crows-9';
    expect((await registry.byName({ password, confirmPassword: password })).body.message).toBe('');
  });

  it('are reported together when several are wrong, and no account is created', async () => {
    const before = await registry.members();
    const { body } = await registry.byName({
      username: 'a',
      password: 'short',
      confirmPassword: 'other',
      birthday: '',
    });
    expect(body.value).toEqual({
      problems: { username: 'length', password: 'length', confirmPassword: 'mismatch', birthday: 'empty' },
    });
    expect(await registry.members()).toBe(before);
  });
});

describe('[AUTH-09] one email for two accounts', () => {
  it('creates one of two concurrent accounts, in any case, and nothing of the other', async () => {
    await registry.setField('email', { enabled: true });
    const tries = await Promise.all([
      registry.byName({ email: 'Twice@example.com' }),
      registry.byName({ email: 'twice@example.com' }),
    ]);
    expect(tries.map(({ body }) => body.message).sort()).toEqual(['', 'email_taken']);
  });

  it('is reported five times an hour to one address; after that, no email is reported as known', async () => {
    await registry.setField('email', { enabled: true });
    expect((await registry.byName({ email: 'known@example.com' })).body.message).toBe('');
    await registry.brand().deleteFrom('hourly_counts').execute();
    for (let nth = 1; nth <= 5; nth += 1)
      expect((await registry.byName({ email: 'known@example.com' })).body.message).toBe('email_taken');
    for (const email of ['known@example.com', 'nobodys@example.com']) {
      const { status, body } = await registry.byName({ email });
      const { retryAfterSeconds } = body.value as unknown as { retryAfterSeconds: number };
      expect([status, body.message, retryAfterSeconds > 0]).toEqual([429, 'too_many_requests', true]);
    }
    // The same applies to concurrent requests.
    await registry.brand().deleteFrom('hourly_counts').execute();
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => registry.byName({ email: 'known@example.com' })));
    expect(atOnce.map(({ body }) => body.message).filter((key) => key === 'email_taken')).toHaveLength(5);
    expect((await registry.byName()).body.message, 'who names none is not in the way').toBe('');
    await registry
      .brand()
      .updateTable('hourly_counts')
      .set({ since: new Date(Date.now() - 3_600_000) })
      .execute();
    expect((await registry.byName({ email: 'nobodys@example.com' })).body.message).toBe('');
  });
});

describe('[AUTH-11] invitations', () => {
  beforeEach(async () => {
    for (const field of ['affiliateCode', 'recommenderId'] as const) await registry.setField(field, { enabled: true });
  });

  it('accept a member’s name as recommender in any case, and refuse an unknown one', async () => {
    const host = await addMember(registry.test.database, 'recommender1');
    const { body } = await registry.byName({ recommenderId: 'Recommender1' });
    expect(await registry.memberOf(body.value.userInfo.id)).toMatchObject({ referred_by: host.id, upline: null });
    expect((await registry.byName({ recommenderId: 'nobodyhere' })).body.message).toBe('invitation_code_error');
  });

  it('refuse a wrong code next to a correct one', async () => {
    const host = await addMember(registry.test.database, 'recommender2');
    const { body } = await registry.byName({ recommenderId: 'recommender2', affiliateCode: 'NOBODY' });
    expect(body.message).toBe('invitation_code_error');
    expect((await registry.byName({ referralCode: host.referral_code })).body.message).toBe('');
  });
});

it('[AUTH-11] requires an equal confirmation of the password, and accepted terms', async () => {
  expect((await registry.byName({ confirmPassword: `${NEW_PASSWORD}x` })).body.message).toBe('password_mismatch');
  expect((await registry.byName({ termsAccepted: false })).body.message).toBe('terms_not_accepted');
});
