import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { LoginResult } from '../../../contract/auth.ts';
import { isAgentType, type MemberInfo, session, TRIAL_TYPE } from '../../../contract/session.ts';
import type { FeedValues } from '../../../contract/wire.ts';
import { callFailed, createCall } from '../../shared/api/call.ts';
import { $token, tokenChanged } from '../../shared/api/context.ts';
import { appStarted } from '../../shared/lib/app-started.ts';
import { sessionKept } from '../../shared/lib/storage.ts';

const KEY = 'token';
/** What a logout keeps in session storage (AUTH-05, SYS-10). */
const KEPT = 'merchant';

/** Login or registration succeeded. */
export const loggedIn = createEvent<LoginResult>();
type EndReason = FeedValues['session']['reason'];
/** A source reports the end of this session: the player, another tab, the operator, the server, or its expiry. */
export const endReported = createEvent<EndReason>();
/** This session is over. Fires once, however often the end is reported. */
export const sessionEnded = createEvent<EndReason>();

/** Reads the stored token once, at page start. */
export const readTokenFx = createEffect(() => sessionKept.getItem(KEY));
const storeTokenFx = createEffect((token: string) => sessionKept.setItem(KEY, token));
const clearStorageFx = createEffect(() => {
  const merchant = sessionKept.getItem(KEPT);
  sessionKept.clear();
  if (merchant) sessionKept.setItem(KEPT, merchant);
});
/** Deletes the key that signed for this session. */
const forgetKeyFx = createEffect(async (token: string) =>
  (await import('../../shared/api/security-keys.ts')).forgetKey(token),
);
export const loadMemberFx = createCall(session.info);
export const loadLoginInfoFx = createCall(session.loginInfo);
const firstLoginFx = createCall(session.firstLogin);
/** The password was changed. */
export const passwordChanged = createEvent();

export const $member = createStore<MemberInfo | null>(null)
  .on(loadMemberFx.doneData, (_, member) => member)
  .on([loggedIn, loadLoginInfoFx.doneData], (_, { userInfo }) => userInfo)
  .on(passwordChanged, (member) => member && { ...member, changePassword: null })
  .on(sessionEnded, () => null);

/** Until the stored token was read, the identity is unknown. A token that was found sets it by its own event. */
const $looked = createStore(false)
  .on([tokenChanged, readTokenFx.fail], () => true)
  .on(readTokenFx.doneData, (looked, token) => looked || token === null);

/** AUTH-13: `unknown` while a stored token is being checked. */
export type SessionKind = 'unknown' | 'guest' | 'trial' | 'member';
export const $sessionKind = combine($looked, $token, $member, (looked, token, member): SessionKind => {
  if (member && token) return member.type === TRIAL_TYPE ? 'trial' : 'member';
  return looked && !token ? 'guest' : 'unknown';
});
export const $isLoggedIn = $sessionKind.map((kind) => kind === 'member' || kind === 'trial');
export const $isAgent = $member.map((member) => isAgentType(member?.type));
/** The key of the agent's live figures; null for everybody else. */
export const $agentKey = $member.map((member) => (isAgentType(member?.type) ? `agent:${member!.id}` : null));
export const $sessionId = $member.map((member) => member?.sessionId ?? null);
/** A member is known to be logged in. */
export const memberKnown = createEvent<MemberInfo>();
sample({ clock: [loadMemberFx.doneData, loggedIn.map(({ userInfo }) => userInfo)], target: memberKnown });

sample({ clock: appStarted, target: readTokenFx });
sample({ clock: readTokenFx.doneData, filter: Boolean, target: tokenChanged });
sample({ clock: readTokenFx.doneData, filter: Boolean, fn: () => ({}), target: loadMemberFx });
sample({ clock: loggedIn, fn: ({ token }) => token, target: [tokenChanged, storeTokenFx] });
// AUTH-02: what greets a new member reads `firstTimeLogin` of the login; later logins are no first ones.
sample({ clock: loggedIn, filter: ({ firstTimeLogin }) => firstTimeLogin, fn: () => ({}), target: firstLoginFx });

/** The reason that the server adds to a refusal for lack of a session (server/http/access-checks.ts). */
const reasonOf = (details: unknown): EndReason => (details as { reason?: EndReason } | null)?.reason ?? 'expired';

// A token that the server no longer knows is no session. The page continues as a visitor's.
sample({
  clock: callFailed,
  source: $token,
  filter: (token, failure) => token !== null && (failure.key === 'session_ended' || failure.key === 'not_logged_in'),
  fn: (_, { details }) => reasonOf(details),
  target: endReported,
});
sample({
  clock: endReported,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, reason) => reason,
  target: sessionEnded,
});
sample({ clock: endReported, source: $token, filter: Boolean, target: forgetKeyFx });
sample({ clock: sessionEnded, fn: () => null, target: tokenChanged });
sample({ clock: sessionEnded, target: clearStorageFx });
