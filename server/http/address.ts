import { isIPv6 } from 'node:net';

/**
 * Returns the key that rate limits count an address by, and that accounts of one household share. An IPv6 address is counted by its
 * /64 prefix, because one client owns the whole prefix.
 */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace(/^::ffff:/, '');
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
};
