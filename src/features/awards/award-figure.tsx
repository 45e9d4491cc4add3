import { useTranslation } from 'react-i18next';
import { PRODUCT_OF } from '../../../contract/campaigns.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { awardTexts } from '../../shared/i18n/word-groups.ts';
import { Money } from '../../shared/ui/money.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './awards.module.css';

interface Props {
  gameType: GameType;
  /** The look of a figure of the bar. */
  className: string | undefined;
}

/** MEM-06: the running award that this game counts for, beside the balance: its money, and how much of it is played. */
export const AwardFigure = (props: Props) => (
  <WhenTranslated texts={awardTexts} waiting={null}>
    <Figure {...props} />
  </WhenTranslated>
);

const Figure = ({ gameType, className }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const known = useOpenAwards();
  const award = known?.list.find(({ state, product }) => state === 'active' && product === PRODUCT_OF[gameType]);
  if (!known || !award) return null;
  const { left, met, required, roundsLeft } = award;
  const amount = formatMoney({ amount: left, currency: known.currency, exponent: known.exponent }, locale);
  // Nothing is required yet while its free rounds have won nothing.
  const share = required === 0 ? 0 : Math.min(1, met / required);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const rounds = roundsLeft > 0 ? t('awards.roundsCount', { count: roundsLeft }) : null;
  const hint = t('awards.figureHint', { amount, percent });
  return (
    <span className={className} title={rounds ? `${rounds}. ${hint}` : hint}>
      <small>{rounds ?? t('awards.figure', { percent })}</small>
      <Money amount={left} exponent={known.exponent} />
      <span className={styles.figureBar} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
};
