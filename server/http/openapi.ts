import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { EndpointSpec } from '../../contract/define.ts';
import type { AppContext } from '../app/context.ts';
import { checkOwnMachine } from './access-checks.ts';

/** Adds the page `/docs`, generated from the contract. Call it before routes are registered. */
export const addOpenApi = async (app: FastifyInstance, ctx: AppContext): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Parlour',
        description:
          'Calls of the site (/wps, /lgw) and of the operator. Failures are `{ success: false, message: <key>, value }`; `value` is null where a failure has no details.',
        version: ctx.version,
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { endpoint } = (document.route.config ?? {}) as { endpoint?: EndpointSpec };
      // Pages, pictures and the vendor API are documented elsewhere.
      if (!endpoint) return { schema: { hide: true }, url: document.url };
      const transformed = jsonSchemaTransform(document);
      return { ...transformed, schema: { ...transformed.schema, ...remarksOf(endpoint) } };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Fastify accepts async hooks; the plugin's type names only callback hooks.
    uiHooks: { onRequest: documentHook(ctx) as unknown as onRequestHookHandler },
    uiConfig: { tryItOutEnabled: false },
    // The page's scripts add inline styles. The policy for scripts is unchanged.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
};

/** Rate-limits the documentation by address. Outside the demo only the operator reads it, where other machines reach the server. */
const documentHook =
  (ctx: AppContext): onRequestAsyncHookHandler =>
  async (request, reply) => {
    await ctx.limits.docs(request);
    if (!ctx.config.demo) checkOwnMachine(request, reply, ctx.config, ctx.operatorKey);
  };

/** Describes what a schema cannot express: who may call, how often, with which failures, and the content of a sealed body. */
const remarksOf = (endpoint: EndpointSpec) => ({
  ...(endpoint.auth === 'visitor' ? {} : { security: [{ session: [] }] }),
  description: [
    `For: ${endpoint.roles ? `staff with the role ${endpoint.roles.join(' or ')}` : endpoint.auth}.`,
    endpoint.money ? 'Moves money: needs an `Idempotency-Key` header (uuid).' : '',
    endpoint.perMinute ? `At most ${endpoint.perMinute} a minute.` : '',
    endpoint.whileClosed ? 'Answers while the site is closed, too.' : '',
    endpoint.errors.length > 0 ? `Failures of its own: ${endpoint.errors.map((key) => `\`${key}\``).join(', ')}.` : '',
    endpoint.encoding === 'sealed' ? sealedRemark(endpoint) : '',
    endpoint.encoding === 'upload' ? 'The body is `multipart/form-data` with one part, `file`.' : '',
  ]
    .filter(Boolean)
    .join('\n\n'),
});

const sealedRemark = ({ request }: EndpointSpec): string =>
  `The body is sealed with HPKE (RFC 9180). Inside it:\n\n\`\`\`json\n${JSON.stringify(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), null, 2)}\n\`\`\``;
