import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Gift } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { usePromotions } from './use-promotions.ts';
import styles from './promotions.module.css';

/** The current promotions. */
export default function PromotionsPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = usePromotions();
  useTitle(t('site.promotions'), view.brand);
  return (
    <>
      <PageHead title={t('site.promotions')} text={t('site.promotionsText')} />
      {view.state === 'failed' && <LoadFailed failure={view.failure} onRetry={() => view.retry()} />}
      {view.state === 'empty' && (
        <Message icon={<Gift />} title={t('site.promotionsEmpty')} text={t('site.promotionsEmptyText')} />
      )}
      <ul className={styles.list}>
        {view.state === 'loading' &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={index} aria-hidden>
              <Skeleton className={styles.waiting} />
            </li>
          ))}
        {view.list.map((promotion) => (
          <li key={promotion.id}>
            <Link className={styles.card} to={`/PromotionDetail?id=${promotion.id}`}>
              <Picture src={promotion.imageUrl} alt="" width={600} height={280} className={styles.picture} />
              <span className={styles.texts}>
                <b dir="auto">{promotion.title}</b>
                <span dir="auto">{promotion.summary}</span>
                <small>
                  {promotion.endsAtMs === null
                    ? t('site.promotionOpen')
                    : t('site.promotionRuns', { when: formatDate(promotion.endsAtMs, locale) })}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
