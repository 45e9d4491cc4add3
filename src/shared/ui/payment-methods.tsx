import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payment.module.css';
import radio from './radio.module.css';

interface Method {
  code: string;
  name: string;
}

interface Props<M extends Method> {
  methods: readonly M[];
  chosen: M;
  onChoose: (code: string) => void;
  /** What stands under a method's name: fees and bounds. */
  terms: (method: M) => ReactNode;
  /** Side by side, for short terms. */
  compact?: boolean;
}

/** The choice of a way to pay in or to be paid. */
export const PaymentMethods = <M extends Method>({ methods, chosen, onChoose, terms, compact }: Props<M>) => {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.methods} data-compact={compact || undefined}>
      <legend>{t('wallet.method')}</legend>
      {methods.map((method) => (
        <label key={method.code} className={styles.method}>
          <input
            type="radio"
            className={radio.radio}
            name="method"
            checked={method.code === chosen.code}
            onChange={() => onChoose(method.code)}
          />
          <span>
            <b>{method.name}</b>
            {terms(method)}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
