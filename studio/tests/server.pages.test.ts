import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRoutes } from '../server/routes/pages.ts';

let app: FastifyInstance;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'studio-client-'));
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><div id="game"></div>');
  await writeFile(path.join(clientDir, 'verify.html'), '<style>a{}</style><script type="module">1</script>');
  await writeFile(path.join(clientDir, 'assets', 'game-abc.js'), 'export {}');
  await writeFile(path.join(clientDir, 'secret.txt'), 'not to be served');
  app = Fastify();
  // The same header that protects the platform's own pages.
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'));
  const options = { clientDir, frameAncestors: async () => ['https://brand.example'] };
  await app.register(async (own) => pageRoutes(own, options), { prefix: '/studio' });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

describe('the game’s page', () => {
  it('runs no inline script, connects to its own server only, and allows frames of the platform and named merchants only', async () => {
    const { headers, body } = await app.inject('/studio/play/');
    const policy = String(headers['content-security-policy']);
    expect(body).toContain('id="game"');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'self' https://brand.example");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' });
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('has an opaque origin, framed or not, and its files can be loaded from there', async () => {
    for (const url of ['/studio/play/', '/studio/assets/game-abc.js']) {
      const { headers } = await app.inject({ url, headers: { origin: 'null' } });
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    const policy = String((await app.inject('/studio/play/')).headers['content-security-policy']);
    expect(policy).toContain('; sandbox allow-scripts allow-forms;');
    expect(policy).not.toContain('allow-same-origin');
  });

  it('is also served without the trailing slash', async () => {
    const { statusCode, headers } = await app.inject('/studio/play');
    expect([statusCode, headers.location]).toEqual([308, '/studio/play/']);
  });

  it('caches hashed files for a year', async () => {
    const { headers, statusCode } = await app.inject('/studio/assets/game-abc.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/studio/secret.txt', '/studio/assets/../secret.txt', '/studio/assets/%2e%2e/secret.txt'])(
    'serves no other files: %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('the verifier’s page', () => {
  it('cannot connect anywhere or be framed', async () => {
    const policy = String((await app.inject('/studio/verify.html')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'sha256-[^']+='; style-src 'sha256-[^']+='/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('; sandbox allow-scripts allow-forms;');
    expect(policy).not.toMatch(/unsafe|connect-src|'self'|same-origin/);
  });
});
