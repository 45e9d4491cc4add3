import type { EndpointSpec } from '../../contract/define.ts';
import type { PaymentProviders } from '../domains/wallet/provider.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Metrics } from '../metrics.ts';
import type { Passwords } from '../domains/auth/password/hashing.ts';
import type { Encryption } from '../encryption.ts';
import type { AddressLimits, Limiter } from './rates.ts';
import type { CountryOf } from './region.ts';
import type { Sealing } from './sealing.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sealing: Sealing;
    countryOf: CountryOf;
    captcha: Captcha;
    operatorKey: string;
    /** Queue for all password hashing of this process. */
    passwords: Passwords;
    encryption: Encryption;
    metrics: Metrics;
    limitAddress: Limiter;
    addressLimits: AddressLimits;
    providers: PaymentProviders;
    /** Sends a new heartbeat to this node's clients. Undefined if the live server is not started. */
    sendHeartbeat?: () => Promise<void>;
  }
  interface FastifyRequest {
    /** Set when a call of the contract is admitted. Undefined for the operator and for pages. */
    viewer?: Viewer;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointSpec;
    /** The route has its own rate limit: vendors call from few addresses, and often. */
    countsItself?: boolean;
  }
}
