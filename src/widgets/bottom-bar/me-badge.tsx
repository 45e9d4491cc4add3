import { useTranslation } from 'react-i18next';
import { useNews } from '../../features/inbox/use-news.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { CountBadge } from '../../shared/ui/count-badge.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './me-badge.module.css';

/** LIVE-02: on phones the count of the bell, beside the icon of the member's own pages. */
export default function MeBadge() {
  const { total } = useNews();
  return (
    total > 0 && (
      <WhenTranslated texts={accountTexts} waiting={null}>
        <Count count={total} />
      </WhenTranslated>
    )
  );
}

const Count = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.badge}>
      <CountBadge count={count} text={t('bell.new', { count })} />
    </span>
  );
};
