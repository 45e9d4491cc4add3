import { useTranslation } from 'react-i18next';
import type { LeaderboardMeasure } from '../../../contract/mission-terms.ts';
import type { OwnRank } from '../../../contract/missions.ts';
import { scoreText } from '../../features/missions/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Meter } from '../../shared/ui/meter.tsx';
import styles from './missions.module.css';

interface Props {
  own: OwnRank | null;
  measure: LeaderboardMeasure;
  currency: string;
  exponent: number;
}

/** The member's own rank, always in sight, and the way to the next one. */
export const OwnPlace = ({ own, measure, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!own) return <p className={styles.own}>{t('missions.noRank')}</p>;
  const { rank, tied, score, next } = own;
  const shown = (value: number) => scoreText(measure, value, money, locale);
  return (
    <div className={styles.own}>
      <div className={styles.ownRank}>
        <small>{t('missions.yourRank')}</small>
        <b>{rank.toLocaleString(locale)}</b>
        {tied > 1 && <small>{t('missions.tied', { count: tied - 1 })}</small>}
      </div>
      <div className={styles.ownWay}>
        <p>
          <span>{t(`missions.measures.${measure}.title`)}</span>
          <b>{shown(score)}</b>
        </p>
        <Meter
          label={next ? t('missions.toNext', { rank: next.rank }) : t('missions.first')}
          value={next ? score : 1}
          max={next ? score + next.distance : 1}
        />
        <small>
          {next
            ? t('missions.distance', { distance: shown(next.distance), rank: next.rank.toLocaleString(locale) })
            : t('missions.first')}
        </small>
      </div>
    </div>
  );
};
