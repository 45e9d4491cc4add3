import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { checkSignature } from '../signature.ts';
import type { Harness } from './harness.ts';

export interface Received {
  path: string;
  body: Record<string, unknown>;
  isSigned: boolean;
}
/** Listens as a vendor that answers each call with the next of these; `lose` closes the connection. */
export const listening = async <A>(
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
