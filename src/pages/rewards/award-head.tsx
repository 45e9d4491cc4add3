import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Award } from '../../../contract/awards.ts';
import { awardText } from '../../entities/awards/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './rewards.module.css';

interface Props {
  award: Award;
  currency: string;
  exponent: number;
  /** A line below the title. */
  children?: ReactNode;
}

/** The campaign of an award, with what the award is. */
export const AwardHead = ({ award, currency, exponent, children }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className={styles.head}>
      <Link className={styles.title} to={`/PromotionDetail?code=${encodeURIComponent(award.campaign)}`} dir="auto">
        {award.title}
      </Link>
      <p className={styles.facts}>
        <span>{awardText(t, award, { currency, exponent }, locale)}</span>
        <span>{t(`awards.products.${award.product}`)}</span>
      </p>
      {children && <small>{children}</small>}
    </div>
  );
};
