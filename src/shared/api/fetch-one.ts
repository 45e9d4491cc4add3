import type { EndpointSpec } from '../../../contract/define.ts';
import type { ApiContext } from './context.ts';

/** Additions to the request of a call. */
export interface Extra {
  idempotencyKey?: string;
  /** Headers computed from the call as it is sent. */
  headersOf?: (method: string, path: string, body: string | undefined) => Promise<Record<string, string>>;
}

/** Sends one request. Returns the `value` of its response, not yet parsed; throws a CallFailure. */
export type FetchOne = (
  endpoint: EndpointSpec,
  request: object,
  context: ApiContext,
  extra?: Extra,
) => Promise<{ value: unknown; status: number }>;
