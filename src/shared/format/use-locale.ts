import { useTranslation } from 'react-i18next';

/** The locale of a language's tag. */
export const localeOf = (tag: string): string => `${tag}-u-nu-latn`;

/** The locale of numbers and dates. It has Latin digits in every language, so that figures align and roll alike. */
export const useLocale = (): string => localeOf(useTranslation().i18n.language);
