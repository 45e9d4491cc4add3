import { filter, map, switchMap, take, type Observable } from 'rxjs';
import type { CommandAnswer, CommandRequest, Refusal, Refused } from '../../contract/wire.ts';
import { requestOnce, requestUntilAnswered, RefusedError, type Environment } from './request.ts';
import { isRefused, type Transport } from './transport.ts';

/** Temporary refusals, which are retried. Any other refusal is the answer. */
const PASSING: readonly Refusal[] = ['NOT_JOINED', 'TRY_AGAIN', 'RATE_LIMITED'];

/**
 * W6: sends a command until it is answered, over as many connections as needed. The caller creates the id once, so that the
 * server executes the command once. Pass the answer's envelope to `envelopes` as `answered$`.
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
