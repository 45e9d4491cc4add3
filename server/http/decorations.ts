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
    /** One queue for all password work of this process. */
    passwords: Passwords;
    encryption: Encryption;
    metrics: Metrics;
    limitAddress: Limiter;
    addressLimits: AddressLimits;
    providers: PaymentProviders;
    /** Sends the open pages of this node a proof read from now on; absent where nothing is live. */
    sendHeartbeat?: () => Promise<void>;
  }
  interface FastifyRequest {
    /** Set as a call of the contract is admitted; absent for the operator and for pages. */
    viewer?: Viewer;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointSpec;
    /** Limits its callers in a way of its own: vendors call from few addresses, and often. */
    countsItself?: boolean;
  }
}
