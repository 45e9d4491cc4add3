import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Creates a translator for one page or test. It is empty until a language is loaded. `onMissing` is called with the tag of the language
 * and the key of a text that it lacks, which English then says.
 */
export const createTranslator = (onMissing?: (tag: string, key: string) => void): i18n => {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    fallbackLng: 'en',
    resources: {},
    ...(onMissing && {
      saveMissing: true,
      saveMissingTo: 'current' as const,
      missingKeyHandler: ([tag = '']: readonly string[], _: string, key: string) => onMissing(tag, key),
    }),
    // React escapes.
    interpolation: { escapeValue: false },
    // Parts wait for their texts (when-translated.tsx). Texts that were added would render the whole page again.
    react: { useSuspense: false, bindI18nStore: false },
  });
  return translator;
};
