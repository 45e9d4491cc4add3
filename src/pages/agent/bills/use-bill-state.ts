import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../../contract/salary.ts';

/** The key of the name of a bill's amount: it is paid, or it waits, was refused or expired. */
export const amountKey = ({ state }: Pick<Bill, 'state'>): 'bill.paid' | 'salary.amount' =>
  state === 'unapproved' || state === 'refused' || state === 'expired' ? 'salary.amount' : 'bill.paid';

/** The state of a bill as text, including that it paid nothing because more was taken back than earned. */
export const useBillState = () => {
  const { t } = useTranslation();
  return ({ state, carriedOut, writtenOff }: Bill): string => {
    if (carriedOut !== '0') return t('salary.carriedOver');
    return writtenOff === '0' ? t(`salary.states.${state}`) : t('salary.writtenOff');
  };
};
