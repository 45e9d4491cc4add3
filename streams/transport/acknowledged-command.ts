import { filter, map, switchMap, take, type Observable } from 'rxjs';
import type { CommandAnswer, CommandRequest, Refusal, Refused } from '../../contract/wire.ts';
import { requestOnce, requestUntilAnswered, RefusedError, type Environment } from './request.ts';
import { isRefused, type Transport } from './transport.ts';

/** Refusals that pass with time; any other is the answer. */
const PASSING: readonly Refusal[] = ['NOT_JOINED', 'TRY_AGAIN', 'RATE_LIMITED'];

/**
 * W6: sends what matters until it is answered, over as many connections as that takes. The id is the caller's, drawn once, so
 * the server does it once. Hand the answer's envelope to `envelopes` as `answered$`.
 */
export const acknowledgedCommand = (
  transport: Transport,
  request: CommandRequest,
  environment: Environment,
): Observable<CommandAnswer | Refused> => {
  const attempt = requestOnce(() => transport.command(request), environment.scheduler).pipe(
    map(({ answer, ...times }) => {
      if (isRefused(answer) && PASSING.includes(answer.refused)) throw new RefusedError(answer);
      return { answer: { final: answer }, ...times };
    }),
  );
  return transport.status$.pipe(
    switchMap((status) =>
      status === 'connected' ? requestUntilAnswered<{ final: CommandAnswer | Refused }>(attempt, environment) : [],
    ),
    filter((outcome) => 'answer' in outcome),
    map(({ answer }) => answer.final),
    take(1),
  );
};
