import { filter, map, switchMap, take, type Observable } from 'rxjs';
import type { ActAnswer, ActRequest, Refusal, Refused } from '../contract/wire.ts';
import { askOnce, askPatiently, RefusedError, type Surroundings } from './asking.ts';
import { isRefused, type Wire } from './wire.ts';

/** Refusals that pass with time; any other is the answer. */
const PASSING: readonly Refusal[] = ['NOT_JOINED', 'TRY_AGAIN', 'RATE_LIMITED'];

/**
 * W6: sends what matters until it is answered, over as many connections as that takes. The id is the caller's, drawn once, so
 * the server does it once. Hand the answer's envelope to `envelopes` as `answered$`.
 */
export const act = (wire: Wire, request: ActRequest, surroundings: Surroundings): Observable<ActAnswer | Refused> => {
  const attempt = askOnce(() => wire.act(request), surroundings.scheduler).pipe(
    map(({ answer, ...times }) => {
      if (isRefused(answer) && PASSING.includes(answer.refused)) throw new RefusedError(answer);
      return { answer: { final: answer }, ...times };
    }),
  );
  return wire.status$.pipe(
    switchMap((status) =>
      status === 'connected' ? askPatiently<{ final: ActAnswer | Refused }>(attempt, surroundings) : [],
    ),
    filter((outcome) => 'answer' in outcome),
    map(({ answer }) => answer.final),
    take(1),
  );
};
