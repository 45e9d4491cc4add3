import type { EndpointSpec } from '../../contract/define.ts';
import type { AppContext } from '../context.ts';
import type { Live } from '../live/start.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    ctx: AppContext;
    /** The node's live server. Undefined if it is not started. */
    live?: Live;
  }
  interface FastifyRequest {
    /** Set when a call of the contract is admitted. Undefined for the operator and for pages. */
    viewer?: Viewer;
    /** The checked request of a call of the contract. */
    input?: unknown;
    /** Set for calls that move money. */
    idempotencyKey?: string;
    /** The public key of the session that the call opens (raw point). */
    publicKey?: Buffer;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointSpec;
    /** The route has its own rate limit: vendors call from few addresses, and often. */
    countsItself?: boolean;
  }
}
