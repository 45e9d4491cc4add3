import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenAward } from '../../../contract/open-award.ts';
import { AwardMeter } from '../../entities/awards/index.ts';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { awardTexts } from '../../shared/i18n/word-groups.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './awards.module.css';

interface Props {
  /** A link to the awards was followed. */
  onFollow?: () => void;
}

/** MEM-06: the running awards with their money and progress; nothing without one. */
export const ActiveAwards = ({ onFollow }: Props) => {
  const known = useOpenAwards();
  const active = known?.list.filter(({ state }) => state === 'active') ?? [];
  if (!known || active.length === 0) return null;
  return (
    <WhenTranslated texts={awardTexts} waiting={null}>
      <List {...{ active, onFollow }} currency={known.currency} exponent={known.exponent} />
    </WhenTranslated>
  );
};

interface ListProps extends Props {
  active: OpenAward[];
  currency: string;
  exponent: number;
}

const List = ({ active, onFollow, currency, exponent }: ListProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.running}>
      {active.map((award) => (
        <li key={award.id}>
          <Link className={styles.product} to="/member/bonusDetails" onClick={onFollow}>
            {t('awards.running', { product: t(`awards.products.${award.product}`) })}
          </Link>
          <AwardMeter {...{ award, currency, exponent }} />
        </li>
      ))}
    </ul>
  );
};
