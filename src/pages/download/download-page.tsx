import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $brandName } from '../../entities/site/index.ts';
import { AppDownload } from '../../features/app-download/lazy.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './download-page.module.css';

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

/** SHELL-10, NAV-09a: the merchant's apps, as a page. */
export default function DownloadPage() {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t('shell.download'), brand);
  return (
    <WhenTranslated texts={accountTexts} waiting={waiting}>
      <Head />
      <AppDownload />
    </WhenTranslated>
  );
}

const Head = () => {
  const { t } = useTranslation();
  return <PageHead title={t('support.download.title')} />;
};
