import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';

export interface DialingCountry {
  /** ISO 3166. */
  country: string;
  /** In the requested language. */
  name: string;
  /** For example +44. */
  dialing: string;
}

const isKnown = (country: string | undefined): country is CountryCode =>
  getCountries().some((known) => known === country);

/** A country's dialling code, such as +44; '' if it has none. */
export const dialingOf = (country: string): string => (isKnown(country) ? `+${getCountryCallingCode(country)}` : '');

/** The initially selected country, from the browser's languages. */
export const likelyCountry = (languages: readonly string[]): string => {
  for (const language of languages) {
    const { region } = new Intl.Locale(language).maximize();
    if (isKnown(region)) return region;
  }
  return 'US';
};

/** All countries with a dialling code, sorted by name in the given locale. */
export const dialingCountries = (locale: string): DialingCountry[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return getCountries()
    .map((country) => ({ country, name: names.of(country) ?? country, dialing: dialingOf(country) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
};
