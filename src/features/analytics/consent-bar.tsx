import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { Button } from '../../shared/ui/button.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './consent-bar.module.css';
import { $choice, $isRequested, $isReopened, answered, consentNeeded } from './model.ts';

/** SYS-15: asks for consent to count visits. Either answer is remembered; the footer's button asks again. */
export default function ConsentBar() {
  const view = useUnit({ isRequested: $isRequested, needed: consentNeeded });
  const { needed } = view;
  useEffect(() => {
    needed();
  }, [needed]);
  if (!view.isRequested) return null;
  return (
    <WhenTranslated texts={accountTexts} waiting={null}>
      <Question />
    </WhenTranslated>
  );
}

const Question = () => {
  const { t } = useTranslation();
  const view = useUnit({ answer: answered, choice: $choice, isReopened: $isReopened });
  const ref = useRef<HTMLElement>(null);
  const { isReopened } = view;
  useEffect(() => {
    if (!isReopened) return;
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isReopened]);
  return (
    <section ref={ref} tabIndex={-1} className={styles.bar} aria-label={t('support.consent.title')}>
      <p>
        {t('support.consent.text')} {view.choice && t(`support.consent.now.${view.choice}`)}
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => view.answer('declined')}>
          {t('support.consent.decline')}
        </Button>
        <Button size="small" onClick={() => view.answer('agreed')}>
          {t('support.consent.agree')}
        </Button>
      </div>
    </section>
  );
};
