import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTIONS } from '../../../../contract/actions.ts';
import { ENDPOINT_NAMES } from '../../../../server/http/docs/endpoint-names.ts';
import { startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../../support/test-server.ts';

let test: TestServer;
let exposed: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  exposed = await startTestServer({ config: { exposed: true } });
});
afterAll(async () => {
  await test.close();
  await exposed.close();
});

const PAGES = [
  '/docs/',
  '/docs/json',
  '/docs/vendor/',
  '/docs/vendor/json',
  '/docs/socket',
  '/docs/socket.json',
  '/docs/actions',
  '/docs/page.css',
];
const text = async (path: string) => (await fetch(test.url + path)).text();

it.each(PAGES)('[API-05] %s is open on the own machine, and elsewhere with the operator’s key', async (path) => {
  const get = async ({ url }: TestServer, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers })).status;
  expect([
    await get(test),
    await get(test, { 'x-forwarded-for': '203.0.113.9' }),
    await get(exposed),
    await get(exposed, { authorization: `Bearer ${TEST_OPERATOR_KEY}` }),
  ]).toEqual([200, 401, 401, 200]);
});

it('[API-05] the pages link to one another, and every link of a page leads somewhere', async () => {
  for (const path of ['/docs/socket', '/docs/actions']) {
    const html = await text(path);
    const links = [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!))];
    expect(links).toEqual(expect.arrayContaining(['/docs/', '/docs/vendor/', '/docs/socket', '/docs/actions']));
    for (const link of links.filter((each) => each.startsWith('#'))) expect(html).toContain(`id="${link.slice(1)}"`);
    for (const link of new Set(links.filter((each) => each.startsWith('/')).map((each) => each.split('#')[0]!)))
      expect([link, (await fetch(test.url + link)).status]).toEqual([link, 200]);
  }
  const { info } = JSON.parse(await text('/docs/json')) as { info: { description: string } };
  for (const path of ['/docs/socket', '/docs/socket.json', '/docs/vendor/', '/docs/vendor/json', '/docs/actions'])
    expect(info.description).toContain(`](${path})`);
});

it('[API-05] no page of the documentation has a script or style of its own, or loads anything from elsewhere', async () => {
  for (const path of ['/docs/socket', '/docs/actions']) {
    const html = await text(path);
    expect(html).not.toMatch(/<script|<style|style="|src="/);
    expect(html).not.toMatch(/(href|src)="https?:/);
  }
});

it('[API-04] the page of the actions has each with its method, path and endpoint', async () => {
  const html = (await text('/docs/actions')).replaceAll('<wbr>', '');
  const rows = html.split('<tr').filter((row) => row.includes('<td'));
  expect(rows).toHaveLength(Object.keys(ACTIONS).length);
  for (const [action, endpoint] of Object.entries(ACTIONS)) {
    const row = rows.find((each) => each.includes(`<code>${action}</code>`));
    expect(row).toContain(`>${endpoint.method}<`);
    expect(row).toContain(`<code>${endpoint.path}</code>`);
    expect(row).toContain(`>${ENDPOINT_NAMES.get(endpoint)!.id}</a>`);
  }
});

it('[API-04] the endpoint of an action is a link to its call', async () => {
  const { paths } = JSON.parse(await text('/docs/json')) as {
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  };
  const html = await text('/docs/actions');
  for (const [, { path, method }] of Object.entries(ACTIONS)) {
    const { operationId, tags } = paths[path]![method.toLowerCase()]!;
    expect(html).toContain(`href="/docs/#/${tags[0]}/${operationId}"`);
  }
});

/** A path that no route has, for comparison. */
const UNKNOWN = '/wps/no/such/action';

it('[API-01] every action answers at its path, in the form of the platform', async () => {
  const ask = async (method: string, path: string) => {
    const response = await fetch(test.url + path, {
      method,
      ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
    return { status: response.status, body: (await response.json()) as object };
  };
  expect(await ask('GET', UNKNOWN)).toMatchObject({ status: 404, body: { success: false, message: 'not_found' } });
  for (const [action, { method, path }] of Object.entries(ACTIONS)) {
    const { status, body } = await ask(method, path);
    expect([action, Object.keys(body).sort()]).toEqual([action, ['message', 'success', 'value']]);
    expect([action, status]).not.toEqual([action, 404]);
    expect([action, status < 500]).toEqual([action, true]);
  }
});
