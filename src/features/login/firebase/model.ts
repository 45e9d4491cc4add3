import { attach, combine, createEvent, createStore, sample } from 'effector';
import { firebase, FIREBASE_LOCK_MS, FIREBASE_RESEND_MS, type FirebaseOptions } from '../../../../contract/firebase.ts';
import type { FirebaseChannel } from '../../../../contract/firebase-token.ts';
import { $actionWaits, loggedIn } from '../../../entities/session/index.ts';
import { identityPending } from '../../../entities/session/lazy.ts';
import { $mayRegister } from '../../../entities/site/index.ts';
import { createCall } from '../../../shared/api/call.ts';
import { $language } from '../../../shared/api/context.ts';
import { $modal, modalClosed, modalOpened, type Modal } from '../../../shared/lib/modals.ts';
import { navigateFx } from '../../../shared/lib/navigation.ts';
import { plainDigits } from '../../../../contract/plain-digits.ts';
import { createSecondsLeft } from '../../../shared/realtime/seconds-left.ts';
import { $openFirebase, codeOf, type FirebaseCode } from './firebase.ts';
import type { Firebase, OpenFirebase } from './port.ts';

/** The login form is open. */
export const shown = createEvent();
const left = sample({ clock: $modal, filter: (modal) => modal?.name !== 'login' });
/** Retries loading the SDK. */
export const sdkRetried = createEvent();
export const channelChosen = createEvent<'google' | 'facebook'>();
/** The phone part opens or closes. */
export const phoneToggled = createEvent();
export const numberTyped = createEvent<string>();
export const codeTyped = createEvent<string>();
/** `box`: the element for Firebase's captcha. */
export const codeRequested = createEvent<{ box: HTMLElement }>();
export const codeSubmitted = createEvent();

const optionsFx = createCall(firebase.options);
const loginFx = createCall(firebase.login);

export const $options = createStore<FirebaseOptions | null>(null).on(
  optionsFx.doneData,
  (_, answer) => answer.firebase,
);
sample({ clock: shown, source: $options, filter: (options) => options === null, fn: () => ({}), target: optionsFx });

/** Loaded as soon as it is needed: browsers block a window that opens long after the press. */
const openFx = attach({
  source: $openFirebase,
  effect: (open: OpenFirebase, options: FirebaseOptions) => open(options),
});
const $firebase = createStore<Firebase | null>(null, { serialize: 'ignore' }).on(openFx.doneData, (_, sdk) => sdk);
sample({
  clock: optionsFx.doneData,
  filter: (answer) => answer.firebase !== null,
  fn: (answer) => answer.firebase!,
  target: openFx,
});
sample({ clock: sdkRetried, source: $options, filter: Boolean, target: openFx });
/** The SDK could not be loaded. */
export const $sdkFailed = createStore(false)
  .on(openFx.fail, () => true)
  .on(openFx, () => false);
export const $isReady = $firebase.map((sdk) => sdk !== null);

const logInFx = attach({
  source: { sdk: $firebase, language: $language },
  effect: ({ sdk, language }, channel: 'google' | 'facebook') => sdk!.logIn(channel, language.toLowerCase()),
});
const sendCodeFx = attach({
  source: { sdk: $firebase, language: $language },
  effect: ({ sdk, language }, { mobile, box }: { mobile: string; box: HTMLElement }) =>
    sdk!.sendCode(mobile, box, language.toLowerCase()),
});
const confirmFx = attach({ source: $firebase, effect: (sdk, code: string) => sdk!.confirmCode(code) });

export const $phoneOpen = createStore(false).on(phoneToggled, (open) => !open);
/** As typed. Firebase gets it without spaces and separators. */
export const $number = createStore('').on(numberTyped, (_, text) => text);
export const $code = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(sendCodeFx.done, phoneToggled);
export const $codeSent = createStore(false)
  .on(sendCodeFx.done, () => true)
  .reset(phoneToggled, numberTyped);
/** The method in progress. */
export const $channel = createStore<FirebaseChannel>('google')
  .on(channelChosen, (_, channel) => channel)
  .on([codeRequested, codeSubmitted], () => 'phone');

