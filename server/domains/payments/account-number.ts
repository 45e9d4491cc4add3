import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isValidIBAN } from 'ibantools';
import type { PAYOUT_NETWORKS, PayoutKind } from '../../../contract/payouts.ts';

const base58check = createBase58check(sha256);

/** Decodes, or returns undefined where the text is not in this encoding. */
const decoded = <T>(decode: () => T): T | undefined => {
  try {
    return decode();
  } catch {
    return undefined;
  }
};

/** Version bytes of Bitcoin addresses: to a key, and to a script. */
const BITCOIN_VERSIONS = [0x00, 0x05];

const isBitcoin = (address: string): boolean => {
  const payload = decoded(() => base58check.decode(address));
  if (payload) return payload.length === 21 && BITCOIN_VERSIONS.includes(payload[0]!);
  const lower = address.toLowerCase();
  // Mixed case is not allowed in Bech32.
  if (address !== lower && address !== address.toUpperCase()) return false;
  const segwit = decoded(() => bech32.decode(lower as `${string}1${string}`));
  const taproot = decoded(() => bech32m.decode(lower as `${string}1${string}`));
  const found = segwit?.words[0] === 0 ? segwit : taproot && taproot.words[0] !== 0 ? taproot : undefined;
  if (found?.prefix !== 'bc') return false;
  const program = decoded(() => bech32.fromWords(found.words.slice(1)));
  return program !== undefined && [20, 32].includes(program.length);
};

/** EIP-55: an address in mixed case carries a checksum. */
const isEthereum = (address: string): boolean => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower].every((digit, place) => digits[place] === (hash[place]! >= '8' ? digit.toUpperCase() : digit));
};

const TRON_VERSION = 0x41;
const isTron = (address: string): boolean => {
  const payload = decoded(() => base58check.decode(address));
  return payload?.length === 21 && payload[0] === TRON_VERSION;
};

const isSolana = (address: string): boolean => decoded(() => base58.decode(address))?.length === 32;

/** Networks to which crypto payouts go, with the form of their addresses. */
export const NETWORKS: Readonly<Record<string, (address: string) => boolean>> = {
  BTC: isBitcoin,
  ETH: isEthereum,
  TRON: isTron,
  SOL: isSolana,
} satisfies Record<(typeof PAYOUT_NETWORKS)[number], (address: string) => boolean>;

const isBankNumber = (number: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(number) ? isValidIBAN(number) : /^\d{6,20}$/.test(number);

/**
 * Returns the number of a payout account in the form in which it is stored, or undefined if it cannot be one: an IBAN with its
 * checksum or 6 to 20 digits for a bank, a mail address, phone number or name for an e-wallet, an address of the network for crypto.
 */
export const normalNumber = (kind: PayoutKind, institution: string, typed: string): string | undefined => {
  if (kind === 'crypto') {
    const isAddress = Object.hasOwn(NETWORKS, institution) ? NETWORKS[institution]! : () => false;
    return isAddress(typed) ? typed : undefined;
  }
  const number = typed.replaceAll(/[\s-]/g, '');
  if (kind === 'bank') return isBankNumber(number.toUpperCase()) ? number.toUpperCase() : undefined;
  return /^[\w.+@]{5,64}$/.test(number) ? number.toLowerCase() : undefined;
};
