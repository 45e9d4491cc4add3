import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { site } from '../../../contract/site.ts';
import { fieldRules, rulesOf } from '../../../contract/register-fields.ts';
import type { Flags } from '../../../contract/flags.ts';
import { $sessionKind } from '../../../src/entities/session/model.ts';
import { loadSiteFx } from '../../../src/entities/site/model.ts';
import {
  $circumstances,
  $country,
  $mode,
  $modes,
  $rulesFailure,
  formOpened,
  modeChosen,
} from '../../../src/features/registration/requested.ts';
import { checkRegistration, type Circumstances, type Values } from '../../../src/features/registration/check.ts';
import { $errors, $failure, fieldLeft } from '../../../src/features/registration/model.ts';
import { $form, submitted, termsTicked } from '../../../src/features/registration/typed.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { heardOf } from '../support/page.ts';
import { loginOf, siteOf } from '../support/samples.ts';
import { good, openRegistration, type } from '../support/registration.ts';

const server = mockServer();
const open = (brand?: Parameters<typeof openRegistration>[1]) => openRegistration(server, brand);

it('[AUTH-09 SYS-05] an open form follows the operator’s new settings when the tab is visible again', async () => {
  server.answer(site.info, () => siteOf());
  const scope = await open();
  expect(scope.getState($circumstances)!.rules.line.enabled).toBe(false);
  const line = { ...fieldRules().line, enabled: true };
  const requested = server.answer(auth.registerRules, () => ({ fields: fieldRules({ line }), minimumAge: 18 }));
  await allSettled(loadSiteFx, { scope, params: {} });
  expect([requested.length, scope.getState($circumstances)!.rules.line.enabled]).toEqual([1, true]);
});