const failed = createEvent<FirebaseCode>();
sample({ clock: [logInFx.failData, sendCodeFx.failData, confirmFx.failData], fn: codeOf, target: failed });
/** Firebase's refusal, in its own terms. */
export const $firebaseFailure = createStore<FirebaseCode | null>(null)
  .on(failed, (_, code) => code)
  .reset(channelChosen, codeRequested, codeSubmitted, numberTyped, codeTyped, phoneToggled);
export const $failure = createStore<{ key: string } | null>(null)
  .on(loginFx.failData, (_, failure) => failure)
  .reset(channelChosen, codeRequested, codeSubmitted, numberTyped, codeTyped, phoneToggled);

// A code that expired, or was wrong too often, must be requested again.
$codeSent.on(failed, (sent, code) => sent && code !== 'code-expired');

const lock = createSecondsLeft({ key: 'firebaseLockedUntil', opened: shown, left });
sample({
  clock: failed,
  filter: (code) => code === 'too-many-requests',
  fn: () => FIREBASE_LOCK_MS,
  target: lock.begun,
});
/** Seconds until Firebase can be called again; 0 when it can. */
export const $lockedFor = lock.$left;

const resend = createSecondsLeft({ key: 'sms-countdown:firebase', opened: shown, left });
sample({ clock: sendCodeFx.done, fn: () => FIREBASE_RESEND_MS, target: resend.begun });
// After an expired or unsent code, the next one can be requested at once.
sample({ clock: failed, filter: (code) => code === 'code-expired', fn: () => 0, target: resend.begun });
/** Seconds until another code can be sent. */
export const $resendIn = resend.$left;

const $free = combine($isReady, $lockedFor, (ready, lockedFor) => ready && lockedFor === 0);

sample({ clock: channelChosen, filter: $free, target: logInFx });

/** The number in Firebase's format: digits with the leading plus, without spaces and separators. */
const plainNumber = (typed: string): string => plainDigits(typed).replaceAll(/[^+\d]/g, '');
sample({
  clock: codeRequested,
  source: { number: $number, free: $free, resendIn: $resendIn },
  filter: ({ number, free, resendIn }) => free && resendIn === 0 && plainNumber(number) !== '',
  fn: ({ number }, { box }) => ({ mobile: plainNumber(number), box }),
  target: sendCodeFx,
});
sample({
  clock: codeRequested,
  source: $number,
  filter: (number) => plainNumber(number) === '',
  fn: (): FirebaseCode => 'missing-phone-number',
  target: failed,
});
sample({
  clock: codeSubmitted,
  source: { code: $code, sent: $codeSent },
  filter: ({ code, sent }) => sent && plainDigits(code) !== '',
  fn: ({ code }) => plainDigits(code),
  target: confirmFx,
});
sample({
  clock: codeSubmitted,
  source: $code,
  filter: (code) => plainDigits(code) === '',
  fn: (): FirebaseCode => 'missing-verification-code',
  target: failed,
});

sample({
  clock: [logInFx.doneData, confirmFx.doneData],
  source: $channel,
  fn: (channel, idToken) => ({ channel, idToken }),
  target: loginFx,
});
export const $pending = combine([logInFx.pending, sendCodeFx.pending, confirmFx.pending, loginFx.pending], (pending) =>
  pending.some(Boolean),
);

const $goesHome = createStore(true);
sample({ clock: loginFx, source: $actionWaits, fn: (waits) => !waits, target: $goesHome });
sample({ clock: loginFx.doneData, target: loggedIn });
sample({ clock: loginFx.doneData, fn: () => {}, target: modalClosed });
sample({ clock: loginFx.doneData, source: $goesHome, filter: Boolean, fn: () => '/', target: navigateFx });

// No account yet: where registration is open, the player registers with the token.
const unregistered = sample({
  clock: loginFx.fail,
  source: $mayRegister,
  filter: (open, { error }) => open && error.key === 'firebase_unregistered',
  fn: (_, { params: { channel, idToken } }) => ({ channel, idToken }),
});
sample({ clock: unregistered, target: identityPending });
sample({ clock: unregistered, fn: (): Modal => ({ name: 'register' }), target: modalOpened });
