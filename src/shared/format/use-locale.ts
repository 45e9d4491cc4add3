import { useTranslation } from 'react-i18next';

/** The locale of numbers and dates. It has Latin digits in every language, so that figures align and roll alike. */
export const useLocale = (): string => `${useTranslation().i18n.language}-u-nu-latn`;
