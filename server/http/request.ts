import type { EndpointSpec } from '../../contract/define.ts';
import type { AppContext } from '../app/context.ts';
import type { Caller } from '../operator/actor.ts';
import type { ReadinessChecks } from './readiness.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    ctx: AppContext;
    /** Sends a new heartbeat to this node's clients. Undefined if the live server is not started. */
    sendHeartbeat?: () => Promise<void>;
    /** What keeps this node from being ready. */
    readiness: ReadinessChecks;
  }
  interface FastifyRequest {
    /** Set when a call of the contract is admitted. Undefined for the operator and for pages. */
    viewer?: Viewer;
    /** Set when a call of the operator is admitted. */
    caller?: Caller;
    /** The checked request of a call of the contract. */
    input?: unknown;
    /** Set for calls that move money. */
    idempotencyKey?: string;
    /** The public key of the session that the call opens (raw point). */
    publicKey?: Buffer;
    /** The number that the browser keeps, of a call that opens a session. */
    deviceId?: string;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointSpec;
    /** The route has its own rate limit: vendors call from few addresses, and often. */
    countsItself?: boolean;
  }
}
