import swaggerUi from '@fastify/swagger-ui';
import type {
  FastifyInstance,
  FastifyReply,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  onSendAsyncHookHandler,
} from 'fastify';
import type { Feed } from '../../../contract/wire.ts';
import type { AppContext } from '../../app/context.ts';
import { checkOwnMachine } from '../access-checks.ts';
import { actionsPage } from './actions-page.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { PAGE_CSS, PAGE_CSS_PATH } from './page.ts';
import { collectCalls } from './site-calls.ts';
import { socketPage } from './socket-page.ts';
import { vendorDocument } from './vendor-calls.ts';

/**
 * Adds the documentation for developers of other clients and of games, all generated from the contract: `/docs/` (the calls of the
 * site and the operator), `/docs/vendor/`, `/docs/socket` and `/docs/actions`. `offered` are the feeds that this server serves. Call
 * it before routes are registered.
 */
export const addDocs = async (app: FastifyInstance, ctx: AppContext, offered: readonly Feed[]): Promise<void> => {
  const onRequest = documentHook(ctx);
  await collectCalls(app, ctx.version);
  const ui = (prefix: string, title: string, more: object = {}) =>
    // In a scope of its own, because each registration decorates its scope.
    app.register(async (scope) => {
      scope.addHook('onSend', forPhones);
      await scope.register(swaggerUi, {
        routePrefix: prefix,
        // Fastify accepts async hooks; the plugin's type names only callback hooks.
        uiHooks: { onRequest: onRequest as unknown as onRequestHookHandler },
        uiConfig: { supportedSubmitMethods: [], docExpansion: 'none', deepLinking: true, defaultModelsExpandDepth: -1 },
        theme: { title: `${title} · Parlour`, css: [{ filename: 'theme.css', content: UI_CSS }] },
        // The page's scripts add inline styles. The policy for scripts is unchanged.
        transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
        ...more,
      });
    });
  const vendor = once(() => vendorDocument(ctx.version));
  await ui('/docs', 'Calls');
  await ui('/docs/vendor', 'Vendor API', { transformSpecification: vendor, transformSpecificationClone: false });

  const socket = once(() => asyncApiDocument(ctx.version, offered));
  const serve = (path: string, type: string, content: () => unknown) =>
    app.get(path, { schema: { hide: true }, onRequest }, (_request, reply: FastifyReply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content()),
    );
  serve('/docs/socket.json', 'application/json', socket);
  serve(
    '/docs/socket',
    'text/html',
    once(() => socketPage(socket(), offered)),
  );
  serve('/docs/actions', 'text/html', once(actionsPage));
  serve(PAGE_CSS_PATH, 'text/css', () => PAGE_CSS);
};

/** The plugin's page names no viewport, so a phone would show it in the width of a desktop. */
const forPhones: onSendAsyncHookHandler = async (_request, _reply, payload) =>
  typeof payload === 'string' && payload.includes('<div id="swagger-ui">')
    ? payload.replace('<head>', '<head><meta name="viewport" content="width=device-width, initial-scale=1">')
    : payload;

/** No logo of the plugin, no field for other documents, and nothing to log in for: the page makes no calls. */
const UI_CSS = '.topbar .link, .download-url-wrapper, .scheme-container { display: none !important; }';

/** Makes the value when it is needed first. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Rate-limits the documentation by address. Outside the demo only the operator reads it, where other machines reach the server. */
const documentHook =
  (ctx: AppContext): onRequestAsyncHookHandler =>
  async (request, reply) => {
    await ctx.limits.docs(request);
    if (!ctx.config.demo) checkOwnMachine(request, reply, ctx.config, ctx.operatorKey);
  };
