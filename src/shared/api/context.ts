import { combine, createEvent, createStore } from 'effector';
import type { Language } from '../../../contract/primitives.ts';
import type { ConfirmationRequest } from './confirmation.ts';
import { $preloaded, type PreloadedAnswers } from './preloaded.ts';

/** The session's opaque token; null for a visitor. entities/session sets it from session storage. */
export const tokenChanged = createEvent<string | null>();
export const $token = createStore<string | null>(null).on(tokenChanged, (_, token) => token);

/** The merchant of this page (SYS-10). */
export const merchantChanged = createEvent<string>();
export const $merchant = createStore('parlour').on(merchantChanged, (_, merchant) => merchant);

export const languageChanged = createEvent<Language>();
export const $language = createStore<Language>('EN').on(languageChanged, (_, language) => language);

/** Origin of the server; empty: the page's own. entities/site chooses another (SYS-04). */
export const baseUrlChanged = createEvent<string>();
export const $baseUrl = createStore('').on(baseUrlChanged, (_, origin) => origin);

export interface ApiContext {
  token: string | null;
  merchant: string;
  language: Language;
  baseUrl: string;
  preloaded: PreloadedAnswers;
  /** Tells the page that a call waits for a confirmation. When absent, the call fails. */
  ask?: (request: ConfirmationRequest) => void;
}
export const $apiContext = combine({
  token: $token,
  merchant: $merchant,
  language: $language,
  baseUrl: $baseUrl,
  preloaded: $preloaded,
});
