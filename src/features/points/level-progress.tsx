import { useTranslation } from 'react-i18next';
import { dayText, rateText, shareOf } from '../../entities/points/index.ts';
import { formatDays } from '../../shared/format/length.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Meter } from '../../shared/ui/meter.tsx';
import type { LevelShown } from './level.ts';
import { LevelMark } from './level-mark.tsx';
import styles from './levels.module.css';

interface Props {
  level: LevelShown;
  currency: string;
  exponent: number;
}

/** The member's level: what it gives, how far the next one is, and whether it falls. */
export const LevelProgress = ({ level: shown, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { level, next, place, stake, periodDays, fallsOn, list } = shown;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={styles.progress}>
      <div className={styles.own}>
        <LevelMark place={place} of={list.length} />
        <p>
          <b dir="auto">{level?.name ?? t('points.levelNone')}</b>
          <small>
            {level
              ? t('points.levelPlace', { place: number.format(place + 1), count: number.format(list.length) })
              : t('points.levelNoneText')}
          </small>
        </p>
        {level && (
          <span className={styles.factor}>{t('points.factor', { factor: rateText(level.pointsFactor, locale) })}</span>
        )}
      </div>
      {next && (
        <>
          <Meter
            label={t('points.progress', { level: next.name })}
            value={shareOf(stake, level?.stake ?? 0, next.stake)}
            max={1_000}
          />
          <p className={styles.line}>
            <span>
              {next.left > 0
                ? t('points.toNext', { amount: money(next.left), level: next.name })
                : t('points.reached', { level: next.name })}
            </span>
            <small>{t('points.nextGives', { factor: rateText(next.pointsFactor, locale) })}</small>
          </p>
        </>
      )}
      {!next && level && <p className={styles.line}>{t('points.top')}</p>}
      <small className={styles.note}>
        {t('points.staked', { amount: money(stake), length: formatDays(periodDays, locale) })}
      </small>
      {fallsOn && level && (
        <p className={styles.falls}>
          {t('points.falls', { day: dayText(fallsOn, locale), amount: money(Math.max(0, level.stake - stake)) })}
        </p>
      )}
    </div>
  );
};
