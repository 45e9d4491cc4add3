import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { HANDSHAKE_REFUSALS } from '../../contract/socket-meanings.ts';
import type { Config } from '../config/config.ts';

/** Reason for a refused handshake, sent to the client and logged. */
export type HandshakeRefusal = Exclude<keyof typeof HANDSHAKE_REFUSALS, 'NOT_FOUND'>;

/** Whether the request opens a new websocket connection. With `sid` it would continue an existing one. */
export const isWebsocketOnly = ({ url }: Pick<IncomingMessage, 'url'>): boolean => {
  const { searchParams } = new URL(url ?? '/', 'http://any');
  return searchParams.get('transport') === 'websocket' && !searchParams.has('sid');
};

/** Returns the client's address, using X-Forwarded-For as far as TRUST_PROXY trusts the proxies. */
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

/** Returns a function that decides whether the proxy at this address and hop is trusted (TRUST_PROXY). */
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
