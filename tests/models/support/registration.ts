import { allSettled, type Scope } from 'effector';
import type { SchedulerLike } from 'rxjs';
import { auth } from '../../../contract/auth.ts';
import type { Flags } from '../../../contract/flags.ts';
import { registration, type Country } from '../../../contract/register.ts';
import { fieldRules, type FieldSetting, type RegisterField } from '../../../contract/register-fields.ts';
import { $environment, type Environment } from '../../../src/shared/realtime/environment.ts';
import { $site } from '../../../src/entities/site/model.ts';
import { formOpened, readRegionFx } from '../../../src/features/registration/requested.ts';
import type { Values } from '../../../src/features/registration/check.ts';
import { edited, readAddressFx } from '../../../src/features/registration/typed.ts';
import { modalOpened } from '../../../src/shared/lib/modals.ts';
import type { mockServer } from '../../support/msw.ts';
import { environmentOf, pageOf } from './page.ts';
import { siteOf } from './samples.ts';

export const good: Values = {
  username: 'newcomer1',
  password: 'Seven-crows-9',
  confirmPassword: 'Seven-crows-9',
  birthday: '1990-05-17',
};
const COUNTRIES: Country[] = [
  { country: 'GB', diallingCode: '44', mobileLengths: [10] },
  { country: 'US', diallingCode: '1', mobileLengths: [10] },
];

interface Brand {
  flags?: Partial<Flags>;
  fields?: Partial<Record<RegisterField, FieldSetting>>;
  /** The referral codes from the address, or those of each reading. */
  codes?: Values | (() => Values);
  /** The code of a registration link in it. */
  link?: string;
  clock?: SchedulerLike;
}
/** The registration form, open on a page of this merchant. */
export const openRegistration = async (
  server: ReturnType<typeof mockServer>,
  { flags = {}, fields = {}, codes = {}, link, clock }: Brand = {},
) => {
  server.answer(auth.registerRules, () => ({ fields: fieldRules(fields), minimumAge: 18 }));
  server.answer(registration.countryCodes, () => ({ list: COUNTRIES }));
  const site = siteOf();
  const scope = pageOf({
    values: [
      [$site, { ...site, flags: { ...site.flags, ...flags } }],
      ...(clock ? [[$environment, environmentOf(clock)] satisfies [typeof $environment, Environment]] : []),
    ],
    handlers: [
      [
        readAddressFx,
        () => ({
          codes: typeof codes === 'function' ? codes() : codes,
          host: 'parlour.test',
          page: 'https://parlour.test/register',
          link,
        }),
      ],
      [readRegionFx, () => 'US'],
    ],
  });
  await allSettled(modalOpened, { scope, params: { name: 'register' } });
  await allSettled(formOpened, { scope });
  return scope;
};
export const type = (scope: Scope, values: Values) => allSettled(edited, { scope, params: values });
