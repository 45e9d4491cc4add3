import { combine, createEvent, createStore, sample } from 'effector';
import { auth } from '../../../contract/auth.ts';
import type { RequestInputOf } from '../../../contract/define.ts';
import { createCaptcha, isCaptchaNext, isCaptchaSpent } from '../../entities/captcha/index.ts';
import { $actionWaits, loggedIn } from '../../entities/session/index.ts';
import { $pendingIdentity, identitySpent } from '../../entities/session/lazy.ts';
import { createCall } from '../../shared/api/call.ts';
import { modalClosed } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { $affiliate } from './affiliate.ts';
import { $circumstances, $diallingCode, $mode, $rules, formOpened, rulesDoubted } from './requested.ts';
import { checkRegistration, cleaned, type RegistrationProblems, type TypedField } from './check.ts';
import { $link, linkDropped, linkRefused } from './link.ts';
import { $domain, $form, $registerUrl, edited, forgetInvitationFx, left, submitted } from './typed.ts';

export const fieldLeft = createEvent<TypedField>();

const registerFx = createCall(auth.register);
const registerMobileFx = createCall(auth.registerMobile);
const refused = sample({ clock: [registerFx.failData, registerMobileFx.failData] });
const registered = sample({ clock: [registerFx.doneData, registerMobileFx.doneData] });

/** The captcha picture, where the merchant requires it. A picture is valid once, so each check by the server needs a new one. */
const $picture = $rules.map((rules) => rules?.captcha.enabled ?? false);
const $pictureNeeded = $rules.map((rules) => (rules?.captcha.enabled && rules.captcha.required) ?? false);
const spent = sample({ clock: refused, filter: isCaptchaSpent });
export const captcha = createCaptcha({
  $shown: $picture,
  wanted: sample({ clock: [formOpened, $picture.updates, spent], source: $picture, filter: Boolean }),
  spent,
  wrong: sample({ clock: refused, filter: isCaptchaNext }),
  cleared: left,
});
sample({ clock: captcha.worked, target: submitted });

export const $problems = combine(
  { form: $form, given: $circumstances, affiliate: $affiliate, answer: captcha.$answer, needed: $pictureNeeded },
  ({ form, given, affiliate, answer, needed }): RegistrationProblems => {
    if (!given) return {};
    const problems = checkRegistration(form, given);
    if (affiliate === 'unknown') problems.affiliateCode = 'unknownCode';
    if (needed && answer === null) problems.captcha = 'empty';
    return problems;
  },
);
/** Fields that may show problems: those that lost focus, and all after submit. Problems found by the server show at once. */
const $spoken = createStore<readonly TypedField[] | 'all'>([])
  .on(fieldLeft, (fields, field) => (fields === 'all' || fields.includes(field) ? fields : [...fields, field]))
  .on(submitted, () => 'all' as const)
  .reset(left);
/** Fields refused by the server, until their values change. */
const $refusedFields = createStore<RegistrationProblems>({})
  .on(refused, (_, { key, details }) => {
    if (key === 'field_invalid') return (details as { problems?: RegistrationProblems } | undefined)?.problems ?? {};
    if (key === 'invitation_code_error')
      return { [(details as { field?: TypedField } | undefined)?.field ?? 'referralCode']: 'unknownCode' };
    return key === 'under_age' ? { birthday: 'underAge' } : {};
  })
  .on(edited, (problems, change) =>
    Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
  )
  .on(captcha.textTyped, (problems) => ({ ...problems, captcha: undefined }))
  .reset(submitted, left);
export const $errors = combine(
  $problems,
  $spoken,
  $refusedFields,
  (problems, spoken, refusedFields): RegistrationProblems => {
    const said = Object.entries(problems).filter(
      ([field, problem]) => spoken === 'all' || spoken.includes(field as TypedField) || problem === 'unknownCode',
    );
    return { ...refusedFields, ...(Object.fromEntries(said) as RegistrationProblems) };
  },
);
export const $failure = createStore<{ key: string } | null>(null)
  .on(refused, (_, failure) => failure)
  .reset(submitted, edited, left);
export const $pending = combine(registerFx.pending, registerMobileFx.pending, (byName, byMobile) => byName || byMobile);
/** The server's rules may have changed while the form was open. */
sample({ clock: refused, filter: ({ key }) => key === 'field_invalid', target: rulesDoubted });

// The token expires after ten minutes. The rest of the form stays valid.
sample({ clock: refused, filter: ({ key }) => key === 'firebase_token_refused', fn: () => {}, target: identitySpent });

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
    registerUrl: $registerUrl,
    code: $diallingCode,
    vouched: $pendingIdentity,
    answer: captcha.$answer,
    link: $link,
  },
  filter: ({ given, problems, pending }) => given !== null && !pending && Object.keys(problems).length === 0,
  fn: ({ form, given, mode, domain, registerUrl, code, vouched, answer, link }) => {
    const values = cleaned(form.values, given!);
    const common = {
      ...values,
      ...answer,
      termsAccepted: form.termsAccepted,
      domain: domain ?? undefined,
      link: link ?? undefined,
      login: true as const,
      ...(vouched && { firebaseChannel: vouched.channel, firebaseIdToken: vouched.idToken }),
    };
    const mobile = { ...common, countryDialingCode: code ?? '' };
    return {
      mode,
      byName: values.mobileNum ? mobile : common,
      byMobile: { ...mobile, registerUrl: registerUrl ?? undefined, registerMethod: 'WEB' as const },
    };
  },
});
sample({ clock: sent, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({
  clock: sent,
  filter: ({ mode }) => mode === 'register',
  // The required fields are present: the form was checked by the rules.
  fn: ({ byName }) => byName as RequestInputOf<typeof auth.register>,
  target: registerFx,
});
sample({
  clock: sent,
  filter: ({ mode }) => mode === 'registerMobile',
  fn: ({ byMobile }) => byMobile as RequestInputOf<typeof auth.registerMobile>,
  target: registerMobileFx,
});
sample({ clock: refused, target: linkRefused });
// The next one who registers on this device was not invited by it; and a code that is refused does not come back.
const codeRefused = sample({ clock: refused, filter: ({ key }) => key === 'invitation_code_error' });
sample({ clock: [registered, linkDropped, codeRefused], fn: () => {}, target: forgetInvitationFx });
sample({ clock: registered, target: loggedIn });
sample({ clock: registered, fn: () => {}, target: modalClosed });
sample({ clock: registered, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });
