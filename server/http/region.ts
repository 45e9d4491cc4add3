import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Reader, type CountryResponse } from 'mmdb-lib';
import type { Config } from '../config.ts';
import { trusts } from '../live/handshake.ts';
import { StartupError } from '../startup-error.ts';
import type { Merchant } from './viewer.ts';

/** A request of whatever kind, as far as it says where it comes from. */
interface Origin {
  /** Its address, as far as the proxies before the server are trusted. */
  ip: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/** ISO 3166 code of the country that a request comes from, in capitals; undefined where nothing tells it. */
export type CountryOf = (origin: Origin) => string | undefined;

const CODE = /^[A-Z]{2}$/;

/** The country by the address, from a database file in MaxMind's format; else by the header that a trusted proxy sets (SYS-03). */
export const createCountryOf = ({ geoipDatabase, countryHeader, trustProxy }: Config): CountryOf => {
  if (geoipDatabase !== undefined) return byAddress(openDatabase(geoipDatabase));
  if (countryHeader === undefined) return () => undefined;
  if (trustProxy === false)
    throw new StartupError('COUNTRY_HEADER is set, but TRUST_PROXY is off: a visitor could write the header, too.');
  const isTrusted = trusts(trustProxy);
  return ({ headers, socket }) => {
    // Who reaches us around the proxy says nothing that counts.
    if (!isTrusted(plain(socket.remoteAddress ?? ''), 0)) return undefined;
    const code = String(headers[countryHeader] ?? '').toUpperCase();
    return CODE.test(code) ? code : undefined;
  };
};

/** An IPv4 address that came by an IPv6 socket, as itself. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const openDatabase = (file: string): Reader<CountryResponse> => {
  try {
    return new Reader<CountryResponse>(readFileSync(file));
  } catch (cause) {
    throw new StartupError(`GEOIP_DATABASE is ${JSON.stringify(file)}, which cannot be read as a MaxMind database.`, {
      cause,
    });
  }
};

const byAddress =
  (database: Reader<CountryResponse>): CountryOf =>
  ({ ip }) => {
    const address = plain(ip);
    // A database of IPv4 knows no other addresses.
    if (database.metadata.ipVersion === 4 && address.includes(':')) return undefined;
    const found = database.get(address);
    return (found?.country ?? found?.registered_country)?.iso_code;
  };

/** The brand as this visitor finds it: restricted, where it may not be offered in the country (SYS-03). */
export const inRegion = (merchant: Merchant, country: string | undefined): Merchant => {
  const isRestricted = country !== undefined && merchant.settings.restrictedCountries?.includes(country);
  return isRestricted ? { ...merchant, status: 2, status_until: null } : merchant;
};
