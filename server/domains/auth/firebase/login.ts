import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { LoginResult } from '../../../../contract/auth.ts';
import type { firebase } from '../../../../contract/firebase.ts';
import type { FirebaseChannel } from '../../../../contract/firebase-token.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Database, Tx } from '../../../db/database.ts';
import type { AppContext } from '../../../context.ts';
import { Failure } from '../../../http/failure.ts';
import type { Call } from '../../../http/route.ts';
import { hashToken, type MemberRow } from '../../../http/viewer.ts';
import { startSession } from '../login/start-session.ts';
import { createFirebaseVerifier, type FirebasePerson, type VerifyFirebase } from './token.ts';
import { keep } from '../../../jobs/retention.ts';

/** A newcomer's token, checked; used up with the registration. */
export interface PendingIdentity {
  person: FirebasePerson;
  idToken: string;
  project: string;
}

/** Who vouches for a newcomer, where the form says so; throws where the token is not right, or somebody is known by it already. */
export const pendingIdentityOf = async (
  { config, database }: AppContext,
  verify: VerifyFirebase | undefined,
  merchant: string,
  {
    firebaseChannel: channel,
    firebaseIdToken: idToken,
  }: Partial<Record<'firebaseIdToken', string>> & { firebaseChannel?: FirebaseChannel },
): Promise<PendingIdentity | undefined> => {
  if (!channel || !idToken) return undefined;
  if (!verify || !config.firebase?.channels.includes(channel)) throw new Failure('firebase_token_refused');
  const project = config.firebase.projectId;
  const person = await verify(channel, idToken);
  if (await findLinked(database, merchant, project, person))
    throw new Failure('firebase_token_refused', { details: { problem: 'known_already' } });
  return { person, idToken, project };
};

/** The door by Firebase; undefined where it is not configured. */
export const createFirebase = ({ config, now }: AppContext): VerifyFirebase | undefined =>
  config.firebase && createFirebaseVerifier(config.firebase, now);

/** What the page is told: nothing of it is secret. */
export const firebaseOptions = ({ config }: AppContext): ResponseOf<typeof firebase.options> => {
  if (!config.firebase) return { firebase: null };
  const { projectId, apiKey, authDomain, channels } = config.firebase;
  return { firebase: { projectId, apiKey, authDomain, channels } };
};

/** Logs in whoever Firebase vouches for; firebase_unregistered where that is nobody here yet: then the page offers to register. */
export const loginByFirebase = async (
  ctx: AppContext,
  verify: VerifyFirebase | undefined,
  call: Call,
  { channel, idToken }: RequestOf<typeof firebase.login>,
): Promise<LoginResult> => {
  const { config, database } = ctx;
  if (!verify || !config.firebase?.channels.includes(channel)) throw new Failure('mode_not_offered');
  const person = await verify(channel, idToken);
  const { code } = call.merchant;
  const member =
    (await findLinked(database, code, config.firebase.projectId, person)) ??
    (await findByMobile(database, code, person));
  if (!member) throw new Failure('firebase_unregistered', { details: { channel } });
  const link = { project: config.firebase.projectId, uid: person.uid, channel };
  return startSession(ctx, call, member, { by: 'firebase', link, within: (tx) => useToken(tx, idToken, person) });
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

/** Who has the number that Firebase just sent a code to, and had it checked by a code here, is that member. */
const findByMobile = async ({ db }: Database, merchant: string, { mobile }: FirebasePerson) =>
  mobile === undefined
    ? undefined
    : inMerchant(db, merchant).selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirst();

/** What is signed of a token: a signature can be written in several ways, since its last sign has bits that say nothing. */
const signedPartOf = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'));

/** Takes the token once; firebase_token_refused the second time. */
export const useToken = async (tx: Tx, idToken: string, { expiresAt }: FirebasePerson): Promise<void> => {
  const used = await tx
    .insertInto('firebase_tokens')
    .values({ token_hash: hashToken(signedPartOf(idToken)), until: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (used.numInsertedOrUpdatedRows !== 1n)
    throw new Failure('firebase_token_refused', { details: { problem: 'already_used' } });
};

/** A used token is kept until its age alone refuses it. */
export const firebaseTokenRetention = keep('firebase_tokens', 'until', 10 * 60_000);
