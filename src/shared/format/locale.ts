import { markOf } from '../../../contract/languages.ts';
import { $language } from '../api/context.ts';
import { localeOf } from './use-locale.ts';

/** The locale in which the shown language writes numbers, for models. Views take `useLocale`. */
export const $locale = $language.map((language) => localeOf(markOf(language).tag));
