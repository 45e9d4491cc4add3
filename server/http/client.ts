import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAt } from '../../contract/pages.ts';
import type { AppContext } from '../app/context.ts';
import { answer } from './error-handler.ts';
import { Failure } from './failure.ts';
import { addLiveTool, type LiveToolFiles } from './live-tool.ts';
import { firstPage, hashOf, type WritePage } from './first-page.ts';
import { noSitePage } from './no-site-page.ts';
import { underAnyLoad } from './overload.ts';
import { allowMerchant, allowSocket, allowInline } from './security.ts';
import { findMerchant, merchantCodeOf } from './viewer.ts';

/** Unknown paths below these get a JSON failure; other unknown paths are pages or files. */
const CALLS = /^\/(wps|lgw|operator|vendor|webhooks|cashier|sandbox|health|version)(\/|$)/;
/** File names in this folder contain a content hash. */
const HASHED = /[\\/]assets[\\/]/;

/** Characters of a path's segment. The router gives longer ones to no route but the one of pages. */
export const LONGEST_SEGMENT = 200;

/** Returns the origins of a merchant's pages that may stand in frames. */
type FrameOrigins = (merchant: string) => Promise<readonly string[]>;

/** Serves the built site: its files, index.html for its pages, and 404 otherwise; in frames of the tool, the traced site. */
export const addClient = async (
  app: FastifyInstance,
  { folder, liveTool }: { folder: string; liveTool: LiveToolFiles },
  ctx: AppContext,
  frames: FrameOrigins,
): Promise<void> => {
  const writePage = existsSync(path.join(folder, 'index.html'))
    ? firstPage(app, folder, ctx.config.countryHeader)
    : undefined;
  if (writePage)
    await app.register(fastifyStatic, {
      root: folder,
      // Serves only files present at start, so no path from a request is looked up on the disk.
      wildcard: false,
      index: false,
      cacheControl: false,
      // The build leaves each text beside its best compression (scripts/lib/compress.mjs).
      preCompressed: true,
      globIgnore: ['**/index.html', '**/*.map', '**/*.br'],
      setHeaders: (response, file) => {
        void response.header('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  const tool = await addLiveTool(app, liveTool, ctx);
  const pageOrNothing = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = request.url.split('?');
    if (pathname.split('/').some(({ length }) => length > LONGEST_SEGMENT))
      return answer(
        new Failure('invalid_request', { details: { issues: [{ path: '', problem: 'too_long' }] } }),
        request,
        reply,
      );
    if (CALLS.test(pathname) || !wantsPage(request, pathname)) return answer(new Failure('not_found'), request, reply);
    const traced = await tool.traced(request);
    if (traced) void reply.header('x-robots-tag', 'noindex, nofollow');
    if (traced && 'notice' in traced)
      return reply
        .code(traced.notice.code)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(traced.notice.html);
    if (traced) {
      return sendPage(request, reply, traced.pathname, { ctx, frames, writePage: traced.write, keeps: 'no-store' });
    }
    return writePage ? sendPage(request, reply, pathname, { ctx, frames, writePage }) : notBuilt(reply);
  };
  // Only the answers of routes are compressed, and a page is four times smaller compressed.
  app.get('/*', { config: underAnyLoad }, pageOrNothing);
  app.setNotFoundHandler(pageOrNothing);
};

/** A path with an extension is a file: a missing chunk must not be answered with a page. */
const wantsPage = (request: FastifyRequest, pathname: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (path.posix.extname(pathname) === '' || pathname === '/index.html');

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  {
    ctx,
    frames,
    writePage,
    // The page contains the visitor's address, country and language.
    keeps = 'private, no-cache',
  }: { ctx: AppContext; frames: FrameOrigins; writePage: WritePage; keeps?: string },
): Promise<FastifyReply> => {
  await ctx.limits.pages(request);
  const { html, brand, styles, scripts } = await writePage(request, pathname);
  if (!brand && (await isWithoutSite(ctx, request))) return sendNoSite(request, reply);
  allowInline(reply, { styles, scripts });
  allowSocket(reply, request, ctx.config, brand);
  if (brand) allowMerchant(reply, brand, await frames(brand.brand.merchant));
  return reply
    .code(pageAt(pathname) ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', keeps)
    .send(html);
};

/** Whether the request's host is no merchant's. */
const isWithoutSite = async (ctx: AppContext, { hostname }: FastifyRequest): Promise<boolean> => {
  try {
    return (await findMerchant(ctx.database.db, await merchantCodeOf(ctx, {}, hostname))) === undefined;
  } catch {
    // The database does not answer, which the page itself says.
    return false;
  }
};

const sendNoSite = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { html, style } = noSitePage(request.hostname, request.headers['accept-language']);
  allowInline(reply, { styles: [hashOf(style)] });
  return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
};

const notBuilt = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').send('The site is not built yet: npm run build.');
