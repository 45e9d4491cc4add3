import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { LoginResult } from '../../../../contract/auth.ts';
import type { firebase } from '../../../../contract/firebase.ts';
import type { FirebaseChannel } from '../../../../contract/firebase-token.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Database, Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Fail } from '../../../http/failure.ts';
import type { CallOf } from '../../../http/route.ts';
import { hashToken, type MemberRow } from '../../../http/viewer.ts';
import { startSession } from '../login/start-session.ts';
import { createFirebaseVerifier, type FirebasePerson, type VerifyFirebase } from './token.ts';
import { keep } from '../../../jobs/retention.ts';

/** A newcomer's checked token. Registration uses it up. */
export interface PendingIdentity {
  person: FirebasePerson;
  idToken: string;
  project: string;
}

/** Checks the newcomer's Firebase token, if the form has one. Throws if the token is invalid or already linked to a member. */
export const pendingIdentityOf = async (
  { config, database }: BaseContext,
  verify: VerifyFirebase | undefined,
  merchant: string,
  {
    firebaseChannel: channel,
    firebaseIdToken: idToken,
  }: Partial<Record<'firebaseIdToken', string>> & { firebaseChannel?: FirebaseChannel },
  fail: Fail<'firebase_token_refused' | 'firebase_unavailable'>,
): Promise<PendingIdentity | undefined> => {
  if (!channel || !idToken) return undefined;
  if (!verify || !config.firebase?.channels.includes(channel)) throw fail('firebase_token_refused');
  const project = config.firebase.projectId;
  const person = await verify(channel, idToken, fail);
  if (await findLinked(database, merchant, project, person))
    throw fail('firebase_token_refused', { details: { problem: 'known_already' } });
  return { person, idToken, project };
};

/** Creates the Firebase login method; undefined if it is not configured. */
export const createFirebase = ({ config, now }: BaseContext): VerifyFirebase | undefined =>
  config.firebase && createFirebaseVerifier(config.firebase, now);

/** Options for the page. None of them is secret. */
export const firebaseOptions = ({ config }: BaseContext): ResponseOf<typeof firebase.options> => {
  if (!config.firebase) return { firebase: null };
  const { projectId, apiKey, authDomain, channels } = config.firebase;
  return { firebase: { projectId, apiKey, authDomain, channels } };
};

/**
 * Logs in the member linked to the Firebase token. Throws firebase_unregistered if there is none; the page then offers to
 * register.
 */
export const loginByFirebase = async (
  ctx: BaseContext,
  verify: VerifyFirebase | undefined,
  call: CallOf<typeof firebase.login>,
  { channel, idToken }: RequestOf<typeof firebase.login>,
): Promise<LoginResult> => {
  const { config, database } = ctx;
  if (!verify || !config.firebase?.channels.includes(channel)) throw call.fail('mode_not_offered');
  const person = await verify(channel, idToken, call.fail);
  const { code } = call.merchant;
  const member =
    (await findLinked(database, code, config.firebase.projectId, person)) ??
    (await findByMobile(database, code, person));
  if (!member) throw call.fail('firebase_unregistered', { details: { channel } });
  const link = { project: config.firebase.projectId, uid: person.uid, channel };
  return startSession(ctx, call, member, {
    by: 'firebase',
    link,
    within: (tx) => useToken(tx, idToken, person, call.fail),
  });
};

const findLinked = async (
  { db }: Database,
  merchant: string,
  project: string,
  { uid }: FirebasePerson,
): Promise<MemberRow | undefined> =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .innerJoin('firebase_identities', 'firebase_identities.member_id', 'members.id')
    .where('firebase_identities.merchant', '=', merchant)
    .where('firebase_identities.project', '=', project)
    .where('firebase_identities.uid', '=', uid)
    .selectAll('members')
    .executeTakeFirst();

/** Finds the member with the number that Firebase verified, if a code of this server has verified it too. */
const findByMobile = async ({ db }: Database, merchant: string, { mobile }: FirebasePerson) =>
  mobile === undefined
    ? undefined
    : inMerchant(db, merchant).selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirst();

/** The signed part of a token. The signature has several encodings, because the last character has unused bits. */
const signedPartOf = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'));

/** Uses the token up. Throws firebase_token_refused the second time. */
export const useToken = async (
  tx: Tx,
  idToken: string,
  { expiresAt }: FirebasePerson,
  fail: Fail<'firebase_token_refused'>,
): Promise<void> => {
  const used = await tx
    .insertInto('firebase_tokens')
    .values({ token_hash: hashToken(signedPartOf(idToken)), until: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (used.numInsertedOrUpdatedRows !== 1n)
    throw fail('firebase_token_refused', { details: { problem: 'already_used' } });
};

/** A used token is kept until its age alone refuses it. */
export const firebaseTokenRetention = keep('firebase_tokens', 'until', 10 * 60_000);
