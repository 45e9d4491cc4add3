import type { Refused as RefusedAnswer } from '../../contract/wire.ts';
import type { BaseContext } from '../app/base-context.ts';
import type { createConnection } from './connection.ts';
import { closeTransport, type LiveSocket } from './transport.ts';
import { createBucket, type Rate } from './rates.ts';
import { Refused } from './refusal.ts';
import type { Watcher } from './watchers.ts';

/** A vendor answers a game's command. The requests behind it do not wait for that. */
const isForGame = (verb: string, payload: unknown): boolean =>
  verb === 'command' && (Object(payload) as { kind?: unknown }).kind === 'game';

const VERBS = ['join', 'snapshot', 'missing', 'command'] as const;

/** Answers the requests of a socket one at a time, each with its answer or a named refusal (W7). */
export const answerRequests = (
  ctx: BaseContext,
  socket: LiveSocket,
  { queue }: Watcher,
  connection: ReturnType<typeof createConnection>,
  { rate, answerWithinMs, onRefused }: { rate: Rate; answerWithinMs: number; onRefused: (refusal: string) => void },
): void => {
  const log = ctx.log.child({ live: 'requests', socket: socket.id });
  const bucket = createBucket(rate);
  let turn: Promise<unknown> = Promise.resolve();
  let isOver = false;

  const refusalOf = (verb: string, error: unknown): RefusedAnswer => {
    if (!(error instanceof Refused)) {
      log.error({ err: error, verb }, 'a request failed');
      return { refused: 'TRY_AGAIN' };
    }
    const { refused, detail } = error;
    onRefused(refused);
    // Only the first refusal of a flood is logged; the others are counted.
    if (refused !== 'RATE_LIMITED' || !isOver) log.warn({ verb, refused, detail }, 'request refused');
    isOver ||= refused === 'RATE_LIMITED';
    return { refused, ...(detail !== undefined && { detail }) };
  };

  /** Answers in order of arrival: a join must not overtake the previous one. */
  const answer = (verb: string, ack: unknown, work: () => Promise<object>, isAside = false) => {
    if (typeof ack !== 'function') return void refusalOf(verb, new Refused('BAD_PAYLOAD', 'no answer asked for'));
    const reply = (answered: object) => {
      if (!socket.connected) return;
      (ack as (answered: object) => void)(answered);
      queue.check();
    };
    if (!bucket.take()) return reply(refusalOf(verb, new Refused('RATE_LIMITED')));
    const serve = async () => {
      // A request that never ends would block those behind it. The client reconnects and starts again.
      const stuck = setTimeout(() => {
        onRefused('UNANSWERED');
        log.error({ verb, answerWithinMs }, 'a request does not end');
        closeTransport(socket);
      }, answerWithinMs);
      try {
        reply(await work());
      } catch (error) {
        reply(refusalOf(verb, error));
      } finally {
        clearTimeout(stuck);
      }
    };
    turn = turn.then(() => {
      const served = serve();
      return isAside ? undefined : served;
    });
  };

  // socket.io also allows a number as the event name.
  socket.onAny((name: unknown, ...args: unknown[]) => {
    const verb = VERBS.find((each) => each === name);
    // The acknowledgement is the last argument, also if the payload is missing or there are two.
    const ack = args.at(-1);
    if (verb && args.length === 2) return answer(verb, ack, () => connection[verb](args[0]), isForGame(verb, args[0]));
    if (verb) return answer(verb, ack, () => Promise.reject(new Refused('BAD_PAYLOAD', 'payload: there must be one')));
    answer('unknown', ack, () =>
      Promise.reject(new Refused('BAD_PAYLOAD', `no request is called ${String(name).slice(0, 32)}`)),
    );
  });
  // socket.io itself closes the connection after a frame that it cannot parse. A client may also send an event named `error`;
  // it was answered above, and its payload is not an Error.
  socket.on('error', (error: unknown) => {
    if (!(error instanceof Error)) return;
    onRefused('BAD_FRAME');
    log.warn({ refused: 'BAD_FRAME', detail: error.message }, 'frame refused');
  });
};
