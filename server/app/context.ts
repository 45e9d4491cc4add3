import type { BaseContext } from './base-context.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Limits } from '../http/rates.ts';
import type { MayCall } from '../http/page-origin.ts';
import type { CountryOf } from '../http/region.ts';
import type { Sealing } from '../http/sealing.ts';
import type { Metrics } from './metrics.ts';
import type { Passwords } from '../crypto/passwords.ts';
import type { PaymentProviders } from '../payments/payment-provider.ts';
import type { PayoutProviders } from '../payments/payout-provider.ts';

/** The dependencies of everything that answers a request. */
export interface AppContext extends BaseContext {
  readonly sealing: Sealing;
  /** Checks the origin of a page that calls. */
  readonly mayCall: MayCall;
  readonly countryOf: CountryOf;
  readonly captcha: Captcha;
  readonly operatorKey: string;
  /** Queue for all password hashing of this process. */
  readonly passwords: Passwords;
  readonly encryption: Encryption;
  readonly metrics: Metrics;
  /** Payment providers, by code. */
  readonly providers: PaymentProviders;
  /** Providers that pay out, by code. */
  readonly payoutProviders: PayoutProviders;
  readonly limits: Limits;
}
