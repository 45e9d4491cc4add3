import { FAILURES, type FailureKey } from '../../contract/failures.ts';

/** A refusal with its message key; becomes `{ success: false, message: key, value: details }`, null without details. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly key: FailureKey;
  readonly details: unknown;
  readonly status: number;

  constructor(key: FailureKey, { details, cause }: { details?: unknown; cause?: unknown } = {}) {
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
