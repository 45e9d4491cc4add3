import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/mobile';
import type { Country } from '../../../../contract/register.ts';

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
