import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Creates a translator for one page or test. It is empty until a language is loaded. */
export const createTranslator = (): i18n => {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    fallbackLng: 'en',
    resources: {},
    // React escapes.
    interpolation: { escapeValue: false },
    // Parts wait for their texts (when-translated.tsx). Texts that were added would render the whole page again.
    react: { useSuspense: false, bindI18nStore: false },
  });
  return translator;
};
