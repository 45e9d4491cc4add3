import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $brandName } from '../../entities/site/model.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import styles from './credits-page.module.css';

const PARTS = ['Icons', 'Fonts', 'Symbols', 'Software'] as const;

/** Whose work this stands on, and under which licences. */
export default function CreditsPage() {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t('site.credits'), brand);
  return (
    <>
      <PageHead title={t('site.credits')} text={t('site.creditsText')} />
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`site.credits${part}`)}</h2>
            <p>{t(`site.credits${part}Text`)}</p>
          </section>
        ))}
      </div>
    </>
  );
}
