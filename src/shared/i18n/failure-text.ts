import { useTranslation } from 'react-i18next';

/** What a failure says to the player; a key that this page does not know yet says `system_error`. */
export const useFailureText = () => {
  const { t, i18n } = useTranslation();
  return (failure: { key: string }): string =>
    i18n.exists(`failure.${failure.key}`)
      ? t(`failure.${failure.key}` as 'failure.system_error')
      : t('failure.system_error');
};
