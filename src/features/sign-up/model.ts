import { combine, createEvent, createStore, sample } from 'effector';
import { doors } from '../../../contract/doors.ts';
import { loggedIn } from '../../entities/session/model.ts';
import { $actionWaits } from '../../entities/session/protected-action.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx, routeEntered } from '../../shared/lib/navigation.ts';
import { checkSignUp, type SignUp } from './check.ts';

export const edited = createEvent<Partial<SignUp>>();
export const fieldLeft = createEvent<keyof SignUp>();
export const submitted = createEvent();

const signUpFx = createCall(doors.register);
const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'register' });

/** Terms are ticked to begin with, as the specification says (AUTH-11). */
const EMPTY: SignUp = { username: '', password: '', confirmPassword: '', termsAccepted: true };

export const $form = createStore<SignUp>(EMPTY)
  .on(edited, (form, change) => ({ ...form, ...change }))
  .on(left, ({ username, termsAccepted }) => ({ ...EMPTY, username, termsAccepted }));
/** Fields whose errors may be said: those left, and all once the form was sent. */
const $spoken = createStore<(keyof SignUp)[]>([])
  .on(fieldLeft, (fields, field) => (fields.includes(field) ? fields : [...fields, field]))
  .on(submitted, () => Object.keys(EMPTY) as (keyof SignUp)[])
  .reset(left);
const $allErrors = $form.map(checkSignUp);
export const $errors = combine($allErrors, $spoken, (errors, spoken) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => spoken.includes(field as keyof SignUp))),
);
export const $failure = createStore<{ key: string } | null>(null)
  .on(signUpFx.failData, (_, failure) => failure)
  .reset(submitted, edited, left);
export const $pending = signUpFx.pending;

/** NAV-02: who brought this visitor, from the address. */
const $referralCode = createStore<string | null>(null).on(
  routeEntered,
  (code, { search }) => new URLSearchParams(search).get('referralCode') ?? code,
);
const $goesHome = createStore(true);

const sent = sample({
  clock: submitted,
  source: { form: $form, errors: $allErrors, referralCode: $referralCode },
  filter: ({ errors }) => Object.values(errors).every((error) => error === undefined),
});
sample({ clock: sent, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({
  clock: sent,
  fn: ({ form, referralCode }) => ({
    ...form,
    username: form.username.trim().toLowerCase(),
    referralCode: referralCode ?? undefined,
    login: true as const,
  }),
  target: signUpFx,
});
sample({ clock: signUpFx.doneData, target: loggedIn });
sample({ clock: signUpFx.doneData, fn: () => {}, target: modalClosed });
sample({ clock: signUpFx.doneData, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });
