import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $brandName, $site } from '../../entities/site/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './credits-page.module.css';

const PARTS = ['icons', 'fonts', 'symbols', 'software'] as const;

const Content = () => {
  const { t } = useTranslation();
  const site = useUnit($site);
  return (
    <>
      <PageHead title={t('shell.footer.credits')} text={t('credits.text')} />
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`credits.${part}`)}</h2>
            <p>{t(`credits.${part}Text`)}</p>
          </section>
        ))}
        {/* For developers, and for reports of errors (PP-05). */}
        <section>
          <h2>{t('credits.developers')}</h2>
          <p>
            <a href="/docs">{t('credits.api')}</a>
          </p>
          <p>{t('credits.version', { version: site?.version ?? '' })}</p>
        </section>
      </div>
    </>
  );
};

/** Third-party work used by the site, and its licences. */
export default function CreditsPage() {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t('shell.footer.credits'), brand);
  return (
    <WhenTranslated texts={accountTexts} waiting={<LateGuard />}>
      <Content />
    </WhenTranslated>
  );
}
