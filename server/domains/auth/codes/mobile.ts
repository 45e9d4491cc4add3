import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { inMerchant } from '../../../db/merchant.ts';
import type { AppContext } from '../../../context.ts';
import { Failure } from '../../../http/failure.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { plainDigits } from '../../../../contract/plain-digits.ts';

interface Typed {
  countryDialingCode: string;
  mobileNum: string;
}

/** The parser throws for any other. */
const DIALING = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/** A mobile number in E.164 from what was typed, checked against its country's numbering plan; undefined where no mobile phone has it. */
export const mobileNumber = ({ countryDialingCode, mobileNum }: Typed): string | undefined => {
  const dialing = plainDigits(countryDialingCode).replace(/^\+/, '');
  const number = plainDigits(mobileNum);
  // Letters, which some phones dial as figures, are no number that a person means here.
  if (!DIALING.has(dialing) || !/^[\d+().\p{Pd}]+$/u.test(number)) return undefined;
  const read = parsePhoneNumberFromString(number, { defaultCallingCode: dialing, extract: false });
  return read?.isValid() && read.countryCallingCode === dialing ? read.number : undefined;
};

/** The same of a number that has to be one; else mobile_number_wrong. */
export const readMobile = (typed: Typed): string => {
  const number = mobileNumber(typed);
  if (number === undefined) throw new Failure('mobile_number_wrong');
  return number;
};

/** Who has this number, shown by a code. */
export const memberOfMobile = (
  { database }: AppContext,
  merchant: string,
  mobile: string,
): Promise<MemberRow | undefined> =>
  inMerchant(database.db, merchant).selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirst();
