import type { Page, Route } from '@playwright/test';
import { decodeJwt } from 'jose';
import { PROJECT } from '../../support/firebase-issuer.ts';
import { json, lendFrames, passRecaptcha } from './firebase-page.ts';

/** Where Firebase's Auth emulator listens, as 127.0.0.1:9099; `npm test` fetches and starts it. */
export const emulator = process.env['TEST_FIREBASE_EMULATOR'];

interface Phone {
  phoneNumber: string;
  code: string;
  sessionInfo: string;
}
interface Answer {
  idToken?: string;
}
const KEY = 'any';

const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(`http://${emulator}${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** The code last sent to a number. */
export const codeSentTo = async (phone: string): Promise<Phone> => {
  const { verificationCodes: all } = (await ask(`/emulator/v1/projects/${PROJECT}/verificationCodes`)) as {
    verificationCodes: Phone[];
  };
  const last = all.findLast(({ phoneNumber }) => phoneNumber === phone);
  if (!last) throw new Error(`no code was sent to ${phone}`);
  return last;
};

/** Uses a code up before the test does. */
export const useUp = ({ sessionInfo, code }: Phone) =>
  ask(`/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=${KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionInfo, code }),
  });

/** The emulator's token, signed as Firebase signs it: the emulator signs nothing, and the site rejects unsigned tokens. */
const signed = async (idToken: string): Promise<string> => {
  const claims = JSON.stringify(decodeJwt(idToken));
  return (await fetch(`${process.env['PARLOUR_ISSUER']}/sign?${new URLSearchParams({ claims })}`)).text();
};

const forward = async (route: Route, signs: boolean) => {
  const request = route.request();
  const { host, pathname, search } = new URL(request.url());
  if (request.method() === 'OPTIONS') return json(route, {});
  // The emulator has no reCAPTCHA.
  if (pathname.endsWith('recaptchaConfig')) return json(route, { recaptchaEnforcementState: [] });
  const response = await route.fetch({ url: `http://${emulator}/${host}${pathname}${search}` });
  const answer = (await response.json()) as Answer;
  if (signs && answer.idToken) answer.idToken = await signed(answer.idToken);
  return json(route, answer, response.status());
};

/** A private window gives a frame of another site no storage; the emulator's frame reads it, but does not need it. */
const NO_STORAGE = "<script>Object.defineProperty(window, 'sessionStorage', { value: {} })</script>";

/** The helper of the provider's window: a page to choose an account, and the frame that receives the result. */
const help = async (route: Route) => {
  const { pathname, search } = new URL(route.request().url());
  const response = await route.fetch({
    url: `http://${emulator}${pathname.replace('/__/auth/', '/emulator/auth/')}${search}`,
  });
  if (!pathname.endsWith('/iframe')) return route.fulfill({ response });
  return route.fulfill({ response, body: NO_STORAGE + (await response.text()) });
};

/** Connects the SDK of this page, and windows that it opens, to the emulator in place of Firebase. */
export const useEmulator = async (page: Page, { signs = true } = {}) => {
  const context = page.context();
  await passRecaptcha(page);
  await lendFrames(page);
  await context.route('https://identitytoolkit.googleapis.com/**', (route) => forward(route, signs));
  await context.route(`https://${PROJECT}.firebaseapp.com/__/auth/**`, help);
  // Its fonts and styles, which are on other servers.
  await context.route(/^https:\/\/(fonts|unpkg|www\.gstatic)\./, (route) => route.abort());
};
