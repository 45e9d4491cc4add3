import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** A translator of its own for each page, or test; empty until a language is loaded. */
export const createTranslator = (): i18n => {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    fallbackLng: 'en',
    resources: {},
    // React escapes by itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return translator;
};
