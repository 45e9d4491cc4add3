import { createEvent } from 'effector';
import { LATE } from '../shared/ui/late-guard.tsx';

/** How a part of the page fails: its script or stylesheet did not load, it timed out, or it crashed (SYS-11). */
export type PartFailure = 'script' | 'style' | 'late' | 'crash';

/** A part of the page failed, and the visitor sees an error. */
export const partFailed = createEvent<Error>();

/** The browsers' messages. They do not tell a missing file from a network error. */
const SCRIPT = /dynamically imported module|module script failed|error loading/i;

export const failureOf = ({ message }: Error): PartFailure => {
  if (message === LATE) return 'late';
  if (/preload css/i.test(message)) return 'style';
  return SCRIPT.test(message) ? 'script' : 'crash';
};
