import { is, type Scope } from 'effector';
import { decode, encode, isWhole } from '../recording/encode.ts';
import { isCarrying, unitOf } from '../traced/effector.ts';
import type { Known, Tap } from '../traced/tap.ts';
import type { Answers, Result } from './answers.ts';
import type { ReplayTap } from './replay-tap.ts';

interface Options {
  calls: Answers;
  tap: Pick<ReplayTap, 'effect' | 'silently'>;
  alsoReal: ((known: Known) => Handler | undefined) | undefined;
  /** An effect was called, or has ended. */
  called: () => void;
  /** Delivers what the call did between these places of the recording. */
  between: (from: number, to: number) => void;
}

type Handler = (...args: unknown[]) => unknown;

/** Attached to another effect, which has the result. */
export const isForwarding = ({ unit }: Known): boolean =>
  is.effect((unit as unknown as { use: { getCurrent(): unknown } }).use.getCurrent());

/** Effects of this scope get their recorded results. Those that carry values between streams and stores run for real. */
export function answerEffects(scope: Scope, { calls, tap, alsoReal, called, between }: Options): void {
  const handlerOf = (known: Known): Handler => {
    const real = alsoReal?.(known);
    return (...args) => {
      called();
      const params = args.at(-1);
      const settled = tap.effect(known, params);
      const made = real && tap.silently(() => real(...args));
      return answer(known, params, settled, made);
    };
  };

  /** What cannot be in a file, the real effect makes. */
  const valueOf = (value: unknown, made: unknown) => (made !== undefined && !isWhole(value) ? made : decode(value));

  const answer = (known: Known, params: unknown, settled: ReturnType<Tap['effect']>, made: unknown): unknown => {
    let within: Result | null = null;
    let isWithin = true;
    let later: ((result: Result) => void) | null = null;
    const request = calls.ask(known.sid, known.name, encode(params), (result) => {
      if (isWithin) within = result;
      else later?.(result);
    });
    isWithin = false;
    if (within) {
      const { at, failed, value } = within as Result;
      between(request!.at, at);
      settled(failed ? 'fail' : 'done', decode(value), true);
      if (failed) throw decode(value);
      return valueOf(value, made);
    }
    return new Promise((resolve, reject) => {
      later = ({ failed, value }) => {
        settled(failed ? 'fail' : 'done', decode(value));
        const error = decode(value) as Error;
        if (failed) reject(error);
        else resolve(valueOf(value, made));
      };
    });
  };

  const handlers = new Map<Known, Handler>();
  const find = (effectorSid: string): Handler | undefined => {
    const known = unitOf(effectorSid);
    if (known?.kind !== 'effect' || isCarrying(known) || isForwarding(known)) return undefined;
    const handler = handlers.get(known) ?? handlerOf(known);
    handlers.set(known, handler);
    return handler;
  };
  // Effector takes a list of handlers, but lazy parts bring effects that do not exist yet.
  const { sidMap } = (scope as unknown as { handlers: { sidMap: object } }).handlers;
  Object.setPrototypeOf(sidMap, new Proxy({}, { get: (_, sid) => (typeof sid === 'string' ? find(sid) : undefined) }));
}
