import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { codesSaved, stepLeft } from './enrol.ts';
import styles from './second-factor.module.css';

/** Shown only once: the server stores hashes only. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation();
  const { leave, save } = useUnit({ leave: stepLeft, save: codesSaved });
  return (
    <>
      <p role="status">{t('security.recoveryText')}</p>
      <ul className={styles.codes} aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={() => save()}>{t('security.saveCodes')}</Button>
        <Button tone="primary" onClick={() => leave()}>
          {t('security.kept')}
        </Button>
      </Actions>
    </>
  );
};
