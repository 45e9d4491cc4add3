import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { Failure } from './failure.ts';
import { firstPage, type WritePage } from './first-page.ts';
import { builtOnDemand } from './live-tool-build.ts';
import { ABSENT, BUILDING, FAILED, KEY_FORM, type Notice } from './live-tool-pages.ts';

const COOKIE = 'parlour_live';
const COOKIE_LASTS_S = 12 * 3600;
/** Frames of the traced site: a recorded one, and one that plays a recording. The path of the site follows. */
const FRAME = /^\/dev\/live\/(?:site|replay)(\/[^?]*)/;
const hide = { hide: true };
/** Nothing of the tool is kept by a browser or a proxy, or found by a search. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHmac('sha256', COOKIE).update(text).digest());
  return timingSafeEqual(left!, right!);
};

export interface LiveTool {
  /** Writes the page of the traced site, if this request is for it. */
  traced(request: FastifyRequest): Promise<{ write: WritePage; pathname: string } | { notice: Notice } | undefined>;
}

/** Where the tools are, and what builds them there when somebody first opens them; absent: they are there or not. */
export interface LiveToolFiles {
  folder: string;
  build?: (() => Promise<void>) | undefined;
}

/** The pages of the built tools. */
interface Pages {
  write: WritePage;
  tool: string;
}

/** Who may open the tool: everybody in a demo, else who has the cookie that the operator's key was exchanged for. */
const createAccess = ({ config, operatorKey }: AppContext) => {
  const secure = config.https || config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  /** The end of its validity, and a code that only this server can make. */
  const signed = (untilS: number): string =>
    `${untilS}.${createHmac('sha256', operatorKey).update(`${COOKIE} ${untilS}`).digest('base64url')}`;
  const hasCookie = ({ headers }: FastifyRequest): boolean => {
    const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
    const untilS = Number(cookie.split('.')[0]);
    return untilS > Date.now() / 1000 && isEqual(cookie, signed(untilS));
  };
  return {
    hasCookie,
    setCookie(reply: FastifyReply): void {
      const value = signed(Math.floor(Date.now() / 1000) + COOKIE_LASTS_S);
      void reply.header(
        'set-cookie',
        `${COOKIE}=${value}; Path=/; Max-Age=${COOKIE_LASTS_S}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
    check(request: FastifyRequest): void {
      if (!config.demo && !hasCookie(request)) throw new Failure('not_found');
    },
  };
};
type Access = ReturnType<typeof createAccess>;

const readPages = (app: FastifyInstance, folder: string, ctx: AppContext): Pages | undefined =>
  existsSync(path.join(folder, 'index.html'))
    ? {
        write: firstPage(app, folder, ctx.config.countryHeader),
        tool: readFileSync(path.join(folder, 'dev/page/live.html'), 'utf8'),
      }
    : undefined;

/** The form that takes the operator's key. */
const addEntrance = (app: FastifyInstance, { limits, operatorKey }: AppContext, access: Access): void => {
  app.get('/dev/live/enter', { schema: hide, onRequest: limits.address }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').headers(PRIVATE).send(KEY_FORM),
  );
  app.post('/dev/live/enter', { schema: hide, onRequest: limits.address }, (request, reply) => {
    const { key } = (request.body ?? {}) as { key?: unknown };
    if (typeof key !== 'string' || !isEqual(key.trim(), operatorKey)) throw new Failure('not_found');
    access.setCookie(reply);
    return reply.headers(PRIVATE).redirect('/dev/live', 303);
  });
};

const addAssets = async (app: FastifyInstance, root: string, access: Access): Promise<void> => {
  await app.register((files, _options, done) => {
    files.addHook('onRequest', (request, _reply, next) => {
      access.check(request);
      next();
    });
    void files.register(fastifyStatic, {
      root,
      prefix: '/dev/live/assets/',
      decorateReply: false,
      // The files may come later.
      wildcard: true,
      index: false,
      cacheControl: false,
      setHeaders: (response) => void response.header('cache-control', 'private, max-age=31536000, immutable'),
    });
    done();
  });
};

/**
 * `/dev/live`: the page of the tool for testers, and the traced site in its frames (decision 0012). Everybody may open it in a
 * demo. On other servers it takes the operator's key, which a form at `/dev/live/enter` exchanges for a cookie; without it
 * nothing is there.
 */
export const addLiveTool = async (
  app: FastifyInstance,
  { folder, build }: LiveToolFiles,
  ctx: AppContext,
): Promise<LiveTool> => {
  const assets = path.join(folder, 'assets');
  const pages = builtOnDemand(() => readPages(app, folder, ctx), build);
  const access = createAccess(ctx);

  const open = async (): Promise<Pages | Notice> => {
    try {
      const found = await pages.open();
      return found === 'building' ? BUILDING : (found ?? ABSENT);
    } catch (error) {
      ctx.log.error({ err: error }, 'the live tools could not be built');
      return FAILED;
    }
  };

  app.get('/dev/live', { schema: hide, onRequest: ctx.limits.address }, async (request, reply) => {
    access.check(request);
    // The frame's document is told by it when the site loads itself again under a path of its own.
    if (ctx.config.demo) access.setCookie(reply);
    void reply.type('text/html; charset=utf-8').headers(PRIVATE);
    const found = await open();
    return 'tool' in found ? reply.send(found.tool) : reply.code(found.code).send(found.html);
  });
  addEntrance(app, ctx, access);
  if (build) mkdirSync(assets, { recursive: true });
  if (existsSync(assets)) await addAssets(app, assets, access);

  return {
    async traced(request) {
      const [pathname = '/'] = request.url.split('?');
      const inFrame = FRAME.exec(request.url)?.[1];
      if (inFrame !== undefined) {
        access.check(request);
        const found = await open();
        return 'write' in found ? { write: found.write, pathname: inFrame } : { notice: found };
      }
      // The traced site loaded itself again, so that its frame has an address of the ordinary one.
      const isFrame = request.headers['sec-fetch-dest'] === 'iframe' && access.hasCookie(request);
      const built = isFrame ? pages.built() : undefined;
      return built && { write: built.write, pathname };
    },
  };
};
