import { createEvent, createStore } from 'effector';
import type { FirebaseChannel } from '../../../contract/firebase-token.ts';
import { modalDismissed } from '../../shared/lib/modals.ts';
import { memberKnown } from './model.ts';

/** Somebody whom Firebase vouches for, and who has no account here yet: registering makes them known by it from then on. */
export interface Vouched {
  channel: FirebaseChannel;
  idToken: string;
}

export const vouchedFor = createEvent<Vouched>();
/** The token is not taken any more. */
export const voucherSpent = createEvent();
export const $vouched = createStore<Vouched | null>(null)
  .on(vouchedFor, (_, vouched) => vouched)
  .reset(voucherSpent, memberKnown, modalDismissed);
