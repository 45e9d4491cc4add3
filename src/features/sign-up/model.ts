import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { doors } from '../../../contract/doors.ts';
import type { RequestInputOf } from '../../../contract/define.ts';
import { loggedIn } from '../../entities/session/model.ts';
import { $vouched, voucherSpent } from '../../entities/session/vouched.ts';
import { $actionWaits } from '../../entities/session/protected-action.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal, modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { $circumstances, $diallingCode, $mode, formOpened, rulesDoubted } from './asked.ts';
import { checkSignUp, cleaned, type SignUp, type SignUpProblems, type TypedField, type Values } from './check.ts';

export const edited = createEvent<Values>();
export const termsTicked = createEvent<boolean>();
export const fieldLeft = createEvent<TypedField>();
export const submitted = createEvent();

const registerFx = createCall(doors.register);
const registerMobileFx = createCall(doors.registerMobile);
const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'register' });
const refused = sample({ clock: [registerFx.failData, registerMobileFx.failData] });
const registered = sample({ clock: [registerFx.doneData, registerMobileFx.doneData] });

/** NAV-02, AUTH-11: who brought this visitor, from the address. */
export const readAddressFx = createEffect((): { code: string | null; host: string } => ({
  code: new URLSearchParams(window.location.search).get('referralCode'),
  host: window.location.hostname,
}));
sample({ clock: formOpened, fn: () => {}, target: readAddressFx });
const $domain = createStore<string | null>(null).on(readAddressFx.doneData, (_, { host }) => host);

/** Secrets are not kept for whoever opens the form next; all else that was typed is. */
const SECRET: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode'];
const withoutSecrets = ({ values, termsAccepted }: SignUp): SignUp => ({
  values: Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.includes(field))),
  termsAccepted,
});

/** Terms are ticked to begin with, as the specification says (AUTH-11). */
export const $form = createStore<SignUp>({ values: {}, termsAccepted: true })
  .on(edited, (form, change) => ({ ...form, values: { ...form.values, ...change } }))
  .on(termsTicked, (form, termsAccepted) => ({ ...form, termsAccepted }))
  .on(readAddressFx.doneData, (form, { code }) =>
    code === null ? form : { ...form, values: { ...form.values, referralCode: code } },
  )
  .on(left, withoutSecrets);

export const $problems = combine($form, $circumstances, (form, given): SignUpProblems =>
  given ? checkSignUp(form, given) : {},
);
/** Fields whose problems may be said: those left, and all once the form was sent. */
const $spoken = createStore<readonly TypedField[] | 'all'>([])
  .on(fieldLeft, (fields, field) => (fields === 'all' || fields.includes(field) ? fields : [...fields, field]))
  .on(submitted, () => 'all' as const)
  .reset(left);
/** What the server found wrong with fields, until they are typed anew. */
const $refusedFields = createStore<SignUpProblems>({})
  .on(refused, (_, { key, details }) => {
    if (key === 'field_invalid') return (details as { problems?: SignUpProblems }).problems ?? {};
    return key === 'under_age' ? { birthday: 'underAge' } : {};
  })
  .on(edited, (problems, change) =>
    Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
  )
  .reset(submitted, left);
export const $errors = combine(
  $problems,
  $spoken,
  $refusedFields,
  (problems, spoken, refusedFields): SignUpProblems => {
    const said = Object.entries(problems).filter(([field]) => spoken === 'all' || spoken.includes(field as TypedField));
    return { ...refusedFields, ...(Object.fromEntries(said) as SignUpProblems) };
  },
);
export const $failure = createStore<{ key: string } | null>(null)
  .on(refused, (_, failure) => failure)
  .reset(submitted, edited, left);
export const $pending = combine(registerFx.pending, registerMobileFx.pending, (byName, byMobile) => byName || byMobile);
/** What the server asks for may have changed while the form was open. */
sample({ clock: refused, filter: ({ key }) => key === 'field_invalid', target: rulesDoubted });

// It was good for ten minutes: the rest of the form is, still.
sample({ clock: refused, filter: ({ key }) => key === 'firebase_token_refused', fn: () => {}, target: voucherSpent });

const $goesHome = createStore(true);
const sent = sample({
  clock: submitted,
  source: {
    form: $form,
    given: $circumstances,
    problems: $problems,
    pending: $pending,
    mode: $mode,
    domain: $domain,
    code: $diallingCode,
    vouched: $vouched,
  },
  filter: ({ given, problems, pending }) => given !== null && !pending && Object.keys(problems).length === 0,
  fn: ({ form, given, mode, domain, code, vouched }) => {
    const values = cleaned(form.values, given!.rules);
    const common = {
      ...values,
      termsAccepted: form.termsAccepted,
      domain: domain ?? undefined,
      login: true as const,
      ...(vouched && { firebaseChannel: vouched.channel, firebaseIdToken: vouched.idToken }),
    };
    const mobile = { ...common, countryDialingCode: code ?? '' };
    return {
      mode,
      byName: values.mobileNum ? mobile : common,
      byMobile: { ...mobile, registerMethod: 'WEB' as const },
    };
  },
});
sample({ clock: sent, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({
  clock: sent,
  filter: ({ mode }) => mode === 'register',
  // What is required is there: the form was checked by the rules.
  fn: ({ byName }) => byName as RequestInputOf<typeof doors.register>,
  target: registerFx,
});
sample({
  clock: sent,
  filter: ({ mode }) => mode === 'registerMobile',
  fn: ({ byMobile }) => byMobile as RequestInputOf<typeof doors.registerMobile>,
  target: registerMobileFx,
});
sample({ clock: registered, target: loggedIn });
sample({ clock: registered, fn: () => {}, target: modalClosed });
sample({ clock: registered, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });
