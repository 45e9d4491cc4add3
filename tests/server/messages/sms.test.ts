import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/http/logging.ts';
import { httpSms } from '../../../server/messages/sms-http.ts';
import { anyFailure } from '../../../server/http/failure.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Heard {
  method?: string;
  authorization?: string;
  type?: string;
  fields: Record<string, string>;
}

/** A carrier's endpoint with the response that the test chooses. */
const carrier = async (answer: (response: ServerResponse) => void) => {
  const heard: Heard[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { authorization, 'content-type': type } = request.headers;
    heard.push({ method: request.method, authorization, type, fields: Object.fromEntries(new URLSearchParams(body)) });
    answer(response);
  };
  const server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/Accounts/AC1/Messages.json` };
};

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const send = (url: string, timeoutMs?: number) =>
  httpSms({ url, account: 'AC1', token: 'secret-token', from: '+14155550100', timeoutMs })(
    { merchant: 'parlour', to: '+14155550123', text: 'رمزك 123456 & more' },
    anyFailure,
  );
const failed = { key: 'message_not_sent', status: 503, details: undefined };

describe('[AUTH-08] text messages by HTTP', () => {
  it('posts recipient, sender and text, with the account’s credentials', async () => {
    const { heard, url } = await carrier(json(201, { sid: 'SM1', status: 'queued' }));
    await send(url);
    expect(heard).toEqual([
      {
        method: 'POST',
        authorization: `Basic ${Buffer.from('AC1:secret-token').toString('base64')}`,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        fields: { To: '+14155550123', From: '+14155550100', Body: 'رمزك 123456 & more' },
      },
    ]);
  });

  it.each([
    ['refuses', json(400, { code: 21211, message: 'The To number is not valid' })],
    ['does not know the account', json(401, {})],
    ['is broken', json(500, 'oh')],
    ['says that it failed', json(201, { sid: 'SM1', status: 'failed' })],
    ['says yes without a number for it', json(200, { ok: true })],
    ['answers a page', (response: ServerResponse) => void response.end('<html>Welcome to this hotel</html>')],
    ['answers nothing', (response: ServerResponse) => void response.end()],
    ['answers without end', (response: ServerResponse) => void response.end(JSON.stringify({ sid: 'x'.repeat(1e6) }))],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    ['sends us elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
  ])('reports a failed delivery where the carrier %s', async (_what, answer) => {
    const { url } = await carrier(answer);
    await expect(send(url)).rejects.toMatchObject(failed);
  });

  it.each([
    ['refuses it', json(400, { message: 'To +14155550123: رمزك 123456 & more' })],
    ['refuses it at length', json(400, { message: `${'x'.repeat(283)}123456` })],
    ['takes it, in words', (response: ServerResponse) => void response.end('123456 sent to +14155550123')],
    ['takes it, in other fields', json(200, { to: '+14155550123', body: '123456' })],
    ['says that it failed', json(200, { sid: 'SM1', status: 'failed', body: '123456' })],
  ])('logs neither code nor number where the carrier repeats the message and %s', async (_what, answer) => {
    const { url } = await carrier(answer);
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    await send(url).catch((failure: Error) => log.warn({ err: failure.cause }, 'call refused'));
    expect(lines.join('')).toContain('the carrier');
    for (const secret of ['1234', '4155550123', '50123']) expect(lines.join('')).not.toContain(secret);
  });

  it('reports a carrier that is down or slow', async () => {
    await expect(send('http://127.0.0.1:1/')).rejects.toMatchObject(failed);
    const { url } = await carrier(() => undefined);
    await expect(send(url, 200)).rejects.toMatchObject(failed);
  });
});
