import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { auth } from '../../../contract/auth.ts';
import { captcha } from '../../../contract/captcha.ts';
import { security } from '../../../contract/security.ts';
import { callServer } from '../../support/calls.ts';
import { failureTexts } from '../../support/failure-texts.ts';
import { freshProof } from '../../support/captcha.ts';
import { NEW_PASSWORD, openWorld, type Guarded, type Person, type World } from './world.ts';

let world: World;
let textsOf: (key: string) => string[] | undefined;
beforeAll(async () => {
  [world, textsOf] = await Promise.all([openWorld(), failureTexts()]);
});
afterAll(() => world.close());

/** One kind of code: how it is issued, where it is used, and the error for a wrong code. */
interface Kind {
  draw: (who: Person) => Promise<string>;
  show: (code: string, who: Person) => Promise<string>;
  refused: string;
  /** False where the code itself identifies the user, so that there is no other user's code. */
  isOwn?: false;
  /** False for proof of work, which is valid at every merchant. */
  isOfMerchant?: false;
  /** Lets time pass until every issued code has expired. */
  age?: () => Promise<unknown>;
  guarded?: true;
  /** The code is six digits, which a keyboard may produce in another script. */
  isFigures?: true;
}

const say = async <E extends EndpointSpec>(endpoint: E, request: object, who: Person, headers = {}) => {
  const options = { headers: { 'x-merchant': who.member.merchant, ...headers } };
  return (await callServer(world.url, endpoint, request, options)).body.message;
};
const over = (table: string) => () => sql`update ${sql.table(table)} set expires_at = now()`.execute(world.db);
const phone = ({ number }: Person) => ({ countryDialingCode: '1', mobileNum: number });
const form = ({ name }: Person) => ({ type: 'username', username: name, password: 'Parlour-2026' });

const KINDS: Record<string, Kind> = {
  'a code to log in': {
    draw: (who) => world.codeOf('login', who),
    show: (verificationCode, who) => say(auth.login, { type: 'sms', ...phone(who), verificationCode }, who),
    refused: 'verification_code_wrong',
    age: over('verification_codes'),
    isFigures: true,
  },
  'a code to reset a password': {
    draw: (who) => world.codeOf('password', who),
    show: (verificationCode, who) =>
      say(auth.resetByPhone, { ...phone(who), verificationCode, newPassword: NEW_PASSWORD }, who),
    refused: 'verification_code_wrong',
    age: over('verification_codes'),
    isFigures: true,
  },
  'a code to register': {
    draw: (who) => world.registerCode(`2${who.number.slice(1)}`, who),
    show: (verificationCode, who) =>
      say(auth.registerMobile, { ...world.newcomer(`2${who.number.slice(1)}`), verificationCode }, who),
    refused: 'verification_code_wrong',
    age: over('verification_codes'),
    isFigures: true,
  },
  'the link of a letter': {
    draw: (who) => world.resetLink(who),
    show: (code, who) => say(auth.resetByLink, { code, newPassword: NEW_PASSWORD }, who),
    refused: 'reset_link_over',
    isOwn: false,
    age: over('password_links'),
  },
  'a link to log in': {
    draw: (who) => world.loginLink(who),
    show: (code, who) => say(security.exchange, { code }, who),
    refused: 'login_link_over',
    isOwn: false,
    age: over('login_links'),
  },
  'the ticket of a second factor': {
    draw: (who) => world.ticketOf(who),
    show: async (ticket, who) => {
      await world.nextStep();
      return say(security.secondFactor, { ticket, code: world.totp((who as Guarded).uri) }, who);
    },
    refused: 'second_factor_over',
    isOwn: false,
    age: over('factor_tickets'),
    guarded: true,
  },
  'a code of an authenticator': {
    draw: async (who) => {
      await world.nextStep();
      return world.totp((who as Guarded).uri);
    },
    show: async (code, who) => say(security.secondFactor, { ticket: await world.ticketOf(who), code }, who),
    refused: 'second_factor_wrong',
    guarded: true,
    isFigures: true,
  },
  'a recovery code': {
    draw: async (who) => (who as Guarded).recoveryCodes.pop()!,
    show: async (code, who) => say(security.secondFactor, { ticket: await world.ticketOf(who), code }, who),
    refused: 'second_factor_wrong',
    guarded: true,
  },
  'the letters of a picture': {
    draw: async (who) => {
      const headers = { 'x-merchant': who.member.merchant };
      const { id } = (await callServer(world.url, captcha.captcha, {}, { headers })).body.value;
      const answer_hash = createHash('sha256').update(`${id} ACDEF`).digest();
      await sql`update captchas set answer_hash = ${answer_hash} where id = ${id}`.execute(world.db);
      return id;
    },
    show: (id, who) => say(auth.login, { ...form(who), captcha: { id, text: 'ACDEF' } }, who),
    refused: 'captcha_wrong',
    isOwn: false,
    age: over('captchas'),
  },
  'heavy work': {
    draw: () => freshProof(world.url, 'heavy'),
    show: (heavyProof, who) => say(auth.login, { ...form(who), heavyProof }, who),
    refused: 'captcha_wrong',
    isOwn: false,
    isOfMerchant: false,
    // Its ten minutes are tested in tests/server/captcha/work.test.ts.
  },
};

/** The same code with another last character. */
const otherThan = (code: string): string => code.slice(0, -1) + (code.endsWith('2') ? '3' : '2');

describe.each(Object.entries(KINDS))(
  '%s',
  (_, { draw, show, refused, isOwn = true, isOfMerchant = true, age, guarded, isFigures }) => {
    const someone = (merchant?: string) => (guarded ? world.guarded({ merchant }) : world.person({ merchant }));
    const refuses = async (code: string, who: Person) => {
      await world.forgetTries();
      const before = await world.lasting();
      expect(await show(code, who)).toBe(refused);
      expect(await world.lasting()).toEqual(before);
    };

    it('is valid once: wrong and used ones are refused and change nothing', async () => {
      const who = await someone();
      const code = await draw(who);
      await refuses(otherThan(code), who);
      // An empty code may be refused by the schema.
      expect([refused, 'invalid_request']).toContain(await show('', who));
      await world.forgetTries();
      expect(await show(code, who)).toBe('');
      await refuses(code, who);
    });

    it.runIf(isOwn)('of another member is refused, and stays valid for its owner', async () => {
      const [who, another] = [await someone(), await someone()];
      const code = await draw(another);
      // Both members have a code, so the refusal is not for the lack of one.
      const own = await draw(who);
      if (code !== own) await refuses(code, who);
      await world.forgetTries();
      expect(await show(code, another)).toBe('');
    });

    it.runIf(isOfMerchant)('of another merchant is refused', async () => {
      const [who, another] = [await someone(), await someone('other')];
      const [own, code] = [await draw(who), await draw(another)];
      if (code !== own) await refuses(code, who);
    });

    it.runIf(age)('that has expired is refused', async () => {
      const who = await someone();
      const code = await draw(who);
      await age!();
      await refuses(code, who);
    });

    it.runIf(isFigures)(
      'is valid in the digits of another script, with separators and spaces around them',
      async () => {
        const who = await someone();
        const code = await draw(who);
        const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
        expect(await show(`${arabic.slice(0, 3)} ${arabic.slice(3)}\u200f`, who)).toBe('');
      },
    );

    it('has an error message in each language', () => {
      expect(textsOf(refused)).toHaveLength(3);
    });
  },
);
