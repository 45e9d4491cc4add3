import { drawTestKey } from '../../support/signing.ts';
import { NEW_PASSWORD, TEST_OPERATOR_KEY, type World } from './world.ts';

/** A request that is valid except for the field under test. */
export interface Good {
  request: object;
  token?: string;
}
export type MakeGood = (world: World) => Promise<Good> | Good;

const fromOperator = (request: object): Good => ({
  request: { merchant: 'parlour', ...request },
  token: TEST_OPERATOR_KEY,
});
const asMember =
  (request: object): MakeGood =>
  async (world) => ({ request, token: (await world.person()).token });
const newcomer = async (world: World) => {
  const number = `415556${String(1_000 + world.next())}`;
  return {
    mobileNum: number,
    countryDialingCode: '1',
    verificationCode: await world.registerCode(number),
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    birthday: '1990-05-17',
    termsAccepted: true,
    login: true,
  };
};

/** Valid requests by endpoint; a test fails for an endpoint that is missing here. */
export const GOOD: Readonly<Record<string, MakeGood>> = {
  'report.failure': () => ({
    request: { what: 'script', reason: 'missing', file: '/assets/help-a1.js', error: 'TypeError' },
  }),
  'auth.login': async (world) => ({
    request: { type: 'username', username: (await world.person()).name, password: 'Parlour-2026' },
  }),
  'auth.freePlay': () => ({ request: { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 } }),
  'auth.register': async (world) => ({
    request: { ...(await newcomer(world)), username: `newcomer${world.next()}` },
  }),
  'auth.registerMobile': async (world) => ({ request: { ...(await newcomer(world)), registerMethod: 'WEB' } }),
  'auth.changePassword': asMember({
    oldPassword: 'Parlour-2026',
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  }),
  'auth.mailResetLink': async (world) => {
    const { name, email } = await world.person();
    return { request: { username: name, email } };
  },
  'auth.resetByLink': async (world) => ({
    request: { code: await world.resetLink(await world.person()), newPassword: NEW_PASSWORD },
  }),
  'auth.resetByPhone': async (world) => {
    const who = await world.person();
    const verificationCode = await world.codeOf('password', who);
    return {
      request: { countryDialingCode: '1', mobileNum: who.number, verificationCode, newPassword: NEW_PASSWORD },
    };
  },
  'messages.sendCode': async (world) => ({
    request: { purpose: 'login', countryDialingCode: '1', mobileNum: (await world.person()).number },
  }),
  'firebase.login': async (world) => {
    const { member } = await world.person();
    const uid = `uid-${member.id}`;
    await world
      .brand()
      .insertInto('firebase_identities', { project: world.PROJECT, uid, channel: 'google', member_id: member.id })
      .execute();
    return { request: { channel: 'google', idToken: await world.issuer.token('google.com', uid) } };
  },
  'security.confirm': asMember({ password: 'Parlour-2026' }),
  'security.secondFactor': async (world) => {
    const who = await world.guarded();
    return { request: { ticket: await world.ticketOf(who), code: who.recoveryCodes[0] } };
  },
  'security.activate': async (world) => {
    const who = await world.person();
    const { uri } = await world.drawSecret(who);
    return { request: { code: world.totp(uri) }, token: who.token };
  },
  'security.disable': async (world) => {
    const { recoveryCodes, token } = await world.guarded();
    return { request: { password: 'Parlour-2026', code: recoveryCodes[0] }, token };
  },
  'security.endSession': async (world) => {
    const who = await world.person();
    return { request: { sessionId: await world.secondSession(who) }, token: who.token };
  },
  'security.exchange': async (world) => ({ request: { code: await world.loginLink(await world.person()) } }),
  'security.loginLink': async (world) =>
    fromOperator({ account: (await world.person()).name, reason: 'asked by phone' }),
  'security.openTextCodes': async (world) =>
    fromOperator({ account: (await world.person()).name, reason: 'asked by phone' }),
  'security.givePassword': async (world) =>
    fromOperator({ account: (await world.person()).name, reason: 'asked by phone' }),
  'registration.sendRegPhoneCode': (world) => ({
    request: { countryDialingCode: '1', mobileNo: `415557${String(1_000 + world.next())}` },
  }),
  'registration.affiliate': async (world) => {
    await world.addAffiliate('CODE7');
    return { request: { code: 'CODE7', domain: 'parlour.test' } };
  },
  'registration.acceptTerms': async (world) => {
    const who = await world.person();
    return { request: { version: await world.termsOf(who) }, token: who.token };
  },
  'registration.setField': () => fromOperator({ field: 'line', enabled: true, reason: 'as the brand asked' }),
  'registration.setTerms': () => fromOperator({ version: '2026-11', reason: 'as the brand asked' }),
  'registration.setAffiliate': async (world) =>
    fromOperator({
      code: `CODE${world.next()}`,
      account: (await world.person({ type: 1 })).name,
      domain: 'parlour.test',
      reason: 'as the brand asked',
    }),
  'captcha.challenge': () => ({ request: { weight: 'light' } }),
  'support.popup': () => ({ request: { execution: 'B', language: 'EN' } }),
  'support.feedback': asMember({ content: 'All is very well here.', remark: 'by mail', images: [] }),
  'support.publishPopup': () =>
    fromOperator({ execution: 'B', titles: { EN: 'Hello' }, contents: { EN: 'Welcome' }, promotionType: 'A' }),
  'support.withdrawPopup': async (world) => fromOperator({ id: await world.addPopup() }),
  'operator.readAudit': () => fromOperator({ kind: 'flag' }),
  'operator.verifyAudit': () => fromOperator({}),
  'support.setModule': () => fromOperator({ module: 'FREE_PLAY', on: true }),
  'support.setSetting': () => fromOperator({ name: 'gtagId', value: 'G-ABCDEF1234' }),
  'support.setResource': () =>
    fromOperator({ resourceType: 'APP', url: 'https://example.com/app', labelNameEn: 'The app' }),
};

/** Sibling fields of a nested field that the valid request omits. */
export const BESIDE: Readonly<Record<string, unknown>> = {
  captcha: { id: '6f1f0d4e-3f0c-4a54-9e3c-0d6d8c1f7a10', text: 'ACDEF' },
};

/** Fields that must be equal to another field: a bad value is set in both. */
export const EQUAL: Readonly<Record<string, readonly string[]>> = {
  password: ['confirmPassword'],
  newPassword: ['confirmNewPassword'],
};

/** Valid values of fields that the valid request omits; other fields get a plain word. */
export const EXTRA: Readonly<Record<string, () => string>> = {
  publicKey: () => drawTestKey().publicKey.toString('base64url'),
  'captcha.id': () => '6f1f0d4e-3f0c-4a54-9e3c-0d6d8c1f7a10',
  email: () => 'anna@example.com',
  firebaseChannel: () => 'google',
  as: () => 'agent',
};
