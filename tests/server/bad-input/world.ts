import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import type { EndpointSpec } from '../../../contract/define.ts';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { registration } from '../../../contract/register.ts';
import { fieldRules } from '../../../contract/register-fields.ts';
import { security } from '../../../contract/security.ts';
import { support } from '../../../contract/support.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { everyMerchant, jsonb } from '../../../server/db/database.ts';
import { callServer } from '../../support/calls.ts';
import { PROJECT, startIssuer } from '../../support/firebase-issuer.ts';
import { addMerchant, addMember, openSession, startTestServer, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { keptMessages } from '../../support/kept-messages.ts';

export const NEW_PASSWORD = 'three blue herons';
export { TEST_OPERATOR_KEY };

/** A test server with every login method: carriers, Firebase, every flag, every registration field, and a second merchant. */
export const openWorld = async ({ carrier = keptMessages() } = {}) => {
  const issuer = await startIssuer();
  const test = await startTestServer({
    messages: carrier.messages,
    config: { firebase: issuer.config, captcha: { check: 'off', work: 1 } },
  });
  const { database, url } = test;
  const db = everyMerchant(database.db);
  await addMerchant(database, 'other');
  await sql`update merchants set modules = '{"FREE_PLAY": true}'`.execute(db);
  let count = 0;

  const tables = (merchant = 'parlour') => inMerchant(database.db, merchant);
  const next = () => (count += 1);
  /** Creates a member with a mail address, a mobile number and a session. */
  const person = async ({ merchant = 'parlour', type = 0 } = {}) => {
    const number = `415555${String(1_000 + next())}`;
    const name = `person${count}`;
    const member = await addMember(database, name, { merchant, type });
    const known = { email: `${name}@example.test`, mobile: `+1${number}` };
    await tables(merchant).updateTable('members').set(known).where('id', '=', member.id).execute();
    const { token, session } = await openSession(database, member);
    return { name, number, ...known, member, token, session };
  };
  type Person = Awaited<ReturnType<typeof person>>;

  const inMerchantOf = ({ member }: Person) => ({ headers: { 'x-merchant': member.merchant } });
  const ask = <E extends EndpointSpec>(endpoint: E, request: object, who?: Person) =>
    callServer(url, endpoint, request, who ? { token: who.token, ...inMerchantOf(who) } : {});

  const codeOf = async (purpose: 'login' | 'password', who: Person) => {
    const requested = { purpose, countryDialingCode: '1', mobileNum: who.number };
    await callServer(url, messages.sendCode, requested, inMerchantOf(who));
    return carrier.codeFor(who.mobile);
  };
  const registerCode = async (mobileNo: string, at?: Person) => {
    await callServer(url, registration.sendRegPhoneCode, { countryDialingCode: '1', mobileNo }, at && inMerchantOf(at));
    return carrier.codeFor(`+1${mobileNo}`);
  };
  const resetLink = async (who: Person) => {
    await callServer(url, auth.mailResetLink, { username: who.name, email: who.email }, inMerchantOf(who));
    return /reset=([\w-]+)/.exec(carrier.sent.at(-1)!.text)![1]!;
  };
  const loginLink = async ({ name: account, member: { merchant } }: Person) => {
    const requested = { merchant, account, reason: 'asked by phone' };
    const { body } = await callServer(url, security.loginLink, requested, { token: TEST_OPERATOR_KEY });
    return body.value.path.replace('/?token=', '');
  };
  const totp = (uri: string) => new TOTP({ secret: /secret=([A-Z2-7]+)/.exec(uri)![1]! }).generate();
  /** Lets the current authenticator code be used once more. */
  const nextStep = () => sql`update second_factors set last_step = 0`.execute(db);
  const drawSecret = async (who: Person) => (await ask(security.enrol, {}, who)).body.value;
  /** Creates a member with the second factor on; returns its secret and recovery codes. */
  const guarded = async (of: { merchant?: string } = {}) => {
    const who = await person(of);
    const { uri } = await drawSecret(who);
    const { recoveryCodes } = (await ask(security.activate, { code: totp(uri) }, who)).body.value;
    await nextStep();
    return { ...who, uri, recoveryCodes };
  };
  const logIn = ({ name: username, ...who }: Person) =>
    callServer(
      url,
      auth.login,
      { type: 'username', username, password: 'Parlour-2026' },
      { headers: { 'x-merchant': who.member.merchant } },
    );
  const ticketOf = async (who: Person) => ((await logIn(who)).body.value as unknown as { ticket: string }).ticket;

  const secondSession = async ({ member }: Person) => (await openSession(database, member)).session.id;
  const addAffiliate = async (code: string) => {
    const { member } = await person({ type: 1 });
    await tables()
      .insertInto('affiliate_codes', { code, agent: member.id, domain: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  const operate = <E extends EndpointSpec>(endpoint: E, request: object) =>
    callServer(url, endpoint, { merchant: 'parlour', ...request }, { token: TEST_OPERATOR_KEY });
  const addPopup = async () => {
    const popup = { execution: 'B', titles: { EN: 'Hello' }, contents: { EN: 'Welcome' }, promotionType: 'A' };
    return String((await operate(support.publishPopup, popup)).body.value.id);
  };
  const termsOf = async (who: Person) => (await ask(registration.terms, {}, who)).body.value.version;

  /** Resets the counters of wrong attempts and of sent messages. */
  const forgetTries = () =>
    sql`with a as (delete from login_failures), b as (delete from address_failures), c as (delete from hourly_counts),
             d as (update sessions set confirm_wrong = 0 where confirm_wrong > 0),
             e as (update factor_tickets set wrong = 0 where wrong > 0)
        update verification_codes set wrong = 0, sent_at = now() - interval '1 hour'`.execute(db);

  const LEFT = ['members', 'profiles', 'consents', 'accounts', 'sessions', 'verification_codes', 'password_links'];
  const BEHIND = [
    ...LEFT,
    ...['factor_tickets', 'login_links', 'confirmations', 'second_factors', 'recovery_codes', 'affiliate_codes'],
    ...['firebase_identities', 'firebase_tokens', 'popups', 'feedback', 'feedback_images', 'audit'],
  ];
  const counts = sql.join(
    BEHIND.map((table) => sql`${sql.lit(table)}::text, (select count(*) from ${sql.table(table)})`),
  );
  /** Counts the rows of everything that an account call can store, and the messages sent. */
  const rows = async (): Promise<Record<string, number>> => {
    const { rows: found } = await sql<{
      all: Record<string, number>;
    }>`select jsonb_build_object(${counts}) as all`.execute(db);
    return { ...found[0]!.all, messages: carrier.sent.length };
  };

  /** Makes every registration field present; fields that the platform does not require may be empty. */
  const askForAll = async () => {
    const fields = Object.entries(fieldRules()).filter(([, { required }]) => !required);
    const settings = fields.map(([field, { patternId, minLength, maxLength }]) => [
      field,
      { enabled: true, required: false, patternId, minLength: Math.max(2, minLength), maxLength },
    ]);
    await sql`update merchants set settings = ${jsonb({ registerFields: Object.fromEntries(settings) })}`.execute(db);
  };

  /** A registration with this number, without its code. */
  const newcomer = (mobileNum: string) => ({
    ...{ mobileNum, countryDialingCode: '1', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    ...{ birthday: '1990-05-17', termsAccepted: true, login: true, registerMethod: 'WEB' },
  });
  /** The stored members, sessions and password hashes. */
  const lasting = async () => {
    const { members, sessions, profiles, consents, messages: sent } = await rows();
    const { rows: found } = await sql<{
      hashes: string;
    }>`select md5(string_agg(password_hash, '' order by id)) as hashes from members`.execute(db);
    return { members, sessions, profiles, consents, sent, ...found[0] };
  };

  return {
    ...{ test, url, db, brand: tables, carrier, issuer, PROJECT },
    ...{ next, person, ask, codeOf, registerCode, resetLink, loginLink, totp, nextStep, guarded, logIn, ticketOf },
    ...{
      newcomer,
      lasting,
      drawSecret,
      secondSession,
      addAffiliate,
      addPopup,
      termsOf,
      forgetTries,
      rows,
      askForAll,
    },
    async close() {
      await test.close();
      await issuer.close();
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
export type Guarded = Awaited<ReturnType<World['guarded']>>;
export type Person = Awaited<ReturnType<World['person']>>;
