import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { site } from '../../../contract/site.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer } from '../../support/test-server.ts';

/** A server whose event loop is late, with the files of a page. */
const late = async () => {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'parlour-late-'));
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>Page</title><!--preloaded-->');
  await writeFile(path.join(clientDir, 'assets/page-1.js'), 'start();');
  // Any event loop is later than a nanosecond, and the first sample is there after a second.
  const test = await startTestServer({ parts: { clientDir, maxLoopDelayMs: 1e-6 } });
  onTestFinished(async () => {
    await test.close();
    await rm(clientDir, { recursive: true });
  });
  await vi.waitFor(async () => expect((await callServer(test.url, site.status)).status).toBe(503), 5_000);
  return test;
};

it('a server whose event loop is late delivers the page and its files, which say that it is busy', async () => {
  const { url } = await late();
  const got = async (where: string) => {
    const response = await fetch(url + where);
    return [response.status, await response.text()];
  };
  expect(await got('/promotions')).toEqual([200, expect.stringContaining('<title>Page</title>')]);
  expect(await got('/assets/page-1.js')).toEqual([200, 'start();']);
});

it('a server whose event loop is late refuses calls and is not ready, but lives', async () => {
  const test = await late();
  const { body, headers } = await callServer(test.url, site.status).then(async (answer) => ({
    body: answer.body,
    headers: (await fetch(`${test.url}${site.status.path}`)).headers,
  }));
  expect(body).toMatchObject({ success: false, message: 'server_unavailable' });
  expect(headers.get('retry-after')).toBe('5');
  const vendor = await fetch(`${test.url}/vendor/v1/balance`, { method: 'POST', body: '{}' });
  expect([vendor.status, await vendor.json()]).toMatchObject([503, { code: 'TEMPORARY' }]);
  expect((await fetch(`${test.url}/health/live`)).status).toBe(200);
  const ready = await fetch(`${test.url}/health/ready`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { failing: [{ check: 'load' }] }]);
});
