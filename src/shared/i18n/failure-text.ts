import { useTranslation } from 'react-i18next';

/** Returns the text of a failure. An unknown key gets the text of `system_error`. */
export const useFailureText = () => {
  const { t, i18n } = useTranslation();
  return (failure: { key: string }): string =>
    i18n.exists(`failure.${failure.key}`)
      ? t(`failure.${failure.key}` as 'failure.system_error')
      : t('failure.system_error');
};
