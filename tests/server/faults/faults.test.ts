import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { expect, it, onTestFinished, vi } from 'vitest';
import { report } from '../../../contract/report.ts';
import { pageFault, serverFault } from '../../../server/faults/faults.ts';
import { sourceOf } from '../../../server/faults/page-place.ts';
import { createFaultReporter } from '../../../server/faults/reporter.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer } from '../../support/test-server.ts';

/** A Sentry project that keeps the bodies of what it receives. */
async function project() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
  return { received, reporter: await createFaultReporter(dsn, '1.2.3') };
}

it('a fault of a page reaches the project with its class and place, without the visitor', async () => {
  const { received, reporter } = await project();
  const test = await startTestServer({ faults: reporter });
  onTestFinished(() => test.close());
  const failure = { what: 'page', reason: 'fault', file: '/assets/gone-a1.js:1:20', error: 'TypeError' } as const;
  expect((await callServer(test.url, report.failure, failure)).status).toBe(200);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const lines = received[0]!.split('\n');
  expect(lines[0]).toMatch(/^\/api\/7\/envelope\//);
  const event = JSON.parse(lines[2]!) as Record<string, unknown>;
  expect(event).toMatchObject({
    platform: 'javascript',
    release: 'parlour@1.2.3',
    tags: { merchant: 'parlour', what: 'page', reason: 'fault' },
    exception: {
      values: [
        { type: 'TypeError', stacktrace: { frames: [{ filename: '/assets/gone-a1.js', lineno: 1, colno: 20 }] } },
      ],
    },
  });
  expect(received[0]).not.toMatch(/127\.0\.0\.1"|user|cookie|request|server_name/);
  await callServer(test.url, report.failure, { what: 'part', reason: 'late' });
  await reporter.close();
  expect(received).toHaveLength(1);
});

it('at most 60 faults a minute are sent', async () => {
  const { received, reporter } = await project();
  for (let nth = 0; nth < 70; nth += 1) reporter.report({ from: 'page', error: `Fault${nth}`, places: [], tags: {} });
  await reporter.close();
  expect(received).toHaveLength(60);
});

it('an error of the server gives its class and the places of its stack, not its message', () => {
  const error = Object.assign(new RangeError('key (mail)=(anna@example.com) exists'), { code: '23505' });
  error.stack = [
    'RangeError: key (mail)=(anna@example.com) exists',
    '    at post (/opt/parlour/server/ledger/post.ts:10:5)',
    '    at async file:///opt/parlour/node_modules/pg/lib/client.js:20:6',
  ].join('\n');
  const fault = serverFault(error, '/wps/wallet');
  expect(fault).toEqual({
    from: 'server',
    error: 'RangeError',
    places: [
      { file: 'server/ledger/post.ts', line: 10, column: 5 },
      { file: 'node_modules/pg/lib/client.js', line: 20, column: 6 },
    ],
    tags: { call: '/wps/wallet', code: '23505' },
  });
  expect(JSON.stringify(fault)).not.toContain('anna');
});

it('a slow or broken line is no fault', () => {
  expect(pageFault('parlour', { what: 'part', reason: 'late' }, undefined)).toBeUndefined();
  expect(pageFault('parlour', { what: 'script', reason: 'offline' }, undefined)).toBeUndefined();
});

it('the place in a script of the site leads to the place in its source', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-maps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = 'const a = 1;\nfail(a);\n';
  const script = new MagicString(source).remove(0, source.indexOf('fail'));
  const map = script.generateMap({ hires: true, source: '../../../src/pages/a.ts' });
  await writeFile(path.join(folder, 'a-1.js.map'), map.toString());
  const maps = pathToFileURL(`${folder}/`);
  expect(sourceOf('/assets/a-1.js:1:1', maps)).toEqual({ file: 'src/pages/a.ts', line: 2, column: 1 });
  expect(sourceOf('/assets/b-1.js:1:1', maps)).toBeUndefined();
  expect(sourceOf('/assets/../../package.json:1:1', maps)).toBeUndefined();
});
