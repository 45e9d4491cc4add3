import { useTranslation } from 'react-i18next';
import type { LeaderboardInfo } from '../../../contract/missions.ts';
import { prizeText } from '../../entities/awards/index.ts';
import { scoreText, type RankedRow } from '../../features/missions/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './missions.module.css';

interface Props {
  info: LeaderboardInfo;
  rows: readonly RankedRow[];
  currency: string;
  exponent: number;
}

/** The first ranks. Who has risen is tinted for a moment. */
export const Ranks = ({ info, rows, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const prizeOf = (rank: number): string => {
    const prize = info.prizes.find(({ from, to }) => rank >= from && rank <= to)?.prize;
    if (!prize) return '–';
    // Members of equal rank share the prizes of several places: none of them has the prize of the first.
    const isTied = rows.filter((row) => row.rank === rank).length > 1;
    return isTied && info.ties === 'share' ? t('missions.shared') : prizeText({ t, locale, ...money }, prize);
  };
  return (
    <table className={styles.ranks}>
      <caption className={styles.unseen}>{info.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('missions.columns.rank')}</th>
          <th scope="col">{t('missions.columns.name')}</th>
          <th scope="col" data-figure>
            {t(`missions.measures.${info.measure}.title`)}
          </th>
          <th scope="col" data-figure>
            {t('missions.columns.prize')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, name, score, risen }, at) => (
          // Masked names are not unique, and a place is one row.
          <tr key={at} data-risen={risen || undefined}>
            <td>
              <span className={styles.medal} data-rank={rank <= 3 ? rank : undefined}>
                {rank.toLocaleString(locale)}
              </span>
            </td>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td data-figure>{scoreText(info.measure, score, money, locale)}</td>
            <td data-figure>{prizeOf(rank)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
