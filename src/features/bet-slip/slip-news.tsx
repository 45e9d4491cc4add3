import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { classes } from '../../shared/ui/classes.ts';
import { $legNotice, $maxLegs } from './legs.ts';
import { $placed } from './place.ts';
import { $sessionFailure } from './session.ts';
import styles from './slip.module.css';

const REFUSALS = [
  'PRICE_CHANGED',
  'MARKET_SUSPENDED',
  'BET_CLOSED',
  'LIMIT_EXPOSURE',
  'INSUFFICIENT_FUNDS',
  'INVALID_AMOUNT',
  'LIMIT_STAKE',
  'LIMIT_LOSS',
  'LIMIT_WAGER',
  'LIMIT_TIME',
  'BONUS_GAME',
  'BONUS_MAX_BET',
  'REALITY_CHECK_PENDING',
  'TOO_MANY_BETS',
] as const;

/** What came of the last press: the bet was taken, or why not. */
export const SlipNews = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const { notice, placed, failure, count } = useUnit({
    notice: $legNotice,
    placed: $placed,
    failure: $sessionFailure,
    count: $maxLegs,
  });
  const refusal = placed?.kind === 'refused' ? REFUSALS.find((code) => code === placed.code) : undefined;
  const textOf = (): string => {
    if (placed?.kind === 'accepted')
      return t('book.slip.accepted', { amount: formatMoney({ ...placed.slip, amount: placed.slip.total }, locale) });
    if (placed?.kind === 'waiting') return t('book.slip.waiting');
    if (placed?.kind === 'refused')
      return refusal ? t(`book.refused.${refusal}`) : t('book.refused.other', { code: placed.code });
    if (failure) return failureText(failure);
    if (notice === 'sameMatch') return t('book.slip.sameMatch');
    return notice === 'full' ? t('book.slip.full', { count }) : '';
  };
  const isBad = placed?.kind === 'refused' || (placed === null && failure !== null);
  return (
    <p role="status" className={classes(styles.news, isBad && styles.bad)}>
      {textOf()}
    </p>
  );
};
