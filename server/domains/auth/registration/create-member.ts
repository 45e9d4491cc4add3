import type { LoginResult } from '../../../../contract/auth.ts';
import { isAgentType } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { MerchantRow } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import { Failure } from '../../../http/failure.ts';
import type { Call } from '../../../http/route.ts';
import { randomCode } from '../../../crypto/random-code.ts';
import { useCode } from '../codes/codes.ts';
import { issueSession } from '../login/start-session.ts';
import { linkPerson } from '../firebase/link.ts';
import { useToken, type PendingIdentity } from '../firebase/login.ts';
import { countAgainstQuota, knownAnswers, releaseQuota } from '../codes/hourly-quota.ts';
import { ALONE, ANY_TAKEN, insertMember, openWallet, type Place, type TakenFailure, takenOr } from './insert-member.ts';
import type { Inviter } from './inviter.ts';
import { type LinkFailure, useLink } from './link.ts';
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
  /** The code of an agent's registration link, already checked. Registration counts it. */
  link?: string;
  identity?: PendingIdentity;
  profile: Omit<MerchantRow<'profiles'>, 'member_id' | 'mobile'>;
}

/**
 * Creates the member with consents, profile and wallet, and logs in, in one transaction: no account is left half-made (AUTH-11).
 */
export const createMember = async (
  ctx: BaseContext,
  call: Call<LinkFailure | TakenFailure | 'firebase_token_refused' | 'verification_code_wrong'>,
  newcomer: Newcomer,
): Promise<LoginResult> => {
  const { database } = ctx;
  const merchant = call.merchant.code;
  // Counted before the check, so that parallel requests get no extra answers.
  const hasUnprovedContact = newcomer.email || (newcomer.mobile && !newcomer.code);
  const answers = hasUnprovedContact ? knownAnswers('contact_taken', call.ip) : undefined;
  if (answers) await countAgainstQuota(database.db, merchant, answers);
  try {
    const opened = await database.transact((tx) => create(ctx, tx, call, newcomer));
    if (answers) await releaseQuota(database.db, merchant, answers);
    return opened;
  } catch (error) {
    const refused = takenOr(error, ANY_TAKEN, call.fail);
    if (answers && !saysWhoIsKnown(refused)) await releaseQuota(database.db, merchant, answers);
    throw refused;
  }
};

const saysWhoIsKnown = (refused: unknown): boolean =>
  refused instanceof Failure && (refused.key === 'email_taken' || refused.key === 'mobile_taken');

const create = async (
  ctx: BaseContext,
  tx: Tx,
  call: Call<LinkFailure | 'firebase_token_refused' | 'mobile_taken' | 'verification_code_wrong'>,
  newcomer: Newcomer,
): Promise<LoginResult> => {
  const { code: merchant, brand } = call.merchant;
  const { username, passwordHash, mobile = null, code, email = null, link, profile } = newcomer;
  if (mobile && code) await useCode(tx, registerCodeFor(merchant, mobile), code, call.fail);
  if (mobile && !code && (await isSomebodys(tx, merchant, mobile))) throw call.fail('mobile_taken');
  const place = link ? await useLink(tx, call.merchant, link, call.fail) : placeOf(newcomer.inviter);
  const member = await insertMember(
    tx,
    call.merchant,
    // A verified number allows login, so it is stored with the member only if a code verified it.
    { ...place, username, password_hash: passwordHash, mobile: code ? mobile : null, email },
    { ...profile, mobile: code ? null : mobile },
  );
  if (newcomer.identity) {
    await useToken(tx, newcomer.identity.idToken, newcomer.identity.person, call.fail);
    await linkPerson(tx, member, { project: newcomer.identity.project, ...newcomer.identity.person });
  }
  await consent(tx, member, ['terms', `age_${brand.minimumAge}`], termsVersionOf(call.merchant));
  await openWallet(tx, member);
  return issueSession(ctx, tx, call, member, { by: 'register' });
};

/** A newcomer with an agent's code joins that agent's team. A friend's invitation sets no upline. */
const placeOf = (inviter: Inviter | undefined): Place =>
  inviter ? { ...ALONE, referred_by: inviter.id, upline: isAgentType(inviter.type) ? inviter.id : null } : ALONE;

/** Whether a member has this number, verified by a code. */
const isSomebodys = async (tx: Tx, merchant: string, mobile: string): Promise<boolean> =>
  (await inMerchant(tx, merchant)
    .selectFrom('members')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirst()) !== undefined;

/** Draws a username for an account whose form has none: `m` and eleven characters that are not easily confused. */
export const drawUsername = (): string => `m${randomCode(11)}`;
