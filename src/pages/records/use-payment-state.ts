import { useTranslation } from 'react-i18next';
import type { PaymentKind } from '../../../contract/payment-records.ts';

/** Names of the states of deposits, or of withdrawals. */
export const usePaymentState = (kind: PaymentKind): ((state: string) => string) => {
  const { t } = useTranslation();
  return (state) =>
    kind === 'deposit'
      ? t(`wallet.states.${state}` as 'wallet.states.paid')
      : t(`withdraw.states.${state}` as 'withdraw.states.paid');
};
