import { Failure } from '../http/failure.ts';

/**
 * Creates the failure for a message that the carrier did not accept. The cause is only logged, because it may name the
 * account with the carrier.
 */
export const notSent = (cause?: unknown): Failure => new Failure('message_not_sent', { cause });
