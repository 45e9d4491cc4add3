import type { FailureKey } from '../../../../contract/failures.ts';
import { randomBytes } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { LoginResult } from '../../../../contract/auth.ts';
import { isAgentType } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { MerchantRow } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../base-context.ts';
import { Failure } from '../../../http/failure.ts';
import type { Call } from '../../../http/route.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { accountOf } from '../../../ledger/account.ts';
import { randomCode } from '../../../random-code.ts';
import { useCode } from '../codes/codes.ts';
import { issueSession } from '../login/start-session.ts';
import { linkPerson } from '../firebase/link.ts';
import { useToken, type PendingIdentity } from '../firebase/login.ts';
import { countAgainstQuota, knownAnswers, releaseQuota } from '../codes/hourly-quota.ts';
import type { Inviter } from './inviter.ts';
import { registerCodeFor } from './phone-code.ts';
import { termsVersionOf } from '../../../http/terms.ts';
import { consent } from './terms.ts';

/** A newcomer whose form was checked. */
export interface Newcomer {
  username: string;
  passwordHash: string;
  /** E.164. */
  mobile?: string;
  email?: string;
  /** The code sent to the number, already checked. Registration uses it up. */
  code?: string;
  inviter?: Inviter;
  identity?: PendingIdentity;
  profile: Omit<MerchantRow<'profiles'>, 'member_id' | 'mobile'>;
}

/** Failure by unique constraint: another registration took the value first. */
const TAKEN: Readonly<Record<string, FailureKey>> = {
  members_merchant_username_key: 'username_taken',
  members_mobile: 'mobile_taken',
  profiles_mobile: 'mobile_taken',
  members_email: 'email_taken',
};

/**
 * Creates the member with consents, profile and wallet, and logs in, in one transaction: no account is left half-made (AUTH-11).
 */
export const createMember = async (ctx: BaseContext, call: Call, newcomer: Newcomer): Promise<LoginResult> => {
  const { database } = ctx;
  const merchant = call.merchant.code;
  // Counted before the check, so that parallel requests get no extra answers.
  const isTold = newcomer.email || (newcomer.mobile && !newcomer.code);
  const answers = isTold ? knownAnswers('contact_taken', call.ip) : undefined;
  if (answers) await countAgainstQuota(database.db, merchant, answers);
  try {
    const opened = await database.transact((tx) => create(ctx, tx, call, newcomer));
    if (answers) await releaseQuota(database.db, merchant, answers);
    return opened;
  } catch (error) {
    const taken = error instanceof DatabaseError ? TAKEN[error.constraint ?? ''] : undefined;
    const refused = taken ? new Failure(taken) : error;
    if (answers && !saysWhoIsKnown(refused)) await releaseQuota(database.db, merchant, answers);
    throw refused;
  }
};

const saysWhoIsKnown = (refused: unknown): boolean =>
  refused instanceof Failure && (refused.key === 'email_taken' || refused.key === 'mobile_taken');

const create = async (ctx: BaseContext, tx: Tx, call: Call, newcomer: Newcomer): Promise<LoginResult> => {
  const { code: merchant, brand } = call.merchant;
  const { currency, exponent } = brand;
  const { mobile, code, profile } = newcomer;
  if (mobile && code) await useCode(tx, registerCodeFor(merchant, mobile), code);
  if (mobile && !code && (await isSomebodys(tx, merchant, mobile))) throw new Failure('mobile_taken');
  const member = await insertMember(tx, call, newcomer);
  if (newcomer.identity) {
    await useToken(tx, newcomer.identity.idToken, newcomer.identity.person);
    await linkPerson(tx, member, { project: newcomer.identity.project, ...newcomer.identity.person });
  }
  await consent(tx, member, ['terms', `age_${brand.minimumAge}`], termsVersionOf(call.merchant));
  await inMerchant(tx, merchant)
    .insertInto('profiles', { ...profile, mobile: code ? null : (mobile ?? null), member_id: member.id })
    .execute();
  await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner: `member:${member.id}`, currency, exponent });
  return issueSession(ctx, tx, call, member, { by: 'register' });
};

/** Whether a member has this number, verified by a code. */
const isSomebodys = async (tx: Tx, merchant: string, mobile: string): Promise<boolean> =>
  (await inMerchant(tx, merchant)
    .selectFrom('members')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirst()) !== undefined;

const insertMember = (tx: Tx, { merchant }: Call, newcomer: Newcomer): Promise<MemberRow> => {
  const { username, passwordHash, mobile, code, email, inviter } = newcomer;
  const { currency, exponent } = merchant.brand;
  return inMerchant(tx, merchant.code)
    .insertInto('members', {
      username,
      nickname: username,
      password_hash: passwordHash,
      // A verified number allows login, so it is stored only if a code verified it.
      mobile: code && mobile ? mobile : null,
      email: email ?? null,
      currency,
      exponent,
      referral_code: randomBytes(6).toString('base64url'),
      referred_by: inviter?.id ?? null,
      // A newcomer with an agent's code joins that agent's team. A friend's invitation sets no upline.
      upline: inviter && isAgentType(inviter.type) ? inviter.id : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Draws a username for an account whose form has none: `m` and eleven characters that are not easily confused. */
export const drawUsername = (): string => `m${randomCode(11)}`;
