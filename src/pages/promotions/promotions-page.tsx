import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { OfferedDraw } from '../../../contract/draws.ts';
import type { Promotion } from '../../../contract/site-content.ts';
import { formatDate } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { promotionTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Gift } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { DrawCard } from './draws/draw-card.tsx';
import { FilterRow } from './filter-row.tsx';
import { OfferCard } from './offer-card.tsx';
import { filtersIn, fitting } from './offers.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './promotions.module.css';

const waiting = (
  <ul className={styles.list} aria-hidden>
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index}>
        <Skeleton className={styles.waiting} />
      </li>
    ))}
  </ul>
);

/** MEM-06: the campaigns, and the promotions that are texts alone. */
export default function PromotionsPage() {
  const { t } = useTranslation();
  const view = usePromotions();
  useTitle(t('site.promotions'), view.brand);
  return (
    <>
      <PageHead title={t('site.promotions')} text={t('site.promotionsText')} />
      {view.state === 'failed' && <LoadFailed failure={view.failure} onRetry={() => view.retry()} />}
      {view.state === 'empty' && (
        <Message icon={<Gift />} title={t('site.promotionsEmpty')} text={t('site.promotionsEmptyText')} />
      )}
      {view.state === 'loading' && waiting}
      {view.state === 'ready' && view.campaigns && view.draws && (
        <WhenTranslated texts={promotionTexts} waiting={waiting}>
          <Offers campaigns={view.campaigns} draws={view.draws.list} promotions={view.list} />
        </WhenTranslated>
      )}
    </>
  );
}

interface OffersProps {
  draws: readonly OfferedDraw[];
  campaigns: NonNullable<ReturnType<typeof usePromotions>['campaigns']>;
  promotions: readonly Promotion[];
}

const Offers = ({ campaigns: { list, currency, exponent }, draws, promotions }: OffersProps) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const shown = fitting({ campaigns: list, draws, promotions }, filtersIn(search));
  return (
    <>
      <FilterRow campaigns={list} />
      {shown.campaigns.length + shown.draws.length + shown.promotions.length === 0 && (
        <Message icon={<Gift />} title={t('awards.nothing')}>
          <Link className={buttonClass()} to="/promotions">
            {t('awards.showAll')}
          </Link>
        </Message>
      )}
      <ul className={styles.list}>
        {shown.draws.map((draw) => (
          <li key={draw.code}>
            <DrawCard {...{ draw, currency, exponent }} />
          </li>
        ))}
        {shown.campaigns.map((campaign) => (
          <li key={campaign.code}>
            <OfferCard {...{ campaign, currency, exponent }} />
          </li>
        ))}
        {shown.promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </>
  );
};

const PromotionCard = ({ promotion }: { promotion: Promotion }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Link className={styles.card} to={`/PromotionDetail?id=${promotion.id}`}>
      <Picture src={promotion.imageUrl} alt="" width={600} height={280} className={styles.picture} />
      <span className={styles.texts}>
        <b dir="auto">{promotion.title}</b>
        <span dir="auto">{promotion.summary}</span>
        <small className={styles.foot}>
          {promotion.endsAtMs === null
            ? t('site.promotionOpen')
            : t('site.promotionRuns', { when: formatDate(promotion.endsAtMs, locale) })}
        </small>
      </span>
    </Link>
  );
};
