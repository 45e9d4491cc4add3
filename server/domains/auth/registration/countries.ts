import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/mobile';
import type { Country } from '../../../../contract/register.ts';

const lengthsOf = (metadata: Metadata): number[] =>
  // The mobile metadata holds the lengths of mobile numbers by type; the numbering plan's own lengths cover all lines.
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
/** Returns every country that has mobile numbers, with their lengths, from libphonenumber's metadata (AUTH-11). */
export const countries = (): Country[] => (known ??= read());

/** Returns the possible lengths of a mobile number under a dialling code. Several countries may share one. */
export const mobileLengthsOf = (diallingCode: string): number[] => [
  ...new Set(countries().flatMap((each) => (each.diallingCode === diallingCode ? each.mobileLengths : []))),
];
