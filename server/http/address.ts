import { isIPv6 } from 'node:net';

/** By what an address is counted, wherever one is: who holds a prefix of IPv6 holds all its addresses. */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace(/^::ffff:/, '');
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
};
