import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../../contract/define.ts';
import type { points, PointRules } from '../../../contract/points.ts';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import { dayText, rateText } from '../../entities/points/index.ts';
import { $level } from '../../features/points/index.ts';
import { formatDays } from '../../shared/format/length.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import styles from './point-mall.module.css';

/** The valid stake that rates are for, minor units (contract/points.ts). */
const RATED_STAKE = 1_000;

interface Props {
  config: ResponseOf<typeof points.config>;
  currency: string;
  exponent: number;
}

/** What play earns in each type of game at the member's level, and rates that come. */
export const EarningRates = ({ config: { rules, next }, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const factor = useUnit($level)?.level?.pointsFactor ?? 1_000;
  if (!rules) return null;
  const earned = ({ rates }: PointRules) =>
    GAME_TYPES.flatMap((type) => {
      const rate = Math.floor(((rates[type] ?? 0) * factor) / 1_000);
      return rate > 0 ? [{ type, rate: rateText(rate, locale) }] : [];
    });
  return (
    <Panel title={t('points.rates')}>
      <p className={styles.note}>
        {t('points.ratesText', { amount: formatMoney({ amount: RATED_STAKE, currency, exponent }, locale) })}{' '}
        {t('points.ratesLast', { length: formatDays(rules.expiryDays, locale) })}
      </p>
      <dl className={styles.rates}>
        {earned(rules).map(({ type, rate }) => (
          <div key={type}>
            <dt>{t(`games.type.${type}`)}</dt>
            <dd>{rate}</dd>
          </div>
        ))}
      </dl>
      {next && (
        <p className={styles.note}>
          {t('points.ratesNext', {
            day: dayText(next.fromDay, locale),
            rates: new Intl.ListFormat(locale).format(
              earned(next.rules).map(({ type, rate }) => `${t(`games.type.${type}`)} ${rate}`),
            ),
          })}
        </p>
      )}
    </Panel>
  );
};
