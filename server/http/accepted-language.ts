import Negotiator from 'negotiator';
import { LANGUAGE_COOKIE, markOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';

/** A language with its script, since a region tells between scripts: zh-TW is zh-Hant. Undefined for what is no tag. */
const scriptOf = (tag: string): string | undefined => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
};

/** Returns the language of an `Accept-Language` header that the visitor wants before all others of these, undefined if none. */
export const acceptedLanguage = (header: string | undefined, offered: readonly Language[]): Language | undefined =>
  new Negotiator({ headers: { 'accept-language': header ?? '' } })
    .languages()
    .map(scriptOf)
    .flatMap((wanted) => offered.find((language) => scriptOf(markOf(language).tag) === wanted) ?? [])[0];

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([A-Z]{2})(?:;|$)`, 'i');

/** Returns the code in a `Cookie` header that the visitor chose, in capitals; undefined on a first visit. It may be no language. */
export const chosenLanguage = (cookies = ''): string | undefined => CHOSEN.exec(cookies)?.[1]?.toUpperCase();
