import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Auth } from '../../../contract/define.ts';
import { FAILURES, type FailureKey } from '../../../contract/failures.ts';
import { openHostileServer, type HostileServer } from '../../chaos/hostile/support/server.ts';
import { contractTargets, type Target } from '../../chaos/hostile/support/targets.ts';
import { headersOf, invite, matrix, type Kind, type Viewer } from './cast.ts';

let server: HostileServer;
let viewers: Viewer[];
beforeAll(async () => {
  server = await openHostileServer();
  viewers = await invite(server);
});
afterAll(() => server.close());

/** The access check's answer to each kind of viewer; `in` means admitted. */
const DECLARED: Record<Auth, Record<Kind, string>> = {
  visitor: { nobody: 'in', ended: 'in', trial: 'in', member: 'in', agent: 'in', operator: 'in' },
  session: {
    nobody: 'not_logged_in',
    ended: 'session_ended',
    trial: 'in',
    member: 'in',
    agent: 'in',
    operator: 'session_ended',
  },
  member: {
    nobody: 'not_logged_in',
    ended: 'session_ended',
    trial: 'real_account_needed',
    member: 'in',
    agent: 'in',
    operator: 'session_ended',
  },
  agent: {
    nobody: 'not_logged_in',
    ended: 'session_ended',
    trial: 'real_account_needed',
    member: 'not_allowed',
    agent: 'in',
    operator: 'session_ended',
  },
  operator: {
    nobody: 'not_logged_in',
    ended: 'not_allowed',
    trial: 'not_allowed',
    member: 'not_allowed',
    agent: 'not_allowed',
    operator: 'in',
  },
};

/** A body with a field that no endpoint knows, by encoding. */
const UNKNOWN_FIELD: Partial<Record<Target['encoding'], { headers: Record<string, string>; payload: string }>> = {
  form: { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'intruder=1' },
  upload: {
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    payload: '--cut\r\ncontent-disposition: form-data; name="intruder"\r\n\r\n1\r\n--cut--\r\n',
  },
};

/**
 * Sends a field that no endpoint knows: the validation error shows that the viewer passed the access check, and nothing is done.
 */
const ask = async (target: Target, viewer: Viewer): Promise<string> => {
  const inQuery = target.encoding === 'query';
  const { headers, payload } = UNKNOWN_FIELD[target.encoding] ?? { headers: {}, payload: { intruder: 1 } };
  const answer = await server.app.inject({
    method: target.method as 'GET',
    url: inQuery ? `${target.path}?intruder=1` : target.path,
    headers: { ...headersOf(viewer), ...headers },
    ...(inQuery ? {} : { payload }),
  });
  const { message } = answer.json<{ message: string }>();
  const isUnknownField =
    message === 'invalid_request' && (target.encoding === 'upload' || answer.body.includes('unrecognized_keys'));
  return isUnknownField
    ? 'in'
    : answer.statusCode === FAILURES[message as FailureKey]
      ? message
      : `${answer.statusCode} ${message}`;
};

it('every endpoint admits the viewers that the contract declares, and gives the others the reason', async () => {
  const rows = [];
  for (const target of contractTargets) {
    const { auth } = target.endpoint!;
    const look = async (viewer: Viewer) => ({
      viewer: viewer.name,
      expected: DECLARED[auth][viewer.kind],
      found: await ask(target, viewer),
    });
    const cells = await Promise.all(viewers.map(look));
    rows.push({ name: `${target.name} (${auth})`, cells });
  }
  const asDeclared = rows.every(({ cells }) => cells.every(({ expected, found }) => expected === found));
  expect(asDeclared, `\n${matrix(rows)}\n`).toBe(true);
});

