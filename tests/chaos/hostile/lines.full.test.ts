import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { openHostileServer, type HostileServer } from './support/server.ts';
import { sendLine } from './support/sending.ts';
import { openLine } from './support/wire-line.ts';

let server: HostileServer;
const unhandled: unknown[] = [];
const keep = (error: unknown) => void unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', keep);
  process.on('uncaughtException', keep);
  server = await openHostileServer();
});
afterAll(async () => {
  await server.close();
  process.off('unhandledRejection', keep);
  process.off('uncaughtException', keep);
});

const isWell = async () => {
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect(unhandled).toEqual([]);
};

const HEAD = 'host: 127.0.0.1\r\n';
const LINES: Record<string, string> = {
  'no HTTP': 'hello\r\n\r\n',
  'another protocol': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'HTTP/2 at once': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an unknown method': `FOO / HTTP/1.1\r\n${HEAD}\r\n`,
  'a connection through us': 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n',
  'an address of its own': `GET http://evil.example/wps/system/status HTTP/1.1\r\n${HEAD}connection: close\r\n\r\n`,
  'an asterisk': `OPTIONS * HTTP/1.1\r\n${HEAD}connection: close\r\n\r\n`,
  'no host': 'GET /health HTTP/1.1\r\n\r\n',
  'two lengths': `POST /wps/session/ticket HTTP/1.1\r\n${HEAD}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`,
  'a length and pieces': `POST /wps/session/ticket HTTP/1.1\r\n${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a negative length': `POST /wps/session/ticket HTTP/1.1\r\n${HEAD}content-length: -1\r\n\r\n`,
  'a broken piece': `POST /wps/session/ticket HTTP/1.1\r\n${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`,
  'a NUL in a header': `GET /health HTTP/1.1\r\n${HEAD}x: a\0b\r\n\r\n`,
  'a header without a name': `GET /health HTTP/1.1\r\n${HEAD}: x\r\n\r\n`,
  'headers without end': `GET /health HTTP/1.1\r\n${HEAD}${`x: ${'y'.repeat(1_000)}\r\n`.repeat(40)}\r\n`,
  'an expectation': `GET /health HTTP/1.1\r\n${HEAD}expect: miracles\r\nconnection: close\r\n\r\n`,
  'an unreadable address': `GET /wps/%zz HTTP/1.1\r\n${HEAD}connection: close\r\n\r\n`,
  'half a request': `POST /wps/session/login HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: 50\r\n\r\n{"a`,
};

it('refuses or cuts input that is not HTTP, without an internal error', async () => {
  for (const [what, line] of Object.entries(LINES)) {
    const answer = await sendLine(server.url, Buffer.from(line, 'latin1'));
    expect(answer?.status ?? 0, what).toBeLessThan(500);
    expect(answer?.text ?? '', what).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  }
  await isWell();
});

it('refuses an unreadable URL in the form of the contract', async () => {
  for (const path of ['/wps/%zz', '/%', '/wps/system/status%ff', `/art/avatar/${'z'.repeat(500)}.svg`]) {
    const answer = await server.app.inject(path);
    expect([answer.statusCode, answer.json<{ message: string }>().message], path).toEqual([400, 'invalid_request']);
  }
});

it('a reset connection after an upgrade request does not affect others', async () => {
  const paths = [
    '/',
    '/no-socket',
    '//',
    `${SOCKET_PATH}x`,
    `${SOCKET_PATH}/?EIO=4&transport=websocket`,
    `${SOCKET_PATH}/%`,
  ];
  for (const path of paths) {
    await new Promise<void>((resolve) => {
      const line = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' }, () => {
        line.write(
          `GET ${path} HTTP/1.1\r\n${HEAD}connection: Upgrade\r\nupgrade: websocket\r\n` +
            'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
        // After the server has taken the socket over: a second request on another connection is answered later than that.
        void fetch(`${server.url}/version`).then(() => line.resetAndDestroy());
      });
      line.on('error', () => undefined);
      line.on('close', () => resolve());
    });
    await isWell();
  }
});

it('answers an event of any name, and an event called error causes no server error', async () => {
  const line = await openLine(server.url);
  const join = { merchant: 'parlour', protocol: PROTOCOL, epoch: null, feeds: {} };
  const refused = { refused: 'BAD_PAYLOAD' };
  for (const event of [['error'], ['error', null], [1], [1, {}], ['join'], ['join', join, join], ['command']])
    expect(await line.ask(1, `421${JSON.stringify(event)}`), JSON.stringify(event)).toMatchObject(refused);
  line.text('42["error"]');
  expect(await line.ask(2, `422${JSON.stringify(['join', join])}`)).toMatchObject({ resets: [] });
  line.close();
  expect(server.takeErrors()).toEqual([]);
  await isWell();
});
