import type { Unit } from 'effector';
import type { AnyEnvelope } from '../../contract/wire.ts';
import type { Frame } from '../recording/format.ts';
import type { Subscriptions } from '../../streams/transport/transport.ts';
import type { Environment } from '../../src/shared/realtime/environment.ts';

/** A unit of the site. */
export interface Known {
  unit: Unit<any>;
  kind: 'store' | 'event' | 'effect';
  /** Its name. It has no line in it, so a recording outlives a change of the file. */
  sid: string;
  /** Effector's own, the same in every build of one source text. */
  effectorSid: string;
  /** The file and the variables that hold it. */
  name: string;
  /** The file whose text creates it. */
  file: string;
  /** A store that is computed from others. */
  isDerived: boolean;
}

/** Is told what happens in one scope. Functions that take `go` call it, and what it does is caused by what they are told. */
export interface Tap {
  input<T>(known: Known, value: unknown, go: () => T): T;
  /** Returns what to call with the result; `sync`: it came within the call. */
  effect(known: Known, params: unknown): (what: 'done' | 'fail', value: unknown, sync?: true) => void;
  frame<T>(frame: Omit<Frame, 'item' | 't'>, go: () => T): T;
  /** A frame that brings an envelope, of which there are thousands a second. */
  envelope(envelope: AnyEnvelope, to: { next(envelope: AnyEnvelope): void }): void;
  emitted<T>(stream: string, what: 'next' | 'completed', value: unknown, go: () => T): T;
  stream(stream: string, what: 'started' | 'failed' | 'stopped', value?: unknown): void;
  /** A store or an event went into a stream, which may emit later because of it. */
  entered(stream: string): void;
  /** The stream emits because of messages of these topics, at once or later. */
  follows(stream: string, topics: Subscriptions): void;
  /** The scope replays a recording, which has what came from outside. */
  isReplay?: boolean;
  world(what: 'online' | 'visible', value: boolean): void;
}

/** Streams and the live API know their scope by its environment. */
const byEnvironment = new WeakMap<Environment, Tap>();
export const tapOf = (environment: object): Tap | undefined => byEnvironment.get(environment as Environment);
export const setTap = (environment: Environment, tap: Tap | null): void => {
  if (tap) byEnvironment.set(environment, tap);
  else byEnvironment.delete(environment);
};
