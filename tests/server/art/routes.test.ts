import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artRoutes } from '../../../art/routes.ts';

describe('the picture routes', () => {
  let app: FastifyInstance;
  let title: string;
  let folder: string;
  beforeAll(async () => {
    title = 'Jade Lantern';
    app = Fastify();
    // As in the whole server, where zod validates the other routes.
    app.setValidatorCompiler(validatorCompiler);
    folder = await mkdtemp(path.join(tmpdir(), 'parlour-pictures-'));
    await app.register(artRoutes, {
      folder,
      lookup: {
        game: (nodeId) =>
          nodeId === '10001' ? { nodeId, gameType: 'RNG', classify: 'SLOT', vendor: 'STUDIO', title } : null,
        vendor: (code) => (code === 'STUDIO' ? { name: 'Parlour Studio' } : null),
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string) => app.inject({ method: 'GET', url });

  it('answer 304 to a client that has the picture, and draw once for concurrent requests', async () => {
    const url = '/art/promotion/welcome/once.svg';
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(url)));
    const { etag } = answers[0]!.headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const again = await app.inject({ url, headers: { 'if-none-match': `"other", W/${etag as string}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });

  it('keep the event loop free while pictures are drawn', async () => {
    const before = performance.eventLoopUtilization();
    const drawn = await Promise.all(
      Array.from({ length: 60 }, (_, nth) => get(`/art/promotion/welcome/free${nth}.svg`)),
    );
    expect(new Set(drawn.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // A drawing costs some milliseconds of CPU; this thread only passes it to a worker.
    const { active } = performance.eventLoopUtilization(before);
    expect(active / drawn.length).toBeLessThan(20);
  });

  it('serve a versioned picture as immutable, with a strict content policy', async () => {
    const answer = await get('/art/game/10001/wide.svg?v=3');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('serve a tile as an image of pixels, which is kept whole for the next start', async () => {
    const answer = await get('/art/game/10001/tile-240.avif?v=3');
    expect(answer.headers['content-type']).toBe('image/avif');
    const bytes = answer.rawPayload;
    // The box `ispe` of the file says how large it is.
    const size = bytes.indexOf('ispe') + 8;
    expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif');
    expect([bytes.readUInt32BE(size), bytes.readUInt32BE(size + 4)]).toEqual([240, 320]);
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{64}-240\.avif$/)]);
    expect((await readFile(path.join(folder, files[0]!))).equals(bytes)).toBe(true);
    // The next start reads what is there.
    await writeFile(path.join(folder, files[0]!), 'kept');
    const next = Fastify();
    const game = { nodeId: '10001', gameType: 'RNG', classify: 'SLOT', vendor: 'STUDIO', title };
    await next.register(artRoutes, { folder, lookup: { game: () => game, vendor: () => null } });
    expect((await next.inject('/art/game/10001/tile-240.avif')).body).toBe('kept');
    await next.close();
  });

  it('limit the cache time of an unversioned picture', async () => {
    expect((await get('/art/game/10001/wide.svg')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('draw again when the game changes, regardless of the cache', async () => {
    const before = (await get('/art/game/10001/wide.svg?v=1')).body;
    expect((await get('/art/game/10001/wide.svg?v=1')).body).toBe(before);
    title = 'Ruby Lantern';
    expect((await get('/art/game/10001/wide.svg?v=2')).body).toContain('<title>Ruby Lantern</title>');
  });

  it.each([
    '/art/vendor/STUDIO.svg',
    '/art/banner/lanterns/autumn/end.svg',
    '/art/banner/lanterns/autumn/start.svg',
    '/art/promotion/welcome/a-1.svg',
    '/art/product/teapot/jade.svg',
    '/art/avatar/m_1.svg',
    '/art/entry/LIVE.svg',
    '/art/age/18.svg',
    '/art/symbol/koi.svg',
    '/art/brand/mark.svg',
    '/art/brand/favicon.svg',
  ])('serve %s', async (url) => {
    expect((await get(url)).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it.each([
    '/art/game/99999/wide.svg',
    '/art/game/10001/huge.svg',
    '/art/game/10001/tile-9000.avif',
    '/art/game/abc/wide.svg',
    '/art/game/1%27/wide.svg',
    '/art/game/10001/wide.svg?w=1',
    '/art/game/10001/wide.svg?v=%3Cscript%3E',
    '/art/vendor/NOBODY.svg',
    '/art/vendor/..%2F..%2Fetc.svg',
    '/art/banner/nope/a/end.svg',
    '/art/banner/lanterns/a/up.svg',
    '/art/promotion/__proto__/a.svg',
    '/art/product/constructor/jade.svg',
    '/art/product/teapot/wood.svg',
    `/art/avatar/${'a'.repeat(65)}.svg`,
    '/art/entry/SPORTS.svg',
    '/art/age/16.svg',
    '/art/symbol/constructor.svg',
  ])('answer 404 in plain JSON to %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });
});
