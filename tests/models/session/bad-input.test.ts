import { allSettled, type EventCallable, type Scope, type Store } from 'effector';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { registration as registrationCalls } from '../../../contract/register.ts';
import {
  fieldRules,
  REGISTER_FIELDS,
  registerProblems,
  type RegisterField,
  digitsOf,
  plainContacts,
} from '../../../contract/register-fields.ts';
import { security } from '../../../contract/security.ts';
import { $site } from '../../../src/entities/site/model.ts';
import * as mail from '../../../src/features/passwords/forgot-by-mail.ts';
import * as phone from '../../../src/features/passwords/forgot-by-phone.ts';
import { checkNewPassword } from '../../../src/features/passwords/new-password.ts';
import * as factor from '../../../src/features/second-factor/model.ts';
import * as logIn from '../../../src/features/login/model.ts';
import { $circumstances, formOpened, readRegionFx } from '../../../src/features/registration/requested.ts';
import * as registration from '../../../src/features/registration/model.ts';
import { $form, edited, readAddressFx } from '../../../src/features/registration/typed.ts';
import { modalOpened } from '../../../src/shared/lib/modals.ts';
import { BAD_TEXTS, KINDS, type BadText } from '../../server/bad-input/bad-texts.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

const server = mockServer();

/** A valid value for each field of the registration. */
const GOOD: Record<Exclude<RegisterField, 'captcha'>, string> = {
  username: 'newcomer1',
  mobileNum: '4155550123',
  password: 'Seven-crows-9',
  confirmPassword: 'Seven-crows-9',
  payeeName: 'Anna Lee',
  birthday: '1990-05-17',
  email: 'anna@example.com',
  idNumber: 'X1234567',
  qqNum: '1234567',
  line: 'anna.lee',
  whatsapp: '14155550123',
  facebook: 'Anna Lee',
  wechat: 'anna_lee',
  paymentPassword: '246813',
  recommenderId: 'member1',
  affiliateCode: 'ANNA7',
  referralCode: 'ANNA7',
};
const fields = Object.keys(GOOD) as (keyof typeof GOOD)[];
/** A number may be typed with the digits of any script. */
const numberOf = ({ mobileNum = '' }: { mobileNum?: string }) => ({ mobileNum: digitsOf(mobileNum) });
const badOf = (kind: BadText, good: string) => BAD_TEXTS[kind](good, { path: '' });

const requested = Object.fromEntries(
  Object.entries(fieldRules()).map(([field, rule]) => [field, { ...rule, enabled: field !== 'captcha' }]),
) as ReturnType<typeof fieldRules>;
const open = async () => {
  server.answer(auth.registerRules, () => ({ fields: requested, minimumAge: 18 }));
  server.answer(registrationCalls.countryCodes, () => ({
    list: [{ country: 'US', diallingCode: '1', mobileLengths: [10] }],
  }));
  server.answer(registrationCalls.affiliate, ({ code }) => ({ code }));
  const scope = pageOf({
    values: [[$site, siteOf()]],
    handlers: [
      [readAddressFx, () => ({ codes: {}, host: 'parlour.test', page: 'https://parlour.test/register' })],
      [readRegionFx, () => 'US'],
    ],
  });
  await allSettled(modalOpened, { scope, params: { name: 'register' } });
  await allSettled(formOpened, { scope });
  await allSettled(edited, { scope, params: GOOD });
  return scope;
};

describe('[AUTH-09] a registration as it is typed', () => {
  it('is valid as a whole, so that each error below belongs to the one invalid field', async () => {
    const scope = await open();
    for (const field of fields) await allSettled(registration.fieldLeft, { scope, params: field });
    expect(scope.getState(registration.$errors)).toEqual({});
    expect(Object.keys(GOOD)).toEqual(REGISTER_FIELDS.filter((field) => field !== 'captcha'));
  });

  it.each(fields)('%s: the page reports the same error as the server, and keeps what was typed', async (field) => {
    const scope = await open();
    for (const kind of KINDS) {
      const typed = badOf(kind, GOOD[field]);
      await allSettled(edited, { scope, params: { [field]: typed } });
      await allSettled(registration.fieldLeft, { scope, params: field });
      // As the server parses it: the schema trims white space. The server does not parse values too long for any field.
      const sent = z.safeParse(auth.register.request, { ...GOOD, [field]: typed, termsAccepted: true, login: true });
      const { rules, ...given } = scope.getState($circumstances)!;
      const problem = sent.success
        ? registerProblems(plainContacts({ ...sent.data, ...numberOf(sent.data), captcha: undefined }, rules), {
            rules,
            ...given,
          })[field]
        : field === 'confirmPassword'
          ? 'mismatch'
          : 'length';
      expect({ kind, said: scope.getState(registration.$errors)[field] }).toEqual({ kind, said: problem });
      expect(scope.getState($form).values[field]).toBe(typed);
    }
  });
});

