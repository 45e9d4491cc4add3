import type { CommonError } from '../../contract/define.ts';
import { FAILURES, type FailureKey } from '../../contract/failures.ts';

interface FailureOptions {
  details?: unknown;
  cause?: unknown;
}

/** A refusal with its message key; becomes `{ success: false, message: key, value: details }`, null without details. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly key: FailureKey;
  readonly details: unknown;
  readonly status: number;

  constructor(key: FailureKey, { details, cause }: FailureOptions = {}) {
    super(key, { cause });
    this.key = key;
    this.details = details;
    this.status = FAILURES[key];
  }

  /** The property name of Fastify's own errors, for plugins that do not know message keys. */
  get statusCode(): number {
    return this.status;
  }
}

/**
 * Makes a failure to throw. `K` are the keys that the endpoint declares; the common ones are always included. A function that
 * refuses takes one as `fail`, so that only endpoints which declare its keys can call it.
 */
export type Fail<K extends FailureKey = never> = (key: K | CommonError, options?: FailureOptions) => Failure;

/** Makes any failure: for code that answers no endpoint of the contract, such as webhooks and the demo. */
export const anyFailure: Fail<FailureKey> = (key, options) => new Failure(key, options);

/** Makes a failure that any endpoint may answer with. */
export const commonFailure: Fail = (key, options) => new Failure(key, options);
