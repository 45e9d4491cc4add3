import { getCountries, getCountryCallingCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Country } from '../../../contract/register.ts';
import { digitsOf } from '../../../contract/register-fields.ts';

const lengthsOf = (metadata: Metadata): number[] =>
  // The mobile set of the metadata holds the lengths of mobile numbers by type; the numbering plan's own are all lines'.
  (metadata.numberingPlan as unknown as { type(of: 'MOBILE'): { possibleLengths(): number[] } | undefined })
    .type('MOBILE')
    ?.possibleLengths() ?? [];

const read = (): Country[] => {
  const metadata = new Metadata();
  return getCountries()
    .map((country) => {
      metadata.selectNumberingPlan(country);
      return { country, diallingCode: getCountryCallingCode(country), mobileLengths: lengthsOf(metadata) };
    })
    .filter(({ mobileLengths }) => mobileLengths.length > 0);
};

let known: Country[] | undefined;
/** Every country that has mobile numbers, with their lengths, by libphonenumber's metadata (AUTH-11). */
export const countries = (): Country[] => (known ??= read());

/** How many digits a mobile number may have under a dialling code, which several countries may share. */
export const mobileLengthsOf = (diallingCode: string): number[] => [
  ...new Set(countries().flatMap((each) => (each.diallingCode === diallingCode ? each.mobileLengths : []))),
];

/** A mobile number in E.164; undefined where no mobile phone has that number. */
export const mobileNumber = (diallingCode: string, typed: string): string | undefined => {
  const digits = digitsOf(typed);
  if (!/^[0-9]{4,15}$/.test(digits) || mobileLengthsOf(diallingCode).length === 0) return undefined;
  const parsed = parsePhoneNumberFromString(digits, { defaultCallingCode: diallingCode });
  return parsed?.isValid() && parsed.countryCallingCode === diallingCode ? parsed.number : undefined;
};