describe('[AUTH-11] errors known before a registration is sent', () => {
  const rules = fieldRules();
  const given: Circumstances = {
    rules,
    minimumAge: 18,
    nowMs: Date.parse('2026-11-21T12:00:00Z'),
    timeZone: 'UTC',
    diallingCode: '1',
    mobileLengths: [10],
    codesNeeded: true,
  };
  const off = { MOBILENUMPASSREG3: false };
  const problemsOf = (change: Values, over: Partial<Circumstances> = {}, termsAccepted = true) =>
    checkRegistration({ values: { ...good, ...change }, termsAccepted }, { ...given, ...over });

  it.each<[string, Values, object]>([
    ['nothing is wrong', {}, {}],
    ['no name', { username: '  ' }, { username: 'empty' }],
    ['a name of 3', { username: 'abc' }, { username: 'length' }],
    ['a name of 4', { username: 'abcd' }, {}],
    ['a name of 21', { username: 'a'.repeat(21) }, { username: 'length' }],
    ['a figure first', { username: '1abcd' }, { username: 'pattern' }],
    ['a letter that looks like another', { username: 'аbcd' }, { username: 'pattern' }],
    ['capitals and spaces around a name', { username: ' NewComer1 ' }, {}],
    [
      'a password of 7',
      { password: 'Seven-7', confirmPassword: 'Seven-7' },
      { password: 'length', confirmPassword: 'length' },
    ],
    [
      'a password of 6 with spaces around it',
      { password: 'abcdef   ', confirmPassword: 'abcdef   ' },
      { password: 'length', confirmPassword: 'length' },
    ],
    ['a space behind one of the two passwords', { confirmPassword: 'Seven-crows-9 ' }, {}],
    ['é by two keyboards', { password: 'S\u00e9ven-crows', confirmPassword: 'Se\u0301ven-crows' }, {}],
    [
      'the name as password',
      { username: 'newcomer12', password: 'NewComer12', confirmPassword: 'NewComer12' },
      { password: 'passwordIsUsername' },
    ],
    ['[AUTH-11] another confirmation, too short', { confirmPassword: 'Seven' }, { confirmPassword: 'mismatch' }],
    ['another confirmation', { confirmPassword: 'Seven-crows-8' }, { confirmPassword: 'mismatch' }],
    ['no birthday', { birthday: '' }, { birthday: 'empty' }],
    ['17 years', { birthday: '2008-11-22' }, { birthday: 'underAge' }],
    ['18 years today', { birthday: '2008-11-21' }, {}],
    ['an invitation with a space in it', { referralCode: 'a b' }, { referralCode: 'pattern' }],
  ])('%s', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('the terms were not accepted', () => {
    expect(problemsOf({}, {}, false)).toEqual({ termsAccepted: 'terms' });
  });

  it('by mobile number: a number with its digits, and the code only with REGMOBVERF3', () => {
    const byMobile = { rules: rulesOf(rules, 'registerMobile', off) };
    expect(problemsOf({}, byMobile)).toEqual({ mobileNum: 'empty', verificationCode: 'empty' });
    expect(problemsOf({ mobileNum: '415 555', verificationCode: '12a456' }, byMobile)).toEqual({
      mobileNum: 'digits',
      verificationCode: 'code',
    });
    expect(problemsOf({ mobileNum: '(415) 555-0123', verificationCode: '123456' }, byMobile)).toEqual({});
    expect(problemsOf({ mobileNum: '04155550123' }, { ...byMobile, codesNeeded: false })).toEqual({});
  });

  it('by mobile number: a password only with MOBILENUMPASSREG3', () => {
    const values = { birthday: '1990-05-17', mobileNum: '4155550123', verificationCode: '123456' };
    const check = (MOBILENUMPASSREG3: boolean) =>
      checkRegistration(
        { values, termsAccepted: true },
        { ...given, rules: rulesOf(rules, 'registerMobile', { MOBILENUMPASSREG3 }) },
      );
    expect(check(false)).toEqual({});
    expect(check(true)).toEqual({ password: 'empty', confirmPassword: 'empty' });
  });
});

describe('[AUTH-09] ways to register', () => {
  it.each<[Partial<Flags>, string[], string | null]>([
    [{}, ['register'], 'register'],
    [{ MOBILENUMREG3: true }, ['register', 'registerMobile'], 'register'],
    [{ MOBILENUMREG3: true, USERNAMEREG3: false }, ['registerMobile'], 'registerMobile'],
    [{ USERNAMEREG3: false }, [], null],
  ])('%j offer %j', async (flags, modes, mode) => {
    const scope = await open({ flags });
    expect([scope.getState($modes), scope.getState($mode)]).toEqual([modes, mode]);
  });

  it.each([
    ['(415) 555-0123', '123456'],
    ['٤١٥ ٥٥٥ ٠١٢٣', '١٢٣٤٥٦'],
    ['۴۱۵۵۵۵۰۱۲۳', '۱۲۳۴۵۶'],
  ])('by mobile number sends %j with its country’s code, and no name', async (mobileNum, verificationCode) => {
    const calls = server.answer(auth.registerMobile, () => loginOf());
    const scope = await open({ flags: { MOBILENUMREG3: true, REGMOBVERF3: true } });
    await allSettled(modeChosen, { scope, params: 'registerMobile' });
    expect(scope.getState($country)?.country).toBe('US');
    await type(scope, { ...good, mobileNum, verificationCode });
    await allSettled(submitted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([
      {
        mobileNum: '4155550123',
        countryDialingCode: '1',
        verificationCode: '123456',
        birthday: '1990-05-17',
        termsAccepted: true,
        domain: 'parlour.test',
        registerMethod: 'WEB',
        registerUrl: 'https://parlour.test/register',
        login: true,
      },
    ]);
    expect(scope.getState($sessionKind)).toBe('member');
  });
});

describe('[AUTH-11] registering', () => {
  it('starts with the terms accepted', async () => {
    expect((await open()).getState($form).termsAccepted).toBe(true);
  });

  it('shows a field’s error after it was left, and all errors after the form was sent', async () => {
    const scope = await open();
    await type(scope, { username: 'ab' });
    expect(scope.getState($errors)).toEqual({});
    await allSettled(fieldLeft, { scope, params: 'username' });
    expect(scope.getState($errors)).toEqual({ username: 'length' });
    await allSettled(submitted, { scope });
    expect(scope.getState($errors)).toEqual({
      username: 'length',
      password: 'empty',
      confirmPassword: 'empty',
      birthday: 'empty',
    });
  });

  it('[NAV-02] sends the form with the referral codes, logs in and leads home', async () => {
    const calls = server.answer(auth.register, () => loginOf());
    const scope = await open({ codes: { referralCode: 'ANNA7' } });
    const went = heardOf(navigateFx, scope);
    await type(scope, { ...good, username: ' NewComer1 ' });
    await allSettled(submitted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([
      { ...good, referralCode: 'ANNA7', termsAccepted: true, domain: 'parlour.test', login: true },
    ]);
    expect({ kind: scope.getState($sessionKind), modal: scope.getState($modal), went }).toEqual({
      kind: 'member',
      modal: null,
      went: ['/'],
    });
  });

  it('sends nothing without the terms', async () => {
    const calls = server.answer(auth.register, () => loginOf());
    const scope = await open();
    await type(scope, good);
    await allSettled(termsTicked, { scope, params: false });
    await allSettled(submitted, { scope });
    expect([calls.length, scope.getState($errors)]).toEqual([0, { termsAccepted: 'terms' }]);
  });

  it('keeps the form and shows why when the server refuses', async () => {
    server.answer(auth.register, () => failure('username_taken'));
    const scope = await open();
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(scope.getState($failure)).toMatchObject({ key: 'username_taken' });
    expect(scope.getState($form).values).toEqual(good);
    await type(scope, { username: 'newcomer2' });
    expect(scope.getState($failure)).toBeNull();
  });

  it('shows a refused invitation at its field', async () => {
    server.answer(auth.register, () => failure('invitation_code_error', { field: 'referralCode' }));
    const scope = await open({ codes: { referralCode: 'NOBODY' } });
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(scope.getState($errors)).toEqual({ referralCode: 'unknownCode' });
    await type(scope, { referralCode: '' });
    expect(scope.getState($errors)).toEqual({});
  });

  it('[PP-01] shows a refusal for the age by the server’s clock at the birthday', async () => {
    server.answer(auth.register, () => failure('under_age', { minimumAge: 18 }));
    const scope = await open();
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(scope.getState($errors)).toEqual({ birthday: 'underAge' });
    await type(scope, { birthday: '1980-01-01' });
    expect(scope.getState($errors)).toEqual({});
  });

  it('shows a field that the merchant has just switched on, after the server’s refusal', async () => {
    const scope = await open();
    server.answer(auth.register, () => failure('field_invalid', { problems: { line: 'empty' } }));
    const line = { enabled: true, required: true, patternId: 4, minLength: 2, maxLength: 40 };
    server.answer(auth.registerRules, () => ({ fields: fieldRules({ line }), minimumAge: 18 }));
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(scope.getState($errors)).toEqual({ line: 'empty' });
    expect(scope.getState($form).values).toEqual(good);
  });

  it('clears what is secret when the form is left, and keeps the rest', async () => {
    const scope = await open();
    await type(scope, { ...good, paymentPassword: '246813', email: 'anna@example.com' });
    await allSettled(modalOpened, { scope, params: { name: 'login' } });
    expect(scope.getState($form).values).toEqual({
      username: 'newcomer1',
      birthday: '1990-05-17',
      email: 'anna@example.com',
    });
  });

  it('reports that the rules could not be loaded, and requests them again', async () => {
    const scope = await open();
    server.answer(auth.registerRules, () => failure('system_error'));
    await allSettled(formOpened, { scope });
    expect(scope.getState($rulesFailure)).toMatchObject({ key: 'system_error' });
  });

  it('changes in its own scope only', async () => {
    const scope = await open();
    await expectIsolated(scope, [$form], () => type(scope, good));
  });
});
