import type { End } from '../recording/format.ts';
import { firstDifference, inText, valueAt, type Problem } from './problem.ts';

/** Stores that end otherwise than in the recording. */
export const differencesOf = (now: End['stores'], then: End): Problem[] =>
  [...new Set([...Object.keys(then.stores), ...Object.keys(now)])].flatMap((sid) => {
    const path = firstDifference(now[sid], then.stores[sid]);
    if (!path) return [];
    const [here, there] = [inText(valueAt(now[sid], path)), inText(valueAt(then.stores[sid], path))];
    return [{ t: then.t, text: `${sid} ends otherwise (${path}): ${here}; in the recording ${there}.` }];
  });
