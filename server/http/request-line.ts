import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';
import { hasManyFields } from './json-bounds.ts';

/** A host name or address (IPv6 in brackets), and an optional port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The host selects the merchant and is used to build URLs. */
const isHost = (host: string | undefined): boolean => host !== undefined && HOST.test(host);

/** With two Host headers, the server and a proxy before it could each read a different one. */
const namesOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host').length <= 1;

/** Whether a request has one well-formed Host header. */
export const hasSoundHost = (rawHeaders: readonly string[], host: string | undefined): boolean =>
  namesOneHost(rawHeaders) && isHost(host);

const refused = (path: string, problem: string) =>
  new Failure('invalid_request', { details: { issues: [{ path, problem }] } });

/** Refuses a request with a malformed host or too many query fields, before anything is looked up. */
export const addRequestLine = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, host, url } = request;
    if (!hasSoundHost(raw.rawHeaders, host)) return done(refused('host', 'unreadable_host'));
    if (hasManyFields(url)) return done(refused('', 'too_many_fields'));
    done();
  });
};