it('every endpoint rejects a session of another merchant', async () => {
  const foreign = viewers.find(({ name }) => name.startsWith('other brand'))!;
  const found = new Set<string>();
  const withSession = contractTargets.filter(({ endpoint }) => !['visitor', 'operator'].includes(endpoint!.auth));
  for (const target of withSession) {
    const answer = await ask(target, { ...foreign, merchant: 'parlour' });
    if (answer !== 'session_ended') found.add(`${target.name}: ${answer}`);
  }
  expect([...found]).toEqual([]);
});

/** Routes outside the contract, and who may call them. */
const OUTSIDE: readonly [RegExp, string][] = [
  [/^\*$/, 'a browser before a call of another origin (tests/server/http/page-origin.test.ts)'],
  [/^\/\*$/, 'whoever opens a page of the site'],
  [/^\/(health(\/(live|ready|serving))?|version)$/, 'whoever watches the server or plays on it'],
  [/^\/site\.webmanifest$/, 'whoever sees the page: name, icon and colour'],
  [/^\/metrics$/, 'whoever has the operator’s key'],
  [/^\/docs(\/|$)/, 'whoever reads the contract: nothing secret is in it'],
  [/^\/dev\/mail(\.css)?$/, 'whoever tries a demo: no page anywhere else'],
  [/^\/(art|pictures)\//, 'whoever sees the page: pictures'],
  [/^\/member-icon\//, 'whoever has the address: a picture drawn from it'],
  [/^\/studio\/art\//, 'whoever plays a game: pictures'],
  [/^\/vendor\/v1\//, 'a vendor that signs with its key (tests/vendor-api)'],
  [/^\/sandbox\//, 'the same, on a demo server alone'],
  [/^\/operator\/demo\//, 'the operator, on a demo server alone (tests/server/demo/traffic.test.ts)'],
  [/^\/dev\/live(\/|$)/, 'whoever tries a demo, or has the operator’s key (tests/server/http/live-tool.test.ts)'],
  [
    /^\/wps\/(records|agent\/.+)\/download\//,
    'whoever has the ticket of a download: 256 random bits, once, for a minute',
  ],
  [/^\/webhooks\/(payouts\/)?:provider$/, 'a provider that signs with its secret'],
  [/^\/bank\/api\//, 'a customer of the sandbox bank with its key'],
  [/^\/bank(\/(conduct|decide|bank\.css)?)?$/, 'whoever tries a demo on its own machine, or has the operator’s key'],
  [/^\/cashier\/api\//, 'a customer of the sandbox cashier with its key'],
  [/^\/cashier\/(assets|pay)\//, 'whoever has a payment’s address of 128 random bits'],
  [/^\/studio\/platform\//, 'the platform that signs with its key'],
  [/^\/studio\/api\//, 'a player by the session that a launch token was traded for'],
  [/^\/studio\/(play|verify\.html|assets)/, 'whoever plays: the game’s page and files'],
];

/** Extracts `GET /wps/x` for each route of the app from the tree that the router prints. */
const routesOf = (tree: string): string[] => {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '' && !methods) return [];
    const depth = indent.length / 4;
    parts.splice(depth, parts.length, part === '(empty root node)' ? '' : part);
    const path = parts.join('').replace(/\s*\(-\)/g, '');
    return (methods ?? '').split(', ').flatMap((method) => (method ? [`${method} ${path}`] : []));
  });
};

it('every route of the app is declared in the contract or listed as an exception', () => {
  const declared = new Set(contractTargets.map(({ method, path }) => `${method} ${path}`));
  const routes = routesOf(server.app.printRoutes());
  expect(routes.filter((each) => declared.has(each)).sort()).toEqual([...declared].sort());
  const undeclared = routes.filter((each) => !declared.has(each));
  const path = (each: string) => each.split(' ')[1] ?? '';
  expect(undeclared.filter((each) => !OUTSIDE.some(([known]) => known.test(path(each))))).toEqual([]);
  // Every exception must exist, so that the list has no outdated rows.
  expect(OUTSIDE.filter(([known]) => !undeclared.some((each) => known.test(path(each)))).map(String)).toEqual([]);
});
