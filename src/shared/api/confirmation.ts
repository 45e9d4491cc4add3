import { createEvent, createStore } from 'effector';
import type { CallFailure } from './failure.ts';

/** A call that waits until the person confirms with password or second factor. */
export interface ConfirmationRequest {
  failure: CallFailure;
  /** Continues with this confirmation. */
  go: (confirmation: string) => void;
  /** Fails the call with its original error. */
  giveUp: () => void;
}

export const confirmationRequested = createEvent<ConfirmationRequest>();
/** No call waits for a confirmation any more. */
export const confirmationOver = createEvent();

export const $requested = createStore<ConfirmationRequest[]>([], { serialize: 'ignore' })
  .on(confirmationRequested, (waiting, request) => [...waiting, request])
  .reset(confirmationOver);
