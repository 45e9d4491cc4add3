import { useTranslation } from 'react-i18next';
import type { Money as MoneyValue } from '../../../contract/primitives.ts';
import type { WithdrawalEvent } from '../../../contract/withdrawals.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import styles from './withdraw.module.css';

interface Props {
  events: readonly Pick<WithdrawalEvent, 'state' | 'reason' | 'amount' | 'atMs'>[];
  /** The payment's money, for its currency. */
  money: MoneyValue;
  /** The name of a state; by default that of a withdrawal's. */
  nameOf?: (state: string) => string;
}

/** What happened to a payment, the oldest first. */
export const Timeline = ({ events, money, nameOf }: Props) => {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  /** Several known reasons stand in one text; other texts are the operator's or the provider's own words. */
  const reasonText = (reason: string): string => {
    const texts = reason
      .split(' ')
      .map((key) =>
        i18n.exists(`withdraw.reasons.${key}`) ? t(`withdraw.reasons.${key}` as 'withdraw.reasons.velocity') : null,
      );
    return texts.every((text) => text !== null) ? texts.join(' ') : t('wallet.reason', { reason });
  };
  const stateText = (state: string): string =>
    i18n.exists(`withdraw.events.${state}`) ? t(`withdraw.events.${state}` as 'withdraw.events.requested') : state;
  return (
    <ol className={styles.steps}>
      {events.map(({ state, reason, amount, atMs }, at) => (
        <li key={`${state} ${atMs} ${at}`}>
          <b>{(nameOf ?? stateText)(state)}</b>
          {amount !== null && <Money {...money} amount={amount} />}
          <small>{formatInstant(atMs, locale)}</small>
          {reason && <small dir="auto">{reasonText(reason)}</small>}
        </li>
      ))}
    </ol>
  );
};
