import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isValidIBAN } from 'ibantools';
import { PAYOUT_BOUNDS, type PAYOUT_NETWORKS, type PayoutKind } from '../../../contract/payouts.ts';
import { latinDigits } from '../../../contract/plain-digits.ts';

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
  return [...lower].every((digit, index) => digits[index] === (hash[index]! >= '8' ? digit.toUpperCase() : digit));
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

/** Typed text with the digits and signs of every keyboard as plain ones: no direction marks, one kind of hyphen and apostrophe. */
const unified = (typed: string): string =>
  latinDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .trim();

const digitsOf = (number: string): number[] => [...number].map(Number);

/** The last digit of a Mexican CLABE checks the 17 before it. */
const isClabe = (number: string): boolean => {
  const sum = digitsOf(number.slice(0, -1)).reduce(
    (total, digit, at) => total + ((digit * [3, 7, 1][at % 3]!) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
};

/** Luhn's check of a card's last digit. */
const isCard = (number: string): boolean =>
  digitsOf(number)
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** Numbers with a checksum in the countries of these currencies. Elsewhere an account number may look like them. */
const CHECKED: Readonly<Record<string, readonly { form: RegExp; isRight: (number: string) => boolean }[]>> = {
  MXN: [
    { form: /^\d{18}$/, isRight: isClabe },
    { form: /^\d{16}$/, isRight: isCard },
  ],
  CNY: [{ form: /^62\d{14,17}$/, isRight: isCard }],
  RUB: [{ form: /^\d{16}$/, isRight: isCard }],
  UAH: [{ form: /^\d{16}$/, isRight: isCard }],
  IRR: [{ form: /^\d{16}$/, isRight: isCard }],
};

/** An IBAN with its checksum, or 6 to 20 digits, of which the last may be a check letter: `123456-X`. */
const bankNumber = (text: string, currency: string): string | undefined => {
  const number = text
    .toUpperCase()
    .replace(/^IBAN[\s:.]*/, '')
    .replaceAll(/[\s.-]/g, '');
  if (/^[A-Z]{2}\d{2}/.test(number)) return isValidIBAN(number) ? number : undefined;
  if (!/^\d{5,19}[\dXK]$/.test(number)) return undefined;
  const checks = Object.hasOwn(CHECKED, currency) ? CHECKED[currency]! : [];
  return checks.every(({ form, isRight }) => !form.test(number) || isRight(number)) ? number : undefined;
};

const LETTER = '\\p{L}\\p{M}\\p{N}';
const LABEL = `[${LETTER}](?:[${LETTER}-]{0,61}[${LETTER}])?`;
const MAIL = new RegExp(`^[${LETTER}.!#$%&'*+=?^_{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})*$`, 'u');
const NAME = new RegExp(`^[@$]?[${LETTER}_][${LETTER}._+'-]{0,62}[${LETTER}_]$`, 'u');

/**
 * A mail address, key or name, of which every sign identifies, or a number, of which digits and a leading plus do:
 * `(0917) 123 4567`.
 */
const walletId = (text: string): string | undefined => {
  const id = text.toLowerCase();
  if (id.length < 5 || id.length > PAYOUT_BOUNDS.number) return undefined;
  if (/^\+?[\d\s()./-]+$/.test(id)) {
    const number = id.replaceAll(/[^\d+]/g, '');
    return /^\+?\d{5,20}$/.test(number) ? number : undefined;
  }
  return MAIL.test(id) || NAME.test(id) ? id : undefined;
};

/**
 * Returns the number of a payout account in the form in which it is stored, or undefined if it cannot be one. What does not
 * identify the account is removed: spaces and hyphens of numbers. Hyphens of mail addresses, keys and names stay.
 */
export const normalNumber = (
  kind: PayoutKind,
  institution: string,
  typed: string,
  currency: string,
): string | undefined => {
  const text = unified(typed);
  switch (kind) {
    case 'bank':
      return bankNumber(text, currency);
    case 'ewallet':
      return walletId(text);
    case 'crypto': {
      const isAddress = Object.hasOwn(NETWORKS, institution) ? NETWORKS[institution]! : () => false;
      return isAddress(text) ? text : undefined;
    }
  }
};

const ENDS = { bank: 4, crypto: 6 } as const;

/** As much of a number as its member needs to recognise it: an e-wallet's identifier whole, else both ends of a long number. */
export const shownNumber = (kind: PayoutKind, number: string): string => {
  if (kind === 'ewallet') return number;
  const digits = ENDS[kind];
  return `${number.length >= 3 * digits ? number.slice(0, digits) : ''}···${number.slice(-digits)}`;
};
