import { createEvent, createStore } from 'effector';
import type { CallFailure } from './failure.ts';

/** A call that waits until the person has shown anew who it is. */
export interface ConfirmationRequest {
  failure: CallFailure;
  /** Goes on with this confirmation. */
  go: (confirmation: string) => void;
  /** The call fails as it had. */
  giveUp: () => void;
}

export const confirmationAsked = createEvent<ConfirmationRequest>();
/** No call waits any more. */
export const confirmationOver = createEvent();

export const $asked = createStore<ConfirmationRequest[]>([], { serialize: 'ignore' })
  .on(confirmationAsked, (waiting, asked) => [...waiting, asked])
  .reset(confirmationOver);
