import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { EndpointSpec } from '../../contract/define.ts';
import type { AppContext } from '../context.ts';
import { Failure } from './failure.ts';
import { isOperator } from './access-checks.ts';

/** The page at `/docs`, from the contract; register before the routes. */
export const addOpenApi = async (app: FastifyInstance, ctx: AppContext): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Parlour',
        description:
          'Calls of the site (/wps, /lgw) and of the operator. Failures are `{ success: false, message: <key>, value }`.',
        version: ctx.version,
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { endpoint } = (document.route.config ?? {}) as { endpoint?: EndpointSpec };
      // Pages, pictures and what vendors say to one another are documented elsewhere.
      if (!endpoint) return { schema: { hide: true }, url: document.url };
      const transformed = jsonSchemaTransform(document);
      return { ...transformed, schema: { ...transformed.schema, ...remarksOf(endpoint) } };
    },
  });
  const hook = documentHook(app, ctx);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Fastify takes what it promises; the plugin's type names the older form.
    uiHooks: { onRequest: hook as unknown as onRequestHookHandler },
    uiConfig: { tryItOutEnabled: false },
    // The page brings styles within its scripts; which scripts may run stays as everywhere.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
};

/**
 * The documentation is limited by address. Of a real house a stranger is shown what players' pages call; whoever sends the
 * operator's key, as `authorization: Bearer <key>`, is shown all.
 */
const documentHook = (app: FastifyInstance, ctx: AppContext): onRequestAsyncHookHandler => {
  let published: string | undefined;
  return async (request, reply) => {
    await app.addressLimits.docs(request);
    const file = /^\/docs\/(json|yaml)$/.exec(request.url.split('?')[0]!)?.[1];
    if (!file || ctx.config.demo || isOperator(request, app.operatorKey)) return;
    if (file === 'yaml') throw new Failure('not_found');
    if (published === undefined) {
      const document = app.swagger();
      const paths = Object.entries(document.paths ?? {}).filter(([path]) => !path.startsWith('/operator/'));
      published = JSON.stringify({ ...document, paths: Object.fromEntries(paths) });
    }
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(published);
  };
};

/** What a schema cannot say: who may call, how often, with which failures, and what is inside a sealed body. */
const remarksOf = (endpoint: EndpointSpec) => ({
  ...(endpoint.auth === 'visitor' ? {} : { security: [{ session: [] }] }),
  description: [
    `For: ${endpoint.auth}.`,
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
