import { useTranslation } from 'react-i18next';
import { giftText, rateText } from '../../entities/points/index.ts';
import { formatDays } from '../../shared/format/length.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Check } from '../../shared/ui/icons.ts';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import type { LevelShown } from './level.ts';
import { LevelMark } from './level-mark.tsx';
import styles from './levels.module.css';

interface Props {
  level: LevelShown;
  currency: string;
  exponent: number;
  onClose: () => void;
}

/** All levels, the highest last: what each needs and gives, and which one the member has. */
export const LadderDialog = ({ level: { list, place, periodDays, stake }, currency, exponent, onClose }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const length = formatDays(periodDays, locale);
  return (
    <MotionScope>
      <Dialog title={t('points.levels')} onClose={onClose}>
        <p className={styles.note}>{t('points.levelsText', { length })}</p>
        <p className={styles.note}>{t('points.staked', { amount: money(stake), length })}</p>
        <ol className={styles.ladder}>
          {list.map((level, at) => (
            <li key={level.code} className={styles.rung} aria-current={at === place ? 'true' : undefined}>
              <LevelMark place={at} of={list.length} />
              <p>
                <b dir="auto">{level.name}</b>
                <small>
                  {level.stake === 0 ? t('points.needsNothing') : t('points.needs', { amount: money(level.stake) })}
                </small>
                {level.gift && <small>{giftText(t, level.gift, { currency, exponent }, locale)}</small>}
              </p>
              <span className={styles.factor}>
                {t('points.factor', { factor: rateText(level.pointsFactor, locale) })}
              </span>
              <span className={styles.state}>
                {at === place && t('points.yours')}
                {at < place && <Check aria-label={t('points.have')} role="img" />}
              </span>
            </li>
          ))}
        </ol>
      </Dialog>
    </MotionScope>
  );
};
