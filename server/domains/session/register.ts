import { randomBytes } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { doors, LoginResult } from '../../../contract/doors.ts';
import { isAgentType } from '../../../contract/session.ts';
import { inBrand } from '../../db/brand.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import { accountOf } from '../../ledger/account.ts';
import { openFor } from './enter.ts';
import { checkNewPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';

/** Version of the terms that a new member agrees to; a change asks everybody again (PP-02). */
export const TERMS_VERSION = '2026-11';

type Form = RequestOf<typeof doors.register>;
type Host = Pick<MemberRow, 'id' | 'type'>;

/** Registers a member with its consents and wallet, and logs in, in one transaction (AUTH-11). */
export const register = async (house: House, passwords: Passwords, call: Call, form: Form): Promise<LoginResult> => {
  const { merchant } = call;
  if (!merchant.flags.DIRECTREG3 || !merchant.flags.USERNAMEREG3) throw new Failure('registration_closed');
  if (!form.termsAccepted) throw new Failure('terms_not_accepted');
  if (form.password !== form.confirmPassword) throw new Failure('password_mismatch');
  checkNewPassword(form.password, form.username);
  const host = await referrer(house, merchant.code, form);
  const passwordHash = await passwords.hash(form.password);
  try {
    return await create(house, call, form.username, passwordHash, host);
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'members_merchant_username_key')
      throw new Failure('username_taken');
    throw error;
  }
};

const create = (house: House, call: Call, username: string, password_hash: string, host: Host | undefined) =>
  house.database.transact(async (tx): Promise<LoginResult> => {
    const { code, brand } = call.merchant;
    const { currency, exponent } = brand;
    const member = await inBrand(tx, code)
      .insertInto('members', {
        username,
        nickname: username,
        password_hash,
        currency,
        exponent,
        referral_code: randomBytes(6).toString('base64url'),
        referred_by: host?.id ?? null,
        // Who comes by an agent's code plays in its team; a member's friends are nobody's.
        upline: host && isAgentType(host.type) ? host.id : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const consents = ['terms', `age_${brand.minimumAge}`];
    await inBrand(tx, code)
      .insertInto(
        'consents',
        consents.map((kind) => ({ member_id: member.id, kind, version: TERMS_VERSION })),
      )
      .execute();
    await accountOf(tx, {
      merchant: code,
      ledger: 'real',
      kind: 'wallet',
      owner: `member:${member.id}`,
      currency,
      exponent,
    });
    return openFor(house, tx, call, member, { by: 'register' });
  });

/** The member whose invitation was used; no code is no invitation, a wrong one is refused (AUTH-11). */
const referrer = async (house: House, merchant: string, form: Form): Promise<Host | undefined> => {
  // Affiliates have their own issue: until there are any, no code of theirs is right.
  if (form.affiliateCode) throw new Failure('invitation_code_error');
  if (!form.referralCode) return undefined;
  const member = await inBrand(house.database.db, merchant)
    .selectFrom('members')
    .select(['id', 'type'])
    .where('referral_code', '=', form.referralCode)
    .executeTakeFirst();
  if (!member) throw new Failure('invitation_code_error');
  return member;
};

const required = { enabled: true, required: true };
const anything = { acceptedPattern: '*', patternId: 0 };

/** The fields that registration has now, in the form of AUTH-09. */
export const registerRules = (merchant: Merchant): ResponseOf<typeof doors.registerRules> => ({
  fields: {
    username: {
      ...required,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      patternId: 1,
      minLength: LIMITS.username.min,
      maxLength: LIMITS.username.max,
    },
    password: { ...required, ...anything, minLength: LIMITS.password.min, maxLength: LIMITS.password.max },
    confirmPassword: { ...required, ...anything, minLength: LIMITS.password.min, maxLength: LIMITS.password.max },
    referralCode: { enabled: true, required: false, ...anything, minLength: 0, maxLength: 32 },
  },
  minimumAge: merchant.brand.minimumAge,
});
