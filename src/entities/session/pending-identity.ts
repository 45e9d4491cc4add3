import { createEvent, createStore } from 'effector';
import type { FirebaseChannel } from '../../../contract/firebase-token.ts';
import { modalDismissed } from '../../shared/lib/modals.ts';
import { memberKnown } from './model.ts';

/** Somebody whom Firebase vouches for, and who has no account here yet: registering makes them known by it from then on. */
export interface PendingIdentity {
  channel: FirebaseChannel;
  idToken: string;
}

export const identityPending = createEvent<PendingIdentity>();
/** The token is not taken any more. */
export const identitySpent = createEvent();
export const $pendingIdentity = createStore<PendingIdentity | null>(null)
  .on(identityPending, (_, vouched) => vouched)
  .reset(identitySpent, memberKnown, modalDismissed);
