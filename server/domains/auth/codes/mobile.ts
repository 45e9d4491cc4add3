import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { inMerchant } from '../../../db/merchant.ts';
import type { BaseContext } from '../../../base-context.ts';
import { Failure } from '../../../http/failure.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { plainDigits } from '../../../../contract/plain-digits.ts';

interface Typed {
  countryDialingCode: string;
  mobileNum: string;
}

/** The parser throws for any other dialling code. */
const DIALING = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Returns the typed mobile number in E.164, checked against its country's numbering plan, or undefined if it is not a mobile
 * number.
 */
export const mobileNumber = ({ countryDialingCode, mobileNum }: Typed): string | undefined => {
  const dialing = plainDigits(countryDialingCode).replace(/^\+/, '');
  const number = plainDigits(mobileNum);
  // The parser maps letters to digits as phone keypads do; such input is not a number here.
  if (!DIALING.has(dialing) || !/^[\d+().\p{Pd}]+$/u.test(number)) return undefined;
  const read = parsePhoneNumberFromString(number, { defaultCallingCode: dialing, extract: false });
  return read?.isValid() && read.countryCallingCode === dialing ? read.number : undefined;
};

/** Same as `mobileNumber`, but throws mobile_number_wrong instead of returning undefined. */
export const readMobile = (typed: Typed): string => {
  const number = mobileNumber(typed);
  if (number === undefined) throw new Failure('mobile_number_wrong');
  return number;
};

/** Finds the member whose number this is, if a code has verified it. */
export const memberOfMobile = (
  { database }: BaseContext,
  merchant: string,
  mobile: string,
): Promise<MemberRow | undefined> =>
  inMerchant(database.db, merchant).selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirst();
