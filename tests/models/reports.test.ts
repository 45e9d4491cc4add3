import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { report } from '../../contract/report.ts';
import { partFailed } from '../../src/app/part-failure.ts';
import { textMissing } from '../../src/app/missing-texts.ts';
import { uncaught } from '../../src/app/reports.ts';
import { createTranslator } from '../../src/shared/i18n/instance.ts';
import { $translator } from '../../src/shared/i18n/model.ts';
import { streamFailed } from '../../src/shared/realtime/bridge.ts';
import { LATE } from '../../src/shared/ui/late-guard.tsx';
import { mockServer } from '../support/msw.ts';
import { pageOf } from './support/page.ts';

const server = mockServer();

const SCRIPT = 'Failed to fetch dynamically imported module: http://parlour.test/assets/help-a1.js';
const STYLE = 'Unable to preload CSS for /assets/help-b2.css';

/** Whether the browser is online, and the server's response to a request for a file. */
const line = { onLine: true, file: (): Response => new Response(null, { status: 404 }) };
let back: () => void;

beforeEach(() => {
  Object.assign(line, { onLine: true, file: () => new Response(null, { status: 404 }) });
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('window', { addEventListener: (_: string, heard: () => void) => void (back = heard) });
  const call = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) =>
    init?.method === 'HEAD' ? line.file() : call(input, init),
  );
});

const hear = () => {
  const calls = server.answer(report.failure, () => ({}));
  return () => calls.map(({ request }) => request);
};
const fail = (scope: Scope, message: string) => allSettled(partFailed, { scope, params: new Error(message) });

describe('[SYS-11] reports what failed in a page', () => {
  it.each([
    ['a script that is not there', SCRIPT, 404, { what: 'script', reason: 'missing', file: '/assets/help-a1.js' }],
    [
      'a script that the server fails to send',
      SCRIPT,
      503,
      { what: 'script', reason: 'error', file: '/assets/help-a1.js' },
    ],
    ['a style that is not there', STYLE, 404, { what: 'style', reason: 'missing', file: '/assets/help-b2.css' }],
    [
      'a style that the server fails to send',
      STYLE,
      500,
      { what: 'style', reason: 'error', file: '/assets/help-b2.css' },
    ],
    [
      'a script that the browser does not name',
      'Importing a module script failed.',
      404,
      { what: 'script', reason: 'unknown' },
    ],
    ['a part that is late', LATE, 404, { what: 'part', reason: 'late' }],
  ])('%s', async (_, message, status, received) => {
    const heard = hear();
    line.file = () => new Response(null, { status });
    await fail(pageOf(), message);
    expect(heard()).toEqual([received]);
  });

  it('[SYS-08] a text that a language lacks, once', async () => {
    const heard = hear();
    const scope = pageOf({ values: [[$translator, createTranslator()]] });
    const params = { tag: 'zh-Hans', key: 'shell.a b' };
    for (const each of [params, params]) await allSettled(textMissing, { scope, params: each });
    expect(heard()).toEqual([{ what: 'text', reason: 'missing', file: '/zh-Hans/shell.a-b' }]);
  });

  it('a connection that broke, once it is back', async () => {
    const heard = hear();
    line.onLine = false;
    const received = fail(pageOf(), SCRIPT);
    await vi.waitFor(() => expect(back).toBeDefined());
    expect(heard()).toEqual([]);
    line.onLine = true;
    back();
    await received;
    expect(heard()).toEqual([{ what: 'script', reason: 'offline', file: '/assets/help-a1.js' }]);
  });

  it('a server that cannot be reached', async () => {
    const heard = hear();
    line.file = () => {
      throw new TypeError('Failed to fetch');
    };
    await fail(pageOf(), SCRIPT);
    expect(heard()).toMatchObject([{ reason: 'offline' }]);
  });

  it('an error in code, with its class and location only', async () => {
    const heard = hear();
    const error = new TypeError('Anna Lee is not a function');
    error.stack = 'TypeError: Anna Lee\n at f (https://parlour.test/assets/site-c3.js:10:200)\n at g';
    await allSettled(partFailed, { scope: pageOf(), params: error });
    expect(heard()).toEqual([{ what: 'page', reason: 'fault', file: '/assets/site-c3.js:10:200', error: 'TypeError' }]);
  });

  it('an error that nothing caught, in a file of the site', async () => {
    const heard = hear();
    const scope = pageOf();
    const ours = new TypeError('of Anna Lee');
    ours.stack = 'TypeError: Anna Lee\n at tap (https://parlour.test/assets/play-d4.js:1:77)';
    const extension = new TypeError('elsewhere');
    extension.stack = 'TypeError: elsewhere\n at f (chrome-extension://abc/inject.js:1:2)';
    for (const error of [extension, 'no error at all', ours]) await allSettled(uncaught, { scope, params: error });
    expect(heard()).toEqual([{ what: 'page', reason: 'fault', file: '/assets/play-d4.js:1:77', error: 'TypeError' }]);
  });

  it('an error in a stream', async () => {
    const heard = hear();
    const scope = pageOf();
    await allSettled(streamFailed, { scope, params: new RangeError('of anna@example.com') });
    await allSettled(streamFailed, { scope, params: 'no error at all' });
    expect(heard()).toEqual([
      { what: 'stream', reason: 'fault', error: 'RangeError' },
      { what: 'stream', reason: 'fault' },
    ]);
  });

  it('each failure once, and at most ten per page', async () => {
    const heard = hear();
    const scope = pageOf();
    for (let nth = 0; nth < 12; nth += 1)
      for (let again = 0; again < 2; again += 1)
        await fail(scope, `error loading dynamically imported module: /assets/p-${nth}.js`);
    expect(heard()).toHaveLength(10);
    await fail(pageOf(), SCRIPT);
    expect(heard()).toHaveLength(11);
  });
});
