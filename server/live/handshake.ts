import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../config.ts';

/** Why a handshake is refused; the client is told by this name, and the log. */
export type HandshakeRefusal =
  | 'UNREADABLE_HOST'
  | 'WEBSOCKET_ONLY'
  | 'ORIGIN_NOT_ALLOWED'
  | 'TOO_MANY_CONNECTIONS'
  | 'SHUTTING_DOWN';

/** Whether it asks for a connection of its own by websocket; with `sid` it would go on with another one. */
export const isWebsocketOnly = ({ url }: Pick<IncomingMessage, 'url'>): boolean => {
  const { searchParams } = new URL(url ?? '/', 'http://any');
  return searchParams.get('transport') === 'websocket' && !searchParams.has('sid');
};

/**
 * Whether a page of this origin may connect: one of the host it connects to, or of PUBLIC_URL. A request without the header
 * is none of a browser's, and there is no cookie whose power a foreign page could borrow: it may come in as a visitor.
 */
export const isOriginAllowed = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | undefined,
): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
};

/** The address a request comes from, as far as the proxies before the server are trusted (TRUST_PROXY). */
export const addressOf = (request: IncomingMessage, trustProxy: Config['trustProxy']): string => {
  const remote = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => isIP(each) > 0);
  const nearestFirst = [remote, ...forwarded.reverse()];
  const isTrusted = trusts(trustProxy);
  return nearestFirst.find((address, hop) => !isTrusted(address, hop)) ?? nearestFirst.at(-1) ?? remote;
};

/** Whether the word of the one at this address and place before us is taken (TRUST_PROXY). */
export const trusts = (trustProxy: Config['trustProxy']): ((address: string, hop: number) => boolean) => {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_, hop) => hop < trustProxy;
  const networks = new BlockList();
  for (const network of trustProxy.split(',')) {
    const [host = '', bits] = network.split('/');
    const family = isIP(host) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(host, family);
    else networks.addSubnet(host, Number(bits), family);
  }
  return (address) => networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};
