import { combine, createEffect, sample } from 'effector';
import { favouritesForgotten, favouritesRequested } from '../entities/favourites/model.ts';
import { catalogueRequested } from '../entities/games/index.ts';
import { poolsKnown } from '../entities/jackpots/model.ts';
import { noticesOpened } from '../entities/notices/model.ts';
import { $member, $sessionId, $sessionKind, memberKnown, sessionEnded } from '../entities/session/index.ts';
import { $site, $siteFailure, loadSiteFx, siteRequested } from '../entities/site/index.ts';
import { ownerChanged } from '../entities/wallet/model.ts';
import { $leaving } from '../features/logout/model.ts';
import { accountTexts } from '../shared/i18n/word-groups.ts';
import { $languageFailed, $languageReady, languagesStarted, textsNeeded } from '../shared/i18n/model.ts';
import { callFailed } from '../shared/api/call.ts';
import { appStarted } from '../shared/lib/app-started.ts';
import { takeLoginCode } from '../shared/lib/login-code.ts';
import { $modal, modalOpened, type Modal } from '../shared/lib/modals.ts';
import { picturesReleased } from '../shared/lib/pictures-due.ts';
import { liveRequested } from '../shared/realtime/runtime.ts';

/** Modals that log in. The new session ends the previous one. */
const LOGS_IN = new Set<string>(['loginLink', 'secondFactor', 'login', 'register', 'forgotPassword', 'resetPassword']);

/**
 * Money is blocked until the password is changed (AUTH-02). After every login method, the second factor replaces the modal
 * (AUTH-17).
 */
const FIRST: Record<string, (details: unknown) => Modal> = {
  password_change_needed: () => ({ name: 'changePassword' }),
  second_factor_needed: (details) => ({ name: 'secondFactor', ticket: (details as { ticket: string }).ticket }),
};

const takeLoginCodeFx = createEffect(takeLoginCode);

/** Renders the page in place of the server's markup. `fork({ handlers })` sets its handler. */
export const drawFx = createEffect<void, void>();

/** A visitor's log-in form is under way while the first screen is rendered. Pressing the button requests it again. */
const loginAheadFx = createEffect(async () => (await import('./layout/later.ts')).prepareLogin());

/**
 * Connects the entities, which do not know one another. A function, so that a test of one model is not connected to all others by
 * what another file of its worker imported.
 */
export const connectEntities = (): void => {
  sample({ clock: appStarted, target: [languagesStarted, siteRequested] });
  sample({ clock: loadSiteFx.fail, fn: () => {}, target: textsNeeded });
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
  sample({
    clock: sessionEnded,
    source: { leaving: $leaving, modal: $modal },
    filter: ({ leaving, modal }) => !leaving && !LOGS_IN.has(modal?.name ?? ''),
    fn: (_, reason): Modal => ({ name: 'sessionEnded', reason }),
    target: modalOpened,
  });

  sample({
    clock: callFailed,
    filter: ({ key }) => key in FIRST,
    fn: ({ key, details }) => FIRST[key]!(details),
    target: modalOpened,
  });
  /** AUTH-02: while the password must be changed, its form is open whenever no other modal is. */
  const $formDue = combine($member, $modal, (member, modal) => Boolean(member?.changePassword) && !modal);
  sample({ clock: $formDue, filter: Boolean, fn: (): Modal => ({ name: 'changePassword' }), target: modalOpened });

  sample({ clock: appStarted, target: takeLoginCodeFx });
  sample({
    clock: takeLoginCodeFx.doneData,
    filter: Boolean,
    fn: (code): Modal => ({ name: 'loginLink', code }),
    target: modalOpened,
  });

  /** Whose live API the page needs: a session's, a visitor's (`''`), or none while either is unknown. */
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

  /** Merchant and texts are loaded, or known to be unavailable. */
  const $drawable = combine(
    { texts: $languageReady, wordless: $languageFailed, site: $site, failure: $siteFailure },
    ({ texts, wordless, site, failure }) => wordless || (texts && Boolean(site ?? failure)),
  );
  sample({ clock: $drawable, filter: Boolean, fn: () => {}, target: drawFx });

  sample({
    clock: drawFx,
    source: $sessionKind,
    filter: (kind) => kind === 'guest',
    fn: () => {},
    target: [loginAheadFx, accountTexts.needed],
  });
  sample({
    clock: drawFx,
    source: $sessionKind,
    filter: (kind) => kind !== 'guest',
    fn: () => {},
    target: picturesReleased,
  });
  sample({ clock: loginAheadFx.finally, fn: () => {}, target: picturesReleased });
};
