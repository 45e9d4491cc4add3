import { isLoopback } from '../shared/is-loopback.ts';

/**
 * Whether members may be sent to this address of a provider's page: `https:`, or `http:` of this machine if `local`. Addresses
 * with a user name are refused, for their host is easily misread.
 */
export const isPayUrl = (address: string, { local }: { local: boolean }): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (local && protocol === 'http:' && isLoopback(hostname));
};
