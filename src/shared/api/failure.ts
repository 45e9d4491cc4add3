/** Why a call failed: `key` is a message key, `details` what the server added, `status` the HTTP status (0: never reached). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly key: string;
  readonly details: unknown;
  readonly status: number;
  constructor(key: string, status: number, details?: unknown) {
    super(key);
    this.key = key;
    this.status = status;
    this.details = details;
  }
}
