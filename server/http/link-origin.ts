import type { Merchant } from './viewer.ts';

/**
 * The origin of a merchant's links: its main domain if the operator set one, else the server's origin. Never taken from the
 * request's Host header: a forged one would receive what a link reveals.
 */
export const linkOrigin = (serverOrigin: string, { settings }: Pick<Merchant, 'settings'>): string =>
  settings.mainDomain ? `${new URL(serverOrigin).protocol}//${settings.mainDomain}` : serverOrigin;
