import { combine, createEvent, createStore, sample, type Unit } from 'effector';
import { auth } from '../../../contract/auth.ts';
import { createCaptcha, isCaptchaNext, isCaptchaSpent } from '../../entities/captcha/index.ts';
import { loggedIn } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { modalOpened, type Modal } from '../../shared/lib/modals.ts';

interface Options {
  /** Restricts the login to agents; absent: every member. */
  as?: 'agent';
  /** The form opens or closes: the typed input must not be visible to the next person. */
  cleared: Unit<any>;
}

/** Creates a login form of username and password: its events, its stores, and the resulting session (AUTH-01). */
export const createCredentials = ({ as, cleared }: Options) => {
  const usernameTyped = createEvent<string>();
  const passwordTyped = createEvent<string>();
  const submitted = createEvent();
  const sent = createEvent();
  const logInFx = createCall(auth.login);
  const failed = logInFx.failData;
  const captchaNext = sample({ clock: failed, filter: isCaptchaNext });
  const captcha = createCaptcha({
    $shown: createStore(false)
      // A captcha that the server did not check stays, with its text.
      .on(failed, (shown, failure) => isCaptchaNext(failure) || (shown && failure.key !== 'in_incorrect_password'))
      .reset(cleared),
    wanted: captchaNext,
    spent: sample({ clock: failed, filter: isCaptchaSpent }),
    wrong: captchaNext,
    cleared,
  });

  const $username = createStore('').on(usernameTyped, (_, text) => text);
  const $password = createStore('')
    .on(passwordTyped, (_, text) => text)
    .reset(logInFx.done, cleared);
  /** Both are required, trimmed. */
  const $complete = combine($username, $password, (name, password) => name.trim() !== '' && password.trim() !== '');
  /** What was missing on submit. */
  const $missing = createStore<'credentials' | 'captcha' | null>(null)
    .on(
      sample({ clock: submitted, source: { complete: $complete, answer: captcha.$answer } }),
      (_, { complete, answer }) => (!complete ? 'credentials' : answer ? null : 'captcha'),
    )
    .reset(sent, usernameTyped, passwordTyped, captcha.textTyped, cleared);
  const $failure = createStore<{ key: string } | null>(null)
    .on(logInFx.failData, (_, failure) => failure)
    .reset(sent, usernameTyped, passwordTyped, captcha.textTyped, cleared);

  const $form = combine($username, $password, (username, password) => ({
    username: username.trim(),
    password: password.trim(),
    type: 'username' as const,
    ...(as && { as }),
  }));
  const ready = sample({
    clock: submitted,
    source: { form: $form, answer: captcha.$answer },
    filter: combine($complete, captcha.$answer, (complete, answer) => complete && answer !== null),
    fn: ({ form, answer }) => ({ ...form, ...answer }),
  });
  // The proof of work that replaces the picture is done: the form submits itself.
  sample({ clock: captcha.worked, target: submitted });
  sample({ clock: ready, fn: () => {}, target: sent });
  sample({ clock: ready, target: logInFx });
  const signedIn = logInFx.doneData;
  sample({ clock: signedIn, target: loggedIn });
  // AUTH-02: the password must be changed first. The one just typed is not asked for again.
  sample({
    clock: logInFx.done,
    filter: ({ result }) => result.changePassword !== null,
    fn: ({ params }): Modal => ({
      name: 'changePassword',
      oldPassword: params.password,
    }),
    target: modalOpened,
  });

  const { pending: $pending } = logInFx;
  return {
    usernameTyped,
    passwordTyped,
    submitted,
    sent,
    signedIn,
    captcha,
    $username,
    $password,
    $missing,
    $failure,
    $pending,
  };
};
export type Credentials = ReturnType<typeof createCredentials>;
