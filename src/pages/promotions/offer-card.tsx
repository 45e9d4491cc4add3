import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfferedCampaign } from '../../../contract/awards.ts';
import { campaignLabel } from '../../../contract/campaign-label.ts';
import { offerText, termsLine } from '../../entities/awards/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { OfferPicture } from './offer-picture.tsx';
import { TimeLeft } from './time-left.tsx';
import styles from './promotions.module.css';

interface Props {
  campaign: OfferedCampaign;
  currency: string;
  exponent: number;
}

/** A campaign in the list: what it offers, its terms in one line, and how long it runs. */
export const OfferCard = ({ campaign, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const terms = { ...campaign, currency, exponent };
  return (
    <Link className={styles.card} to={`/PromotionDetail?code=${encodeURIComponent(campaign.code)}`}>
      <span className={styles.pictured}>
        <OfferPicture src={campaign.picture} className={styles.picture} />
        <LabelChip campaign={campaign} />
      </span>
      <span className={styles.texts}>
        <b dir="auto">{campaign.title}</b>
        <strong>{offerText(t, terms, locale)}</strong>
        <span dir="auto">{campaign.summary}</span>
        <span className={styles.terms}>{termsLine(t, terms, locale)}</span>
        <small className={styles.foot}>
          <TimeLeft campaign={campaign} />
          <span>{t(`awards.products.${campaign.product}`)}</span>
        </small>
      </span>
    </Link>
  );
};

/** What a campaign's state means for the member; nothing where it is closed to all that the label could say. */
export const LabelChip = ({ campaign }: { campaign: OfferedCampaign }) => {
  const { t } = useTranslation();
  const label = campaignLabel(campaign);
  if (label === null) return null;
  return (
    <span className={styles.label} data-label={label}>
      {t(`awards.labels.${label}`)}
    </span>
  );
};