describe('[AUTH-06] a new password as it is typed', () => {
  it.each<[BadText, string | undefined]>([
    ['empty', 'empty'],
    ['too short', 'passwordShort'],
    ['too long by far', 'passwordLong'],
    ['1 MB', 'passwordLong'],
    ['a mark of direction', 'passwordUnreadable'],
    ['a mark of direction at the end', 'passwordUnreadable'],
    ['a control character', 'passwordUnreadable'],
    ['a NUL', 'passwordUnreadable'],
    ['half a character', 'passwordUnreadable'],
    ['emoji', 'passwordShort'],
    ['another script', undefined],
    ['a look-alike letter', undefined],
  ])('%s: %s', (kind, problem) => {
    const newPassword = badOf(kind, 'three blue herons');
    expect(checkNewPassword({ newPassword, confirmPassword: newPassword }, 'player1').newPassword).toBe(problem);
  });
});

/** Types into a form, lets the server refuse it, and returns the form's values afterwards. */
const refused = async (
  scope: Scope,
  typed: readonly [EventCallable<string>, Store<string>, string][],
  submit: () => Promise<unknown>,
) => {
  for (const [event, , text] of typed) await allSettled(event, { scope, params: text });
  await submit();
  return typed.map(([, store]) => scope.getState(store));
};

describe('[issue 5] a form keeps what was typed when the server refuses', () => {
  const ODD = 'аnna🙂\u202e';

  it.each(['in_incorrect_password', 'invalid_request', 'too_many_requests', 'system_error'])(
    'at the login: %s',
    async (key) => {
      server.answer(auth.login, () => failure(key));
      const scope = pageOf();
      await allSettled(modalOpened, { scope, params: { name: 'login' } });
      const form = [
        [logIn.usernameTyped, logIn.$username, ODD],
        [logIn.passwordTyped, logIn.$password, ' secret\u200f'],
      ] as const;
      const left = await refused(
        scope,
        form.map((each) => [...each]),
        () => allSettled(logIn.submitted, { scope }),
      );
      expect([left, scope.getState(logIn.$failure)]).toEqual([
        [ODD, ' secret\u200f'],
        expect.objectContaining({ key }),
      ]);
    },
  );

  it.each(['message_not_sent', 'username_email_unknown'])('at the request for a password mail: %s', async (key) => {
    server.answer(auth.mailResetLink, () => failure(key));
    const scope = pageOf();
    const form = [
      [mail.usernameTyped, mail.$username, ODD],
      [mail.emailTyped, mail.$email, 'anna@еxample.com'],
    ] as const;
    const left = await refused(
      scope,
      form.map((each) => [...each]),
      () => allSettled(mail.submitted, { scope }),
    );
    expect([left, scope.getState(mail.$failure)]).toEqual([
      [ODD, 'anna@еxample.com'],
      expect.objectContaining({ key }),
    ]);
  });

  it('at a new password by phone with a wrong code', async () => {
    server.answer(auth.resetByPhone, () => failure('verification_code_wrong'));
    server.answer(messages.sendCode, () => failure('message_not_sent'));
    const scope = pageOf();
    await allSettled(modalOpened, { scope, params: { name: 'forgotPassword' } });
    const form = [
      [phone.mobile.numberTyped, phone.mobile.$number, '٤١٥٥٥٥٠١٢٣'],
      [phone.codeTyped, phone.$code, '000000'],
      [phone.fields.newTyped, phone.fields.$newPassword, 'three blue herons'],
      [phone.fields.confirmTyped, phone.fields.$confirmPassword, 'three blue herons'],
    ] as const;
    const left = await refused(
      scope,
      form.map((each) => [...each]),
      () => allSettled(phone.submitted, { scope }),
    );
    expect(left).toEqual(form.map(([, , text]) => text));
    expect(scope.getState(phone.$failure)).toMatchObject({ key: 'verification_code_wrong' });
  });

  it('at the second factor', async () => {
    server.answer(security.secondFactor, () => failure('second_factor_wrong'));
    const scope = pageOf();
    await allSettled(modalOpened, { scope, params: { name: 'secondFactor', ticket: 'x' } });
    const left = await refused(scope, [[factor.codeTyped, factor.$code, '١٢٣٤٥٦']], () =>
      allSettled(factor.submitted, { scope, params: { ticket: 'x' } }),
    );
    expect([left, scope.getState(factor.$failure)]).toEqual([
      ['١٢٣٤٥٦'],
      expect.objectContaining({ key: 'second_factor_wrong' }),
    ]);
  });
});
