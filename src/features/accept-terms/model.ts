import { createEffect, createEvent, createStore, sample } from 'effector';
import { registration } from '../../../contract/register.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { loadSiteFx } from '../../entities/site/index.ts';
import { callFailed, createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed, modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { navigateFx, routeEntered } from '../../shared/lib/navigation.ts';

/** A member is logged in on this page. */
export const memberSeen = createEvent();
export const accepted = createEvent();
export const rulesWanted = createEvent();

const lookFx = createCall(registration.terms);
const acceptFx = createCall(registration.acceptTerms);
/** Calls that failed because of the terms can be retried. */
export const termsAccepted = acceptFx.done.map(() => {});
const whereFx = createEffect(() => window.location.pathname);

/** The version that this member has yet to accept; null when there is none (PP-02). */
const $due = createStore<string | null>(null)
  .on(lookFx.doneData, (_, { version, accepted }) => (accepted ? null : version))
  .on(acceptFx.done, () => null)
  .reset(sessionEnded);
export const $pending = acceptFx.pending;
export const $failure = createStore<{ key: string } | null>(null)
  .on(acceptFx.failData, (_, failure) => failure)
  .reset(acceptFx);

const $isMember = createStore(false)
  .on(memberSeen, () => true)
  .reset(sessionEnded);
// The operator changed the site, perhaps its terms.
const siteChanged = sample({ clock: loadSiteFx.done, source: $isMember, filter: Boolean });
// The accepted version may be outdated: the current one is requested.
sample({ clock: [memberSeen, siteChanged, acceptFx.fail], fn: () => ({}), target: lookFx });
// The terms changed while this page was open: the server refuses money and games until they are accepted.
sample({ clock: callFailed, filter: ({ key }) => key === 'terms_needed', fn: () => ({}), target: lookFx });
sample({ clock: accepted, source: $due, filter: Boolean, fn: (version) => ({ version }), target: acceptFx });
sample({ clock: acceptFx.done, fn: () => {}, target: modalClosed });

// When dismissed, the modal opens again at the next navigation, but not over another modal or on the page of the rules.
sample({ clock: [lookFx.doneData, routeEntered], source: $due, filter: Boolean, fn: () => {}, target: whereFx });
sample({
  clock: whereFx.doneData,
  source: { due: $due, modal: $modal },
  filter: ({ due, modal }, path) => due !== null && modal === null && !path.startsWith('/help'),
  fn: (): Modal => ({ name: 'terms' }),
  target: modalOpened,
});
sample({ clock: rulesWanted, target: modalClosed });
sample({ clock: rulesWanted, fn: () => '/help#rules', target: navigateFx });
