import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { inMerchant } from '../../../db/merchant.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Fail } from '../../../http/failure.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { nationalDigits, readPhone } from '../../../../contract/mobile-number.ts';
import { plainDigits } from '../../../../contract/plain-digits.ts';
import { digitsOf } from '../../../../contract/register-fields.ts';

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
  const phone = DIALING.has(dialing) ? readPhone(parsePhoneNumberFromString, mobileNum, dialing) : undefined;
  return phone?.isValid() ? phone.number : undefined;
};

/** The digits of a typed number behind its dialling code, as registration checks them. */
export const nationalMobile = ({ countryDialingCode, mobileNum }: Typed): string =>
  DIALING.has(countryDialingCode)
    ? nationalDigits(parsePhoneNumberFromString, mobileNum, countryDialingCode)
    : digitsOf(mobileNum);

/** Same as `mobileNumber`, but throws mobile_number_wrong instead of returning undefined. */
export const readMobile = (typed: Typed, fail: Fail<'mobile_number_wrong'>): string => {
  const number = mobileNumber(typed);
  if (number === undefined) throw fail('mobile_number_wrong');
  return number;
};

/** Finds the member whose number this is, if a code has verified it. */
export const memberOfMobile = (
  { database }: BaseContext,
  merchant: string,
  mobile: string,
): Promise<MemberRow | undefined> =>
  inMerchant(database.db, merchant).selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirst();
