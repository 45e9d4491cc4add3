import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { formatAmount } from '../../shared/format/money.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './game-card.module.css';

/** The return and the bounds of a bet, over the picture while the card is hovered or focused. */
export const GameFacts = ({ id, game: { rtpMicro, minBet, maxBet, exponent } }: { id: string; game: Game }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const amount = (minor: number) => formatAmount(minor, exponent, locale);
  return (
    <span id={id} className={styles.facts}>
      {rtpMicro !== null && <span>{t('games.rtp', { rtp: formatShare(rtpMicro, locale, 2) })}</span>}
      <span>{t('games.bets', { min: amount(minBet), max: amount(maxBet) })}</span>
    </span>
  );
};
