import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { operator } from '../../../contract/operator.ts';
import { site } from '../../../contract/site.ts';
import { unstorableText } from '../../../server/http/texts.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
beforeAll(async () => {
  test = await joinTestServer();
});
afterAll(() => test.close());

const unstorable = (path: string) => ({ issues: [{ path, problem: 'unstorable_text' }] });

it.each([
  ['a', undefined],
  ['emoji 👩‍👩‍👧', undefined],
  ['a\0b', ''],
  ['\ud800', ''],
  [{ a: { b: ['x', 'y\udfff'] } }, 'a.b.1'],
  [{ 'a\0': 1 }, ''],
  [null, undefined],
  [7, undefined],
])('finds in %j the text that the database cannot store at %j', (value, path) => {
  expect(unstorableText(value)).toBe(path);
});

it('names the field of a text with a NUL, in a URL and in a body', async () => {
  const query = await callServer(test.url, site.banners, { groupName: 'a\0b', language: 'EN' });
  expect([query.status, query.body.value]).toEqual([400, unstorable('groupName')]);
  const flag = { merchant: test.merchant, flag: 'DIRECTREG3', on: true, reason: 'be\0cause' };
  const body = await callServer(test.url, operator.setFlag, flag, { token: TEST_OPERATOR_KEY });
  expect([body.status, body.body.value]).toEqual([400, unstorable('reason')]);
});

it('checks a sealed body too, before its content is used', async () => {
  const body = JSON.stringify({ keyId: 'a\0b', at: Date.now(), enc: 'x', ct: 'x' });
  const answer = await callServer(test.url, auth.login, {}, { raw: { body } });
  expect([answer.status, answer.body.value]).toEqual([400, unstorable('keyId')]);
});

it('refuses an unpaired surrogate in a field that is stored as JSON', async () => {
  const notice = { merchant: test.merchant, titles: { EN: 'A \ud800' }, bodies: {}, type: 'B' };
  const { status, body } = await callServer(test.url, operator.publishNotice, notice, { token: TEST_OPERATOR_KEY });
  expect([status, body.value]).toEqual([400, unstorable('titles.EN')]);
});

it('refuses a time outside the range of a date', async () => {
  const closed = { merchant: test.merchant, status: 1, untilMs: 8_640_000_000_000_001 };
  const { status, body } = await callServer(test.url, operator.setStatus, closed, { token: TEST_OPERATOR_KEY });
  expect([status, body.message]).toEqual([400, 'invalid_request']);
});

it('does not deadlock two concurrent operator commands', async () => {
  const ask = (endpoint: typeof operator.setFlag | typeof operator.restored, request: object) =>
    callServer(test.url, endpoint, request, { token: TEST_OPERATOR_KEY });
  const requested = Array.from({ length: 40 }, (_, at) =>
    at % 2 === 0
      ? ask(operator.restored, {})
      : ask(operator.setFlag, { merchant: test.merchant, flag: 'DIRECTREG3', on: true, reason: 'because' }),
  );
  expect(new Set((await Promise.all(requested)).map(({ status }) => status))).toEqual(new Set([200]));
});
