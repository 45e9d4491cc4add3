import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';

let folder: string;
let clientDir: string;
let demo: TestServer;
let live: TestServer;

const document = (title: string) =>
  `<!doctype html><html><head><title>${title}</title><!--preloaded--></head><body><div id="root"><!--first--><!--/first--></div></body></html>`;

beforeAll(async () => {
  const both = await mkdtemp(path.join(tmpdir(), 'parlour-live-'));
  folder = both;
  clientDir = path.join(both, 'client');
  const tracedDir = path.join(both, 'traced');
  const liveTool = { folder: tracedDir };
  await mkdir(clientDir);
  await mkdir(path.join(tracedDir, 'dev/page'), { recursive: true });
  await mkdir(path.join(tracedDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), document('ordinary'));
  await writeFile(path.join(tracedDir, 'index.html'), document('traced'));
  await writeFile(path.join(tracedDir, 'dev/page/live.html'), document('tool'));
  await writeFile(path.join(tracedDir, 'assets/site-abc.js'), 'export {};');
  demo = await startTestServer({ config: { demo: true }, parts: { clientDir, liveTool } });
  live = await startTestServer({ parts: { clientDir, liveTool } });
});
afterAll(async () => {
  await demo.close();
  await live.close();
  await rm(folder, { recursive: true });
});

const open = async ({ url }: TestServer, where: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + where, { headers, redirect: 'manual' });
  const text = await response.text();
  // The page's title is the merchant's; which page it is stands in none of the site's.
  return { status: response.status, headers: response.headers, text };
};
const enter = ({ url }: TestServer, key: string) =>
  fetch(`${url}/dev/live/enter`, { method: 'POST', body: new URLSearchParams({ key }), redirect: 'manual' });
const cookieOf = (headers: Headers) => headers.get('set-cookie')!.split(';')[0]!;
const TOOL = [
  '/dev/live',
  '/dev/live/site/',
  '/dev/live/site/slots',
  '/dev/live/replay/',
  '/dev/live/assets/site-abc.js',
];

describe('the tool for testers', () => {
  it('is open in a demo: its page, its frames and their scripts', async () => {
    for (const where of TOOL) expect((await open(demo, where)).status, where).toBe(200);
    expect((await open(demo, '/dev/live')).text).toContain('tool');
    expect((await open(demo, '/dev/live/site/nothing-here')).status).toBe(404);
  });

  it('is not there on any other server', async () => {
    for (const where of TOOL) expect((await open(live, where)).status, where).toBe(404);
    const forged = `parlour_live=${Math.floor(Date.now() / 1000) + 60}.AAAA`;
    for (const where of TOOL) expect((await open(live, where, { cookie: forged })).status, where).toBe(404);
  });

  it('takes the operator’s key there, once, in a form', async () => {
    expect((await open(live, '/dev/live/enter')).text).toContain('<form method="post"');
    expect((await enter(live, 'a-guess')).status).toBe(404);
    const entered = await enter(live, TEST_OPERATOR_KEY);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/dev/live']);
    const given = entered.headers.get('set-cookie')!;
    expect(given).toMatch(/HttpOnly; SameSite=Strict/);
    expect(given).not.toContain(TEST_OPERATOR_KEY);
    const cookie = cookieOf(entered.headers);
    for (const where of TOOL) expect((await open(live, where, { cookie })).status, where).toBe(200);
  });

  it('refuses a cookie whose time was changed, or is over', async () => {
    const cookie = cookieOf((await enter(live, TEST_OPERATOR_KEY)).headers);
    const later = cookie.replace(/=\d+/, '=9999999999');
    expect((await open(live, '/dev/live', { cookie: later })).status).toBe(404);
    expect((await open(live, '/dev/live', { cookie: cookie.replace(/=\d+/, '=1') })).status).toBe(404);
  });

  it('is never kept, never found by a search, and framed by this site only', async () => {
    for (const where of ['/dev/live', '/dev/live/enter', '/dev/live/site/']) {
      const { headers } = await open(demo, where);
      expect(headers.get('cache-control'), where).toBe('no-store');
      expect(headers.get('x-robots-tag'), where).toMatch(/noindex/);
      expect(headers.get('content-security-policy'), where).toContain("frame-ancestors 'self'");
      expect(headers.get('content-security-policy'), where).toContain("script-src 'self'");
      expect(headers.get('x-frame-options'), where).toBe('SAMEORIGIN');
    }
  });

  it('keeps its frame the traced site when the site loads itself again, and leaves all else alone', async () => {
    const cookie = cookieOf((await open(demo, '/dev/live')).headers);
    const inFrame = { 'sec-fetch-dest': 'iframe' };
    const isTraced = async (headers: Record<string, string>) =>
      (await open(demo, '/', headers)).headers.get('cache-control') === 'no-store';
    expect(await isTraced({ ...inFrame, cookie })).toBe(true);
    expect(await isTraced(inFrame)).toBe(false);
    expect(await isTraced({ cookie })).toBe(false);
    expect(await isTraced({ 'sec-fetch-dest': 'document', cookie })).toBe(false);
  });
});

describe('tools that are not built yet', () => {
  const start = (build?: () => Promise<void>) =>
    startTestServer({
      config: { demo: true },
      parts: { clientDir, liveTool: { folder: path.join(folder, `tools-${Math.random()}`), build } },
    });

  it('are built once when somebody opens them: the page says so, and opens them when that is done', async () => {
    let times = 0;
    let done = () => {};
    let where = '';
    const server = await startTestServer({
      config: { demo: true },
      parts: {
        clientDir,
        liveTool: {
          folder: (where = path.join(folder, 'later')),
          build: async () => {
            times += 1;
            await new Promise<void>((resolve) => (done = resolve));
            await mkdir(path.join(where, 'dev/page'), { recursive: true });
            await writeFile(path.join(where, 'index.html'), document('traced'));
            await writeFile(path.join(where, 'dev/page/live.html'), document('tool'));
            await writeFile(path.join(where, 'assets/site-abc.js'), 'export {};');
          },
        },
      },
    });
    const [first, second] = await Promise.all([open(server, '/dev/live'), open(server, '/dev/live')]);
    for (const { status, text } of [first, second])
      expect([status, text]).toEqual([202, expect.stringContaining('are being built')]);
    // A frame that is opened by itself, as by `npm run record`, waits too.
    expect((await open(server, '/dev/live/site/')).status).toBe(202);
    expect(times).toBe(1);
    done();
    await expect.poll(async () => (await open(server, '/dev/live')).status).toBe(200);
    for (const each of TOOL) expect((await open(server, each)).status, each).toBe(200);
    expect(times).toBe(1);
    await server.close();
  });

  it('are named as such where the build fails or an installation has none', async () => {
    const failing = await start(() => Promise.reject(new Error('no space')));
    expect(await open(failing, '/dev/live')).toMatchObject({
      status: 503,
      text: expect.stringContaining('could not be built') as string,
    });
    expect(JSON.stringify(failing.logged)).toContain('no space');
    await failing.close();
    const without = await start();
    expect(await open(without, '/dev/live')).toMatchObject({
      status: 503,
      text: expect.stringContaining('has no live tools') as string,
    });
    await without.close();
  });
});
