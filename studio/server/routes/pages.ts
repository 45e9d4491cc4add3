import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FRAME_SANDBOX } from '../../../contract/vendor-frame.ts';
import { answerFrames } from '../frames.ts';

export interface PageOptions {
  /** The built client: `dist/studio`. */
  clientDir: string;
  /** Reads the other origins whose pages may frame the game. */
  frameAncestors: () => Promise<readonly string[]>;
}

/**
 * Serves the game's pages and their files, each with its own security policy. Opened without a frame, they have no access to the
 * host's origin.
 */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  answerFrames(app);
  const page = (name: string): Promise<string> => readFile(path.join(options.clientDir, name), 'utf8');
  const gamePolicy = async (): Promise<string> =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `sandbox ${FRAME_SANDBOX}`,
      `frame-ancestors ${["'self'", ...(await options.frameAncestors())].join(' ')}`,
    ].join('; ');

  await app.register(fastifyStatic, {
    root: path.join(options.clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/play/', async (_request, reply) => send(reply, await page('index.html'), await gamePolicy()));
  app.get('/play', async (request, reply) => reply.redirect(`${request.url.split('?')[0]}/`, 308));
  app.get('/verify.html', async (_request, reply) => {
    const html = await page('verify.html');
    return send(reply, html, verifierPolicy(html));
  });
}

/** The verifier is a single file without connections: the policy allows its script and style by their hashes only. */
export function verifierPolicy(html: string): string {
  const hashes = (tag: string): string =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  return [
    "default-src 'none'",
    `script-src ${hashes('script') || "'none'"}`,
    `style-src ${hashes('style') || "'none'"}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `sandbox ${FRAME_SANDBOX}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

function send(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-cache')
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8')
    .send(html);
}
