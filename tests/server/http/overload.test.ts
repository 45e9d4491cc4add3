import { expect, it, onTestFinished, vi } from 'vitest';
import { site } from '../../../contract/site.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer } from '../../support/test-server.ts';

it('a server whose event loop is late refuses calls and is not ready, but lives', async () => {
  // Any event loop is later than a nanosecond, and the first sample is there after a second.
  const test = await startTestServer({ parts: { maxLoopDelayMs: 1e-6 } });
  onTestFinished(() => test.close());
  await vi.waitFor(async () => expect((await callServer(test.url, site.status)).status).toBe(503), 5_000);
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
