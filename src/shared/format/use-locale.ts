import { useTranslation } from 'react-i18next';

/** The language tag for numbers and dates; Latin digits in every language, so that figures line up and roll alike. */
export const useLocale = (): string => `${useTranslation().i18n.language}-u-nu-latn`;
