import { Failure } from '../http/failure.ts';

/** The carrier did not take a message; what it said is for the log, since it may name the house's account with it. */
export const notSent = (cause?: unknown): Failure => new Failure('message_not_sent', { cause });
