import { createEvent } from 'effector';
import { LATE } from '../shared/ui/late-guard.tsx';

/** How a part of the page can fail: its script or its style did not arrive, it took too long, or it broke (SYS-11). */
export type PartFailure = 'script' | 'style' | 'late' | 'crash';

/** A part of the page failed, and the visitor is told so. */
export const partFailed = createEvent<Error>();

/** The browsers' own words; whether a file is missing or the line broke, they do not tell. */
const SCRIPT = /dynamically imported module|module script failed|error loading/i;

export const failureOf = ({ message }: Error): PartFailure => {
  if (message === LATE) return 'late';
  if (/preload css/i.test(message)) return 'style';
  return SCRIPT.test(message) ? 'script' : 'crash';
};
