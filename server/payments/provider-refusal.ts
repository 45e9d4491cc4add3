/** An answer 4xx of a provider: it is up, and does not do what the call asked. It is no outage. */
export class ProviderRefusal extends Error {
  readonly status: number;
  /** The provider will never do it: a repetition of the same call changes nothing. */
  readonly isFinal: boolean;

  constructor(status: number, isFinal = false) {
    super(`the provider answered ${status}`);
    this.status = status;
    this.isFinal = isFinal;
  }
}

/** The error for an answer that is not 2xx. An answer 400 or 422 to an order is final. */
export const failedAnswer = (status: number, { toOrder = false } = {}): Error =>
  status >= 400 && status < 500
    ? new ProviderRefusal(status, toOrder && (status === 400 || status === 422))
    : new Error(`the provider answered ${status}`);
