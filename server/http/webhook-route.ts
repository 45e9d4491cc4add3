import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withEveryMerchant } from '../db/scope.ts';
import type { FailureKey } from '../../contract/failures.ts';
import { anyFailure, Failure, type Fail } from './failure.ts';
import { bytesOf, keepBytes } from './raw-bodies.ts';

interface Hook<Provider> {
  provider: string;
  adapter: Provider;
  raw: Buffer;
  request: FastifyRequest;
  fail: Fail<FailureKey>;
}

/**
 * Adds `POST <path>/:provider` for webhooks of the given providers. It has a scope of its own, because a signature covers the
 * bytes as received. `take` returns the value of the answer.
 */
export const webhookRoute = <Provider>(
  app: FastifyInstance,
  ctx: AppContext,
  path: string,
  providers: Readonly<Record<string, Provider>>,
  take: (hook: Hook<Provider>) => Promise<object>,
): void => {
  void app.register((scope, _options, done) => {
    keepBytes(scope, 'application/json');
    scope.post<{ Params: { provider: string } }>(
      `${path}/:provider`,
      { schema: { hide: true }, onRequest: ctx.limits.address },
      async (request) => {
        const { provider } = request.params;
        const adapter = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
        if (!adapter) throw new Failure('not_found');
        const hook = { provider, adapter, raw: bytesOf(request), request, fail: anyFailure };
        // The order of the event names the merchant.
        const value = await withEveryMerchant(() => take(hook));
        return { success: true, value, message: '' };
      },
    );
    done();
  });
};
