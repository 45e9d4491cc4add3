import { combine, createEffect, createEvent, createStore, sample, type Unit } from 'effector';
import { dialingOf, likelyCountry } from './dialing.ts';

/** A mobile number as typed: its country and the rest. */
export const createMobile = ({ opened }: { opened: Unit<any> }) => {
  const countryChosen = createEvent<string>();
  const numberTyped = createEvent<string>();
  const guessFx = createEffect(() => likelyCountry(navigator.languages));
  const $chosen = createStore<string | null>(null).on(countryChosen, (_, country) => country);
  const $guessed = createStore('US').on(guessFx.doneData, (_, country) => country);
  const $country = combine($chosen, $guessed, (chosen, guessed) => chosen ?? guessed);
  const $number = createStore('').on(numberTyped, (_, number) => number);
  sample({ clock: opened, fn: () => {}, target: guessFx });
  /** In the form in which it is sent. */
  const $typed = combine($country, $number, (country, mobileNum) => ({
    countryDialingCode: dialingOf(country),
    mobileNum,
  }));
  return { countryChosen, numberTyped, $country, $number, $typed };
};
export type Mobile = ReturnType<typeof createMobile>;
