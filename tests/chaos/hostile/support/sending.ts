import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { HostileRequest } from './requests.ts';

export interface Answer {
  status: number;
  type: string;
  text: string;
}

const WITHIN_MS = 20_000;

/** Sends a request in its declared way; undefined where the server closed the connection without an answer. */
export const send = async (app: FastifyInstance, url: string, request: HostileRequest): Promise<Answer | undefined> => {
  if (request.way === 'line' || !URL.canParse(request.url, 'http://any')) return sendLine(url, bytesOf(request));
  const { method, url: path, headers, body } = request;
  const answer = await inTime(
    app.inject({ method: method as 'GET', url: path, headers, ...(body ? { payload: body } : {}) }),
  );
  const text = unpacked(answer.rawPayload, answer.headers['content-encoding']).toString('utf8');
  return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text };
};

const unpacked = (body: Buffer, encoding: unknown): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

const inTime = <T>(work: PromiseLike<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${WITHIN_MS} ms`)), WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const bytesOf = ({ method, url, headers, body }: HostileRequest): Buffer => {
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    ...(body ? { 'content-length': String(body.length) } : {}),
  }).map(([name, value]) => `${name}: ${value}`);
  // Characters that a URL cannot contain would end the request line.
  const head = `${method} ${url.replaceAll(/[\s\u0000-\u001f]/g, '')} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
};

/** Writes these bytes on a new connection and reads until it ends. */
export const sendLine = (url: string, bytes: Buffer): Promise<Answer | undefined> =>
  inTime(
    new Promise((resolve) => {
      const line = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
      const parts: Buffer[] = [];
      line.on('connect', () => line.write(bytes));
      line.on('data', (part: Buffer) => void parts.push(part));
      // The server may reset the connection; what it sent before counts.
      line.on('error', () => undefined);
      line.on('close', () => resolve(parse(Buffer.concat(parts))));
      // Does not wait for the answer to an incomplete request.
      line.setTimeout(2_000, () => line.destroy());
    }),
  );

const parse = (bytes: Buffer): Answer | undefined => {
  const all = bytes.toString('utf8');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(all)?.[1];
  if (status === undefined) return undefined;
  const end = all.indexOf('\r\n\r\n');
  const head = all.slice(0, end);
  const text = all.slice(end + 4);
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
  return {
    status: Number(status),
    type: /\r\ncontent-type: ([^\r]*)/i.exec(head)?.[1] ?? '',
    text: /\r\ncontent-encoding:/i.test(head) ? '' : isChunked ? unchunked(text) : text,
  };
};

/** Sizes count bytes while the text may contain non-ASCII characters; this is exact enough here. */
const unchunked = (text: string): string => text.replaceAll(/(^|\r\n)[0-9a-f]+\r\n/gi, '').replace(/\r\n\r\n?$/, '');
