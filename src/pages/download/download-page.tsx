import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $brandName } from '../../entities/site/model.ts';
import AppDownload from '../../features/app-download/app-download.tsx';
import { accountWords } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Awaited } from '../../shared/ui/awaited.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WithWords } from '../../shared/ui/with-words.tsx';
import styles from './download-page.module.css';

const waiting = (
  <Awaited>
    <Skeleton className={styles.waiting} />
  </Awaited>
);

/** SHELL-10, NAV-09a: the apps of the brand, as a page. */
export default function DownloadPage() {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  useTitle(t('shell.download'), brand);
  return (
    <WithWords words={accountWords} waiting={waiting}>
      <Head />
      <AppDownload />
    </WithWords>
  );
}

const Head = () => {
  const { t } = useTranslation();
  return <PageHead title={t('service.download.title')} />;
};
