import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { $choice, consentReopened } from './model.ts';

/** Reopens the consent question; in the footer of every page (SYS-15). */
export default function ConsentAgain() {
  const view = useUnit({ choice: $choice });
  if (view.choice === null) return null;
  return (
    <WhenTranslated texts={accountTexts} waiting={null}>
      <Again />
    </WhenTranslated>
  );
}

const Again = () => {
  const { t } = useTranslation();
  const reopen = useUnit(consentReopened);
  return (
    <button type="button" onClick={() => reopen()}>
      {t('support.consent.title')}
    </button>
  );
};
