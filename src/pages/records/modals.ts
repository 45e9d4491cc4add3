import { lazy } from 'react';
import type { PaymentReference } from '../../../contract/payment-records.ts';
import type { BetRecord, Transaction } from '../../../contract/records.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { defineModals } from '../../shared/ui/modal-definition.ts';

declare module '../../shared/lib/modals.ts' {
  interface ModalParameters {
    transactionDetails: { row: Transaction };
    betDetails: { row: BetRecord };
    paymentDetails: { reference: PaymentReference };
  }
}

export const recordModals = defineModals({
  transactionDetails: {
    title: (t, { row }) => t(`member.kinds.${row.kind}`),
    Content: lazy(() => import('./details.tsx').then(({ TransactionDetails }) => ({ default: TransactionDetails }))),
    texts: accountTexts,
  },
  paymentDetails: {
    title: (t, { reference }) => t(`member.kinds.${reference.kind}`),
    Content: lazy(() => import('./payment-details.tsx').then(({ PaymentDetails }) => ({ default: PaymentDetails }))),
    texts: accountTexts,
  },
  betDetails: {
    title: (_, { row }) => row.gameName,
    Content: lazy(() => import('./details.tsx').then(({ BetDetails }) => ({ default: BetDetails }))),
    texts: accountTexts,
  },
});
