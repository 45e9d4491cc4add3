import { combine, createEvent, createEffect, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { registration, type Country } from '../../../contract/register.ts';
import { asksCode, rulesOf, type FieldRules, type RegisterMode } from '../../../contract/register-fields.ts';
import { $flags, $site, loadSiteFx } from '../../entities/site/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import type { Circumstances } from './check.ts';

/** The form is rendered. */
export const formOpened = createEvent();
export const modeChosen = createEvent<RegisterMode>();
export const countryChosen = createEvent<string>();
/** The server refused a field: its rules may have changed. */
export const rulesDoubted = createEvent<unknown>();

const fieldRules = createQuery(auth.registerRules);
const loadCountriesFx = createCall(registration.countryCodes);
/** The country of the browser's language, as a first guess. */
export const readRegionFx = createEffect(() => new Intl.Locale(navigator.language).maximize().region ?? null);

const $fields = fieldRules.$data.map((answer) => (answer?.fields as FieldRules | undefined) ?? null);
/** The form cannot be shown: its rules did not load. */
export const $rulesFailure = fieldRules.$error;
/** The operator changed the site, perhaps its registration rules. */
const siteChanged = sample({ clock: loadSiteFx.done, source: $fields, filter: Boolean });
sample({
  clock: [formOpened, rulesDoubted, siteChanged],
  fn: () => ({}),
  target: fieldRules.start,
});

/** SYS-05: the merchant's registration methods; tabs when there are two. */
export const $modes = $flags.map((flags): RegisterMode[] =>
  (['register', 'registerMobile'] as const).filter(
    (mode) => flags?.DIRECTREG3 && (mode === 'register' ? flags.USERNAMEREG3 : flags.MOBILENUMREG3),
  ),
);
const $chosen = createStore<RegisterMode>('register').on(modeChosen, (_, mode) => mode);
export const $mode = combine($chosen, $modes, (chosen, modes) =>
  modes.includes(chosen) ? chosen : (modes[0] ?? null),
);
export const $rules = combine($fields, $mode, $flags, (fields, mode, flags) =>
  fields && mode && flags ? rulesOf(fields, mode, flags) : null,
);

const $asksForMobile = $rules.map((rules) => rules?.mobileNum.enabled ?? false);
export const $countries = createStore<Country[]>([]).on(loadCountriesFx.doneData, (_, { list }) => list);
sample({
  clock: [formOpened, $asksForMobile],
  source: { requested: $asksForMobile, countries: $countries, pending: loadCountriesFx.pending },
  filter: ({ requested, countries, pending }) => requested && countries.length === 0 && !pending,
  fn: () => ({}),
  target: [loadCountriesFx, readRegionFx],
});
const $chosenCountry = createStore<string | null>(null)
  .on(readRegionFx.doneData, (chosen, region) => chosen ?? region)
  .on(countryChosen, (_, country) => country);
/** The chosen country, or the first one. */
export const $country = combine(
  $chosenCountry,
  $countries,
  (chosen, countries) => countries.find(({ country }) => country === chosen) ?? countries[0] ?? null,
);
export const $diallingCode = $country.map((country) => country?.diallingCode ?? null);

/** All inputs of the form's checks; null while unknown. The server's time of the last site load is accurate enough. */
export const $circumstances = combine(
  { rules: $rules, site: $site, country: $country, flags: $flags, mode: $mode },
  ({ rules, site, country, flags, mode }): Circumstances | null =>
    rules && site
      ? {
          rules,
          minimumAge: site.brand.minimumAge,
          nowMs: site.serverTimeMs,
          timeZone: site.brand.timeZone,
          diallingCode: country?.diallingCode ?? '',
          mobileLengths: country?.mobileLengths ?? [],
          codesNeeded: flags !== null && mode !== null && asksCode(mode, flags),
        }
      : null,
);
