import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { closedTypesOf } from '../../contract/modules.ts';
import type { Config } from '../config/config.ts';
import { trusts } from '../live/handshake.ts';
import { StartupError } from '../start/startup-error.ts';
import type { Merchant } from './viewer.ts';

/** The parts of a request that tell where it comes from. */
interface Origin {
  /** The client's address, as far as the proxies before the server are trusted. */
  ip: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/** Returns the ISO 3166 code of a request's country, in capitals, or undefined if it is unknown. */
export type CountryOf = (origin: Origin) => string | undefined;

const CODE = /^[A-Z]{2}$/;

/** Finds the country by address in a database file of MaxMind's format, or else by the header of a trusted proxy (SYS-03). */
export const createCountryOf = ({ geoipDatabase, countryHeader, trustProxy }: Config): CountryOf => {
  if (geoipDatabase !== undefined) return byAddress(openDatabase(geoipDatabase));
  if (countryHeader === undefined) return () => undefined;
  if (trustProxy === false)
    throw new StartupError('COUNTRY_HEADER is set, but TRUST_PROXY is off: a visitor could write the header, too.');
  const isTrusted = trusts(trustProxy);
  return ({ headers, socket }) => {
    // The header of a request that bypasses the proxy is ignored.
    if (!isTrusted(plain(socket.remoteAddress ?? ''), 0)) return undefined;
    const code = String(headers[countryHeader] ?? '').toUpperCase();
    return CODE.test(code) ? code : undefined;
  };
};

/** Converts an IPv4-mapped IPv6 address to IPv4. */
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
    // An IPv4 database has no IPv6 addresses.
    if (database.metadata.ipVersion === 4 && address.includes(':')) return undefined;
    const found = database.get(address);
    return (found?.country ?? found?.registered_country)?.iso_code;
  };

/**
 * Returns the merchant, with status restricted if it may not be offered in the visitor's country (SYS-03), and with the types of
 * game that are not offered there, or to anybody (SYS-04).
 */
export const inRegion = (merchant: Merchant, country: string | undefined): Merchant => {
  const { restrictedCountries, restrictedTypes = [] } = merchant.settings;
  if (country !== undefined && restrictedCountries?.includes(country))
    return { ...merchant, status: 2, status_until: null };
  const closedTypes = [
    ...closedTypesOf(merchant.modules, merchant.brand.lotteryType),
    ...restrictedTypes
      .map((entry) => entry.split(':'))
      .filter(([, at]) => at === country)
      .map(([type]) => type!),
  ];
  return closedTypes.length > 0 ? { ...merchant, closedTypes } : merchant;
};
