import http from 'node:http';
import https from 'node:https';
import type { Config } from '../config/config.ts';
import type { Command } from '../operator/command-line.ts';

interface Answer {
  success: boolean;
  message: string;
  value?: unknown;
}

/** The server does not answer, or it is not the expected one. The message is for the terminal. */
export class Unreachable extends Error {}

const ANSWER_WITHIN_MS = 15_000;
const ANYWHERE = ['0.0.0.0', '::'];

/** Sends one command to the server of this configuration on this machine. */
export const send = (
  config: Config,
  key: string,
  { endpoint, request, withinMs = ANSWER_WITHIN_MS, checkBy = 'audit' }: Command,
): Promise<Answer> => {
  const inQuery = endpoint.encoding === 'query';
  const isChange = endpoint.method !== 'GET';
  const query = inQuery ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
  const body = inQuery ? '' : JSON.stringify(request);
  const host = ANYWHERE.includes(config.host) ? '127.0.0.1' : config.host;
  const options = {
    host,
    port: config.port,
    path: endpoint.path + query,
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(inQuery ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    },
    timeout: withinMs,
    // The server's own certificate is self-signed.
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const call = (config.https ? https : http).request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Answer);
        } catch {
          reject(new Unreachable(`What answers at ${host}:${config.port} is not this server.`));
        }
      });
    });
    let isSent = false;
    call.on('finish', () => (isSent = true));
    call.on('timeout', () => call.destroy(new Error(`no answer within ${withinMs / 1_000} s`)));
    call.on('error', (error: NodeJS.ErrnoException) => {
      const what = error.code ?? error.message;
      if (error.code === 'ECONNREFUSED')
        reject(new Unreachable(`No server runs at ${host}:${config.port}; start it with npm start, or name its PORT.`));
      else if (isSent && isChange)
        reject(new Unreachable(`${host}:${config.port}: ${what}. It may have been done: check by ${checkBy}.`));
      else
        reject(
          new Unreachable(
            `The server at ${host}:${config.port} does not answer as expected (${what}); did it start with --https?`,
          ),
        );
    });
    call.end(body);
  });
};
