import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { Failure } from './failure.ts';
import { firstPage, type WritePage } from './first-page.ts';

const COOKIE = 'parlour_live';
const COOKIE_LASTS_S = 12 * 3600;
/** Frames of the traced site: a recorded one, and one that plays a recording. The path of the site follows. */
const FRAME = /^\/dev\/live\/(?:site|replay)(\/[^?]*)/;
const hide = { hide: true };
/** Nothing of the tool is kept by a browser or a proxy, or found by a search. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

const form = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Operator key</title>
</head>
<body>
<main>
<h1>Operator key</h1>
<form method="post" action="/dev/live/enter">
<label>Key <input type="password" name="key" autocomplete="off" required></label>
<button>Open</button>
</form>
</main>
</body>
</html>
`;

/** A page that says a sentence, and loads itself again after these seconds. */
const notice = (text: string, againS?: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${againS === undefined ? '' : `<meta http-equiv="refresh" content="${againS}">\n`}<title>Live tools</title>
</head>
<body>
<main>
<p>${text}</p>
</main>
</body>
</html>
`;
const BUILDING = notice('The live tools are being built. This page opens them when that is done.', 2);
const FAILED = notice('The live tools could not be built. The log of the server says why.');
const ABSENT = notice('This installation has no live tools. They come with the development packages.');
/** Tools that are built already are checked in less. */
const WAIT_MS = 1_500;

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHmac('sha256', COOKIE).update(text).digest());
  return timingSafeEqual(left!, right!);
};

/** A sentence in place of tools that are not there yet, or not at all. */
interface Notice {
  code: number;
  html: string;
}

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
  const readPages = (): Pages | undefined =>
    existsSync(path.join(folder, 'index.html'))
      ? {
          write: firstPage(app, folder, ctx.config.countryHeader),
          tool: readFileSync(path.join(folder, 'dev/page/live.html'), 'utf8'),
        }
      : undefined;
  let pages = build ? undefined : readPages();
  let building: Promise<void> | undefined;
  let failure: unknown;
  /** Builds the tools once, and waits a moment for that. After a failure, which is thrown once, the next call builds again. */
  const ready = async (): Promise<void> => {
    if (!build || pages) return;
    const built = () => {
      pages = readPages();
    };
    if (!failure)
      building ??= build()
        .then(built, (error: unknown) => (failure = error))
        .then(() => (building = undefined));
    await Promise.race([building, sleep(WAIT_MS, undefined, { ref: false })]);
    const failed = failure;
    failure = undefined;
    if (failed) throw failed as Error;
  };
  const secure = ctx.config.https || ctx.config.publicUrl?.startsWith('https:') ? '; Secure' : '';

  /** The end of its validity, and a code that only this server can make. */
  const signed = (untilS: number): string =>
    `${untilS}.${createHmac('sha256', ctx.operatorKey).update(`${COOKIE} ${untilS}`).digest('base64url')}`;
  const cookieOf = ({ headers }: FastifyRequest) =>
    new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];
  const hasCookie = (request: FastifyRequest): boolean => {
    const cookie = cookieOf(request) ?? '';
    const untilS = Number(cookie.split('.')[0]);
    return untilS > Date.now() / 1000 && isEqual(cookie, signed(untilS));
  };
  const setCookie = (reply: FastifyReply): void => {
    const value = signed(Math.floor(Date.now() / 1000) + COOKIE_LASTS_S);
    void reply.header(
      'set-cookie',
      `${COOKIE}=${value}; Path=/; Max-Age=${COOKIE_LASTS_S}; HttpOnly; SameSite=Strict${secure}`,
    );
  };
  const checkAccess = (request: FastifyRequest): void => {
    if (!ctx.config.demo && !hasCookie(request)) throw new Failure('not_found');
  };

  const open = async (): Promise<Pages | Notice> => {
    try {
      await ready();
    } catch (error) {
      ctx.log.error({ err: error }, 'the live tools could not be built');
      return { code: 503, html: FAILED };
    }
    return pages ?? (building ? { code: 202, html: BUILDING } : { code: 503, html: ABSENT });
  };

  app.get('/dev/live', { schema: hide, onRequest: ctx.limits.address }, async (request, reply) => {
    checkAccess(request);
    // The frame's document is told by it when the site loads itself again under a path of its own.
    if (ctx.config.demo) setCookie(reply);
    void reply.type('text/html; charset=utf-8').headers(PRIVATE);
    const found = await open();
    return 'tool' in found ? reply.send(found.tool) : reply.code(found.code).send(found.html);
  });

  app.get('/dev/live/enter', { schema: hide, onRequest: ctx.limits.address }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').headers(PRIVATE).send(form),
  );
  app.post('/dev/live/enter', { schema: hide, onRequest: ctx.limits.address }, (request, reply) => {
    const { key } = (request.body ?? {}) as { key?: unknown };
    if (typeof key !== 'string' || !isEqual(key.trim(), ctx.operatorKey)) throw new Failure('not_found');
    setCookie(reply);
    return reply.headers(PRIVATE).redirect('/dev/live', 303);
  });

  if (build) mkdirSync(assets, { recursive: true });
  if (existsSync(assets))
    await app.register((files, _options, done) => {
      files.addHook('onRequest', (request, _reply, next) => {
        checkAccess(request);
        next();
      });
      void files.register(fastifyStatic, {
        root: assets,
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

  return {
    async traced(request) {
      const [pathname = '/'] = request.url.split('?');
      const inFrame = FRAME.exec(request.url)?.[1];
      if (inFrame !== undefined) {
        checkAccess(request);
        const found = await open();
        return 'write' in found ? { write: found.write, pathname: inFrame } : { notice: found };
      }
      // The traced site loaded itself again, so that its frame has an address of the ordinary one.
      const isFrame = request.headers['sec-fetch-dest'] === 'iframe' && hasCookie(request);
      return pages && isFrame ? { write: pages.write, pathname } : undefined;
    },
  };
};
