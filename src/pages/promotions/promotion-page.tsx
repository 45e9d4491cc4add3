import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Gift } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { usePromotions } from './use-promotions.ts';
import styles from './promotions.module.css';

/** The page of one promotion. */
export default function PromotionPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [search] = useSearchParams();
  const view = usePromotions();
  const promotion = view.list.find(({ id }) => String(id) === search.get('id'));
  useTitle(promotion?.title ?? t('site.promotions'), view.brand);
  if (view.state === 'loading') return <Skeleton className={styles.waiting} />;
  if (!promotion) {
    return (
      <Message icon={<Gift />} title={t('site.promotionMissing')}>
        <Link className={buttonClass()} to="/promotions">
          {t('site.promotions')}
        </Link>
      </Message>
    );
  }
  return (
    <article className={styles.article}>
      <Picture src={promotion.imageUrl} alt="" width={1200} height={420} className={styles.banner} />
      <h1 dir="auto">{promotion.title}</h1>
      <p className={styles.when}>
        {promotion.endsAtMs === null
          ? t('site.promotionOpen')
          : t('site.promotionRuns', { when: formatDate(promotion.endsAtMs, locale) })}
      </p>
      {promotion.body
        .split('\n')
        .filter(Boolean)
        .map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      <p>
        <Link className={buttonClass()} to="/promotions">
          {t('site.promotions')}
        </Link>
      </p>
    </article>
  );
}
