import { createEvent, createStore } from 'effector';
import type { FirebaseChannel } from '../../../contract/firebase-token.ts';
import { modalDismissed } from '../../shared/lib/modals.ts';
import { memberKnown } from './model.ts';

/** A Firebase identity without an account here yet. Registration links it to the new account. */
export interface PendingIdentity {
  channel: FirebaseChannel;
  idToken: string;
}

export const identityPending = createEvent<PendingIdentity>();
/** The token is no longer accepted. */
export const identitySpent = createEvent();
export const $pendingIdentity = createStore<PendingIdentity | null>(null)
  .on(identityPending, (_, vouched) => vouched)
  .reset(identitySpent, memberKnown, modalDismissed);
