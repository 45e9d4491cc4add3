import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { awardTexts, promotionTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Gift } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { CampaignView } from './campaign-view.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { usePromotions } from './use-promotions.ts';
import styles from './promotions.module.css';

const DrawView = lazy(() => import('./draws/draw-view.tsx'));

const waiting = <Skeleton className={styles.waiting} />;

/** MEM-06: the page of one campaign (`code`), of a wheel, raffle or sign-in calendar (`draw`), or of one promotion that is a text alone (`id`). */
export default function PromotionPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [search] = useSearchParams();
  const view = usePromotions();
  const promotion = view.list.find(({ id }) => String(id) === search.get('id'));
  const campaign = view.campaigns?.list.find(({ code }) => code === search.get('code'));
  const draw = view.draws?.list.find(({ code }) => code === search.get('draw'));
  useTitle(campaign?.title ?? draw?.title ?? promotion?.title ?? t('site.promotions'), view.brand);
  if (view.state === 'loading') return waiting;
  if (view.state === 'failed') return <LoadFailed failure={view.failure} onRetry={() => view.retry()} />;
  if (campaign && view.campaigns) {
    const { currency, exponent } = view.campaigns;
    return (
      <WhenTranslated texts={awardTexts} waiting={waiting}>
        <CampaignView {...{ campaign, currency, exponent }} />
      </WhenTranslated>
    );
  }
  if (draw && view.draws) {
    const { currency, exponent } = view.draws;
    return (
      <WhenTranslated texts={promotionTexts} waiting={waiting}>
        <Suspense fallback={waiting}>
          <DrawView key={draw.code} {...{ draw, currency, exponent }} />
        </Suspense>
      </WhenTranslated>
    );
  }
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
      <Paragraphs text={promotion.body} />
      <p>
        <Link className={buttonClass()} to="/promotions">
          {t('site.promotions')}
        </Link>
      </p>
    </article>
  );
}
