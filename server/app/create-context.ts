import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BaseContext } from './base-context.ts';
import { createCaptcha } from '../captcha/captcha.ts';
import type { AppContext } from './context.ts';
import { createEncryption } from '../crypto/encryption.ts';
import { addRates } from '../http/rates.ts';
import { createMayCall } from '../http/page-origin.ts';
import { createCountryOf } from '../http/region.ts';
import { createSealing } from '../http/sealing.ts';
import { createMetrics } from './metrics.ts';
import { createPasswords } from '../crypto/passwords.ts';
import type { PaymentProviders } from '../payments/payment-provider.ts';
import type { PayoutProviders } from '../payments/payout-provider.ts';
import { watchPayments, watchPayouts } from '../payments/watched-providers.ts';

export interface ContextDependencies {
  operatorKey: string;
  /** Key that encrypts secret columns. Absent: a random key, so encrypted data does not outlive the process. */
  secretsKey?: string;
  /** Payment providers, by code. */
  providers?: PaymentProviders;
  /** Providers that pay out, by code. */
  payoutProviders?: PayoutProviders;
}

/** Builds the context of the server on this Fastify instance, which keeps the counters of the rate limits. */
export const createContext = async (
  app: FastifyInstance,
  base: BaseContext,
  { operatorKey, secretsKey = randomUUID(), providers = {}, payoutProviders = {} }: ContextDependencies,
): Promise<AppContext> => ({
  ...base,
  operatorKey,
  providers: watchPayments(base, providers),
  payoutProviders: watchPayouts(base, payoutProviders),
  limits: await addRates(app, base),
  sealing: createSealing(base),
  mayCall: createMayCall(base),
  countryOf: createCountryOf(base.config),
  captcha: createCaptcha(base),
  passwords: createPasswords(),
  encryption: createEncryption(secretsKey),
  metrics: createMetrics(base),
});
