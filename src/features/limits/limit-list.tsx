import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PlayerLimit, PlayerProtection } from '../../../contract/player-limits.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Meter } from '../../shared/ui/meter.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { $limitPending, cancelPressed, removePressed } from './limit.ts';
import styles from './limits.module.css';

/** The limits that apply, with what is used of each, and changes that wait. */
export const LimitList = ({ protection }: { protection: PlayerProtection }) => {
  const { t } = useTranslation();
  const shown = protection.limits.filter(({ amount, pending }) => amount !== null || pending !== null);
  return (
    <Panel title={t('limits.yours')}>
      {shown.length === 0 && <p className={styles.note}>{t('limits.none')}</p>}
      <ul className={styles.list}>
        {shown.map((limit) => (
          <LimitRow key={`${limit.kind} ${limit.period}`} limit={limit} protection={protection} />
        ))}
      </ul>
    </Panel>
  );
};

const LimitRow = ({ limit, protection }: { limit: PlayerLimit; protection: PlayerProtection }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ busy: $limitPending, onRemove: removePressed, onCancel: cancelPressed });
  const { kind, period, amount, own, operator, pending, used, untilMs } = limit;
  const { currency, exponent } = protection;
  const value = (figure: number) =>
    kind === 'time' ? t('limits.minutesOf', { count: figure }) : <Money {...{ amount: figure, currency, exponent }} />;
  const valueText = (figure: number) =>
    kind === 'time'
      ? t('limits.minutesOf', { count: figure })
      : formatMoney({ amount: figure, currency, exponent }, locale);
  const title = t('limits.named', { kind: t(`limits.kinds.${kind}`), period: t(`limits.periods.${period}`) });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b>{title}</b>
        {amount !== null && <span>{value(amount)}</span>}
      </div>
      {amount !== null && used !== null && (
        <>
          <Meter label={title} value={used} max={amount} />
          <small>
            {t('limits.used')} {value(Math.max(used, 0))}
            {untilMs !== null && ` · ${t('limits.until', { when: formatInstant(untilMs, locale) })}`}
          </small>
        </>
      )}
      {operator !== null && operator === amount && <small>{t('limits.byOperator')}</small>}
      {pending && (
        <div className={styles.pending}>
          <small>
            {pending.amount === null
              ? t('limits.removalWaits', { when: formatInstant(pending.fromMs, locale) })
              : t('limits.raiseWaits', {
                  amount: valueText(pending.amount),
                  when: formatInstant(pending.fromMs, locale),
                })}
          </small>
          <Button size="small" busy={view.busy} onClick={() => view.onCancel({ kind, period })}>
            {t('limits.keep')}
          </Button>
        </div>
      )}
      {own !== null && pending === null && (
        <div>
          <Button
            size="small"
            busy={view.busy}
            aria-label={t('limits.removeOf', { limit: title })}
            onClick={() => view.onRemove({ kind, period })}
          >
            {t('withdraw.remove')}
          </Button>
        </div>
      )}
    </li>
  );
};
