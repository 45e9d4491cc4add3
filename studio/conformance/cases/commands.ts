import { deepStrictEqual, strictEqual } from 'node:assert';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { checkSignature } from '../../signature.ts';
import { newId, type ConformanceCase, type Harness } from '../harness.ts';

interface Received {
  path: string;
  body: Record<string, unknown>;
  isSigned: boolean;
}
/** Listens as a vendor that answers each command with the next of these; `lose` closes the connection. */
const listening = async <A>(
  { options }: Harness,
  answers: (object | number | 'lose')[],
  work: (url: string, received: Received[]) => Promise<A>,
): Promise<A> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((rawBody) => {
      const path = request.url ?? '';
      const parts = { method: 'POST', pathWithQuery: path, rawBody };
      const isSigned = 'nonce' in checkSignature(options, parts, request.headers, Date.now());
      received.push({ path, body: JSON.parse(rawBody) as Record<string, unknown>, isSigned });
      const answer = answers.shift();
      if (answer === 'lose' || answer === undefined) return request.socket.destroy();
      const status = typeof answer === 'number' ? answer : 200;
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(typeof answer === 'number' ? {} : answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, received);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** These cases need a vendor on the operator's own machine, as its sandbox calls no other. */
export const commandCases: ConformanceCase[] = [
  {
    number: 36,
    title: 'command of a player → signed, with its session and game; the vendor’s answer is passed on',
    async run(harness) {
      const { opened } = await harness.openSession();
      await listening(harness, [{ code: 'BET_CLOSED', result: { at: 250 } }], async (url, received) => {
        const given = { session: opened.session, command_id: newId(), name: 'cashOut', payload: { round: 7 } };
        const published = await harness.control<object>('command', { url, ...given });
        deepStrictEqual(published, { code: 'BET_CLOSED', result: { at: 250 } });
        const [{ path, body, isSigned } = { path: '', body: {}, isSigned: false }] = received;
        strictEqual(path, '/platform/command');
        strictEqual(isSigned, true, 'signed with the key');
        const { at, ...rest } = body;
        deepStrictEqual(rest, { ...given, game: opened.game });
        strictEqual(Number.isInteger(at), true, 'at: when the platform received it');
      });
    },
  },
  {
    number: 37,
    title: 'command without an answer, or answered 5xx → sent again with the same command_id; 404 is final',
    async run(harness) {
      const { opened } = await harness.openSession();
      const given = () => ({ session: opened.session, command_id: newId(), name: 'cashOut', payload: {} });
      for (const failure of ['lose', 503] as const)
        await listening(harness, [failure, { code: 'OK', result: null }], async (url, received) => {
          deepStrictEqual(await harness.control('command', { url, ...given() }), { code: 'OK', result: null });
          strictEqual(received.length, 2);
          deepStrictEqual(received[1]?.body, received[0]?.body, 'the same command');
        });
      await listening(harness, [404], async (url, received) => {
        deepStrictEqual(await harness.control('command', { url, ...given() }), { refused: 'NOT_ALLOWED' });
        strictEqual(received.length, 1);
      });
    },
  },
];
