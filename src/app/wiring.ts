import { combine, createEffect, sample } from 'effector';
import { favouritesForgotten, favouritesRequested } from '../entities/favourites/model.ts';
import { catalogueRequested } from '../entities/games/model.ts';
import { poolsKnown } from '../entities/jackpots/model.ts';
import { noticesOpened } from '../entities/notices/model.ts';
import '../entities/session/live-session.ts';
import { $member, $sessionId, $sessionKind, memberKnown, sessionEnded } from '../entities/session/model.ts';
import '../entities/site/live-status.ts';
import { $site, $siteFailure, loadSiteFx } from '../entities/site/model.ts';
import { ownerChanged } from '../entities/wallet/model.ts';
import { $leaving } from '../features/sign-out/model.ts';
import { $languageFailed, $languageReady, languagesStarted, wordsNeeded } from '../shared/i18n/model.ts';
import { callFailed } from '../shared/api/call.ts';
import { appStarted } from '../shared/lib/app-started.ts';
import { takeLoginCode } from '../shared/lib/login-code.ts';
import '../shared/lib/theme.ts';
import { $modal, modalOpened, type Modal } from '../shared/lib/modals.ts';
import { liveRequested } from '../shared/realtime/runtime.ts';

// Where one entity's news is another's cue: entities do not know one another, the app does.

sample({ clock: appStarted, target: languagesStarted });
sample({ clock: loadSiteFx.fail, fn: () => {}, target: wordsNeeded });
sample({ clock: loadSiteFx.doneData, fn: ({ jackpots }) => jackpots, target: poolsKnown });
sample({ clock: loadSiteFx.done, fn: () => {}, target: [noticesOpened, catalogueRequested] });

sample({
  clock: memberKnown,
  fn: ({ id, sessionId }) => ({ memberId: id, sessionId }),
  target: ownerChanged,
});
sample({ clock: memberKnown, fn: () => {}, target: favouritesRequested });
sample({ clock: sessionEnded, fn: () => null, target: ownerChanged });
sample({ clock: sessionEnded, fn: () => {}, target: favouritesForgotten });
/** A session that one of these opens ends the one before. */
const LOGS_IN = new Set<string>(['loginLink', 'secondFactor', 'login', 'register', 'forgotPassword', 'resetPassword']);
sample({
  clock: sessionEnded,
  source: { leaving: $leaving, modal: $modal },
  filter: ({ leaving, modal }) => !leaving && !LOGS_IN.has(modal?.name ?? ''),
  fn: (_, reason): Modal => ({ name: 'sessionEnded', reason }),
  target: modalOpened,
});

/** Money stands still until the password is another one (AUTH-02); whichever door it was, the second factor is asked for in its place (AUTH-17). */
const FIRST: Record<string, (details: unknown) => Modal> = {
  password_change_needed: () => ({ name: 'changePassword' }),
  second_factor_needed: (details) => ({ name: 'secondFactor', ticket: (details as { ticket: string }).ticket }),
};
sample({
  clock: callFailed,
  filter: ({ key }) => key in FIRST,
  fn: ({ key, details }) => FIRST[key]!(details),
  target: modalOpened,
});
/** AUTH-02: as long as the password must be another one, its form stands wherever nothing else does. */
const $formDue = combine($member, $modal, (member, modal) => Boolean(member?.changePassword) && !modal);
sample({ clock: $formDue, filter: Boolean, fn: (): Modal => ({ name: 'changePassword' }), target: modalOpened });

const takeLoginCodeFx = createEffect(takeLoginCode);
sample({ clock: appStarted, target: takeLoginCodeFx });
sample({
  clock: takeLoginCodeFx.doneData,
  filter: Boolean,
  fn: (code): Modal => ({ name: 'loginLink', code }),
  target: modalOpened,
});

/** Whose live part the page needs: a session's, a visitor's (`''`), or none as long as either is not known. */
const $watcher = combine($site, $sessionKind, $sessionId, (site, kind, sessionId) => {
  if (!site || kind === 'unknown') return null;
  return sessionId ?? '';
});
sample({
  clock: $watcher.updates,
  filter: (watcher) => watcher !== null,
  fn: (watcher) => ({ sessionId: watcher || null }),
  target: liveRequested,
});

/** Draws the page, in place of what the server drew; its handler is put in by `fork({ handlers })`. */
export const drawFx = createEffect<void, void>();
/** Brand and words are known, or it is known that they cannot be had. */
const $drawable = combine(
  { words: $languageReady, wordless: $languageFailed, site: $site, failure: $siteFailure },
  ({ words, wordless, site, failure }) => wordless || (words && Boolean(site ?? failure)),
);
sample({ clock: $drawable, filter: Boolean, fn: () => {}, target: drawFx });
