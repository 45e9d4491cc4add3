import { useTranslation } from 'react-i18next';
import type { MissionCondition } from '../../../contract/mission-terms.ts';
import { timesText } from '../../entities/awards/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Meter } from '../../shared/ui/meter.tsx';
import styles from './condition.module.css';

interface Props {
  condition: MissionCondition;
  /** What is reached of it. */
  value: number;
  currency: string;
  exponent: number;
}

/** A condition of a mission with how far it is met. */
export const Condition = ({ condition, value, currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { kind, target } = condition;
  const isMoney = kind === 'valid_stake' || kind === 'deposits';
  const shown = (amount: number) =>
    isMoney ? formatMoney({ amount, currency, exponent }, locale) : amount.toLocaleString(locale);
  const text =
    kind === 'wins'
      ? t('missions.conditions.wins', { count: target, times: timesText(condition.multiple, locale) })
      : t(`missions.conditions.${kind}`, { count: target });
  return (
    <li className={styles.condition}>
      <p>
        <span>
          {text}
          {kind === 'wins' && condition.minStake !== null && (
            <small>
              {t('missions.minStake', {
                amount: formatMoney({ amount: condition.minStake, currency, exponent }, locale),
              })}
            </small>
          )}
        </span>
        <span className={styles.figures}>
          <bdi>
            <b>{shown(value)}</b>
          </bdi>{' '}
          / <bdi>{shown(target)}</bdi>
        </span>
      </p>
      <Meter label={text} value={value} max={target} />
    </li>
  );
};
