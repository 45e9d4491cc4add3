import { createEffect, createEvent, createStore, sample } from 'effector';
import { codeIn } from '../../shared/lib/code-in.ts';
import { $modal } from '../../shared/lib/modals.ts';
import { localKept } from '../../shared/lib/storage.ts';
import { forgetInvitation, invitationHere } from './kept-invitation.ts';
import { formOpened } from './requested.ts';
import type { Registration, Values } from './check.ts';

export const edited = createEvent<Values>();
export const termsTicked = createEvent<boolean>();
export const submitted = createEvent();
/** The form closes or is done. */
export const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'register' });

/** Greatest length of the page's address that the server takes. */
const URL_LENGTH = 2_000;
const CODES = ['affiliateCode', 'referralCode'] as const;
/**
 * NAV-02, AUTH-11: the affiliate codes in the address, and the code of an agent's registration link (AGT-05); else those of the last link
 * that was followed on this device.
 */
export const readAddressFx = createEffect((): { codes: Values; host: string; page: string; link?: string } => {
  const query = new URLSearchParams(window.location.search);
  const given = CODES.map((field) => [field, query.get(field)] as const).filter(([, code]) => code !== null);
  const named = query.get('link')?.trim();
  const link = named ? codeIn(named) : undefined;
  const { hostname, origin, pathname, search } = window.location;
  const page = `${origin}${pathname}${search}`.slice(0, URL_LENGTH);
  const invitation = invitationHere(localKept, { codes: Object.fromEntries(given), link }, Date.now());
  return { ...invitation, host: hostname, page };
});
export const forgetInvitationFx = createEffect(() => forgetInvitation(localKept));
sample({ clock: formOpened, fn: () => {}, target: readAddressFx });
export const $domain = createStore<string | null>(null).on(readAddressFx.doneData, (_, { host }) => host);
/** The address of the page with the form. */
export const $registerUrl = createStore<string | null>(null).on(readAddressFx.doneData, (_, { page }) => page);

/** Secrets are cleared when the form closes. All other typed values are kept. */
const SECRET: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode'];
const withoutSecrets = (form: Form): Form => ({
  ...form,
  values: Object.fromEntries(Object.entries(form.values).filter(([field]) => !SECRET.includes(field))),
});

interface Form extends Registration {
  /** The codes of the last link; absent before one. */
  followed?: Values;
}
/** The values without codes that are still those of the last link. */
const withoutFollowed = ({ values, followed = {} }: Form): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, text]) => !CODES.some((code) => code === field && followed[code] === text)),
  );

/** The terms are ticked initially, as the specification says (AUTH-11). */
export const $form = createStore<Form>({ values: {}, termsAccepted: true })
  .on(edited, (form, change) => ({ ...form, values: { ...form.values, ...change } }))
  .on(termsTicked, (form, termsAccepted) => ({ ...form, termsAccepted }))
  // Typed or cleared values stay when the form opens again; of codes the last link that was followed counts.
  .on(readAddressFx.doneData, (form, { codes }) => ({
    ...form,
    followed: codes,
    values: { ...codes, ...withoutFollowed(form) },
  }))
  .on(left, withoutSecrets);
