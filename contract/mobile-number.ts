import { plainDigits } from './plain-digits.ts';
import { digitsOf } from './register-fields.ts';

/** `parsePhoneNumberFromString` of libphonenumber, with the metadata of the page or of the server. */
export type ParsePhone = (
  text: string,
  options: { defaultCallingCode: string; extract: false },
) => { nationalNumber: string; countryCallingCode: string } | undefined;

/** The parser maps letters to digits as phone keypads do; such input is not a number here. */
const WRITTEN = /^[\d+().\p{Pd}]+$/u;

/** What libphonenumber reads in a typed number under a known dialling code; undefined if it is of another country, or no number. */
export const readPhone = <Phone extends NonNullable<ReturnType<ParsePhone>>>(
  parse: (...given: Parameters<ParsePhone>) => Phone | undefined,
  typed: string,
  diallingCode: string,
): Phone | undefined => {
  const number = plainDigits(typed);
  const phone = WRITTEN.test(number) ? parse(number, { defaultCallingCode: diallingCode, extract: false }) : undefined;
  return phone?.countryCallingCode === diallingCode ? phone : undefined;
};

/**
 * The digits of a mobile number behind its dialling code. The number may be typed in its national form (`06 20 123 4567`,
 * `8 912 345-67-89`, `011 15 2345-6789`) or with the dialling code. What cannot be read stays as its digits.
 */
export const nationalDigits = (parse: ParsePhone, typed: string, diallingCode: string): string =>
  readPhone(parse, typed, diallingCode)?.nationalNumber ?? digitsOf(typed);
