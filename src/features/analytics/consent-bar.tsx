import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountWords } from '../../shared/i18n/word-groups.ts';
import { Button } from '../../shared/ui/button.tsx';
import { WithWords } from '../../shared/ui/with-words.tsx';
import styles from './consent-bar.module.css';
import { $isAsked, answered, consentNeeded } from './model.ts';

/** SYS-15: asks once whether visits may be counted; either answer is remembered. */
export default function ConsentBar() {
  const view = useUnit({ isAsked: $isAsked, needed: consentNeeded });
  const { needed } = view;
  useEffect(() => {
    needed();
  }, [needed]);
  if (!view.isAsked) return null;
  return (
    <WithWords words={accountWords} waiting={null}>
      <Question />
    </WithWords>
  );
}

const Question = () => {
  const { t } = useTranslation();
  const answer = useUnit(answered);
  return (
    <section className={styles.bar} aria-label={t('service.consent.title')}>
      <p>{t('service.consent.text')}</p>
      <Button size="small" onClick={() => answer('declined')}>
        {t('service.consent.decline')}
      </Button>
      <Button size="small" tone="primary" onClick={() => answer('agreed')}>
        {t('service.consent.agree')}
      </Button>
    </section>
  );
};
