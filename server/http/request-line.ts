import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';
import { hasManyFields } from './json-bounds.ts';

/** A name or an address, in brackets where it is of IPv6, and a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The one host that a request names: by it the brand is chosen and addresses are made. */
const isHost = (host: string | undefined): boolean => host !== undefined && HOST.test(host);

/** Two lines of it are read as one by us and as the other by a proxy before us. */
const namesOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host').length <= 1;

/** Whether a request names one host, in a form that a host can have. */
export const hasSoundHost = (rawHeaders: readonly string[], host: string | undefined): boolean =>
  namesOneHost(rawHeaders) && isHost(host);

const refused = (path: string, problem: string) =>
  new Failure('invalid_request', { details: { issues: [{ path, problem }] } });

/** Refuses, before anything is looked up, a request whose host or query string is none that we would ever be asked for. */
export const addRequestLine = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, host, url } = request;
    if (!hasSoundHost(raw.rawHeaders, host)) return done(refused('host', 'unreadable_host'));
    if (hasManyFields(url)) return done(refused('', 'too_many_fields'));
    done();
  });
};
