import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const timeouts = { headersMs: 400, requestMs: 800, checkIntervalMs: 50 };
/** Many times the configured timeout, for a busy machine. */
const CUT_WITHIN_MS = 10_000;

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ parts: { timeouts } });
});
afterAll(() => test.close());

/** Sends the head at once and then an endless body byte by byte; returns the response received before the disconnect. */
const trickle = (head: string, byte: string): Promise<{ answer: string; afterMs: number }> =>
  new Promise((resolve, reject) => {
    const line = connect(Number(new URL(test.url).port), '127.0.0.1');
    const startedMs = performance.now();
    let answer = '';
    line.on('connect', () => line.write(head));
    const sending = setInterval(() => line.writable && line.write(byte), 40);
    const late = setTimeout(() => {
      line.destroy();
      reject(new Error(`not cut within ${CUT_WITHIN_MS} ms`));
    }, CUT_WITHIN_MS);
    line.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    // A byte that arrives after the disconnect is answered with a reset.
    line.on('error', () => undefined);
    line.on('close', () => {
      clearInterval(sending);
      clearTimeout(late);
      resolve({ answer, afterMs: performance.now() - startedMs });
    });
  });

describe('the server disconnects a slow sender', () => {
  it('of headers, byte by byte', async () => {
    const { answer, afterMs } = await trickle('GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ', 'a');
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(afterMs).toBeGreaterThanOrEqual(timeouts.headersMs);
  });

  it.each([
    ['JSON', '/wps/system/report', 'content-type: application/json\r\ncontent-length: 1000'],
    ['a sealed body', '/wps/session/login', 'content-type: application/json\r\ncontent-length: 1000'],
    ['a form', '/wps/member/password/email', 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000'],
  ])('of %s, byte by byte', async (_, path, headers) => {
    const { answer, afterMs } = await trickle(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}\r\n\r\n`, 'a');
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(afterMs).toBeGreaterThanOrEqual(timeouts.requestMs);
  });

  it('without effect on other clients', async () => {
    const slow = trickle('GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ', 'a');
    expect((await fetch(`${test.url}/health`)).status).toBe(200);
    await slow;
    expect((await fetch(`${test.url}/health`)).status).toBe(200);
  });
});
