/** Parts that load after the first page. */
export { BalanceFigure } from './balance-figure.tsx';
export { $stakeable, fundsShown } from './funds.ts';
export { OwedNotice } from './owed-notice.tsx';
export { owedSettled } from './owed.ts';
export { PaymentLinks } from './payment-links.tsx';
export { createTransferOrder } from './transfer-order.ts';
export { TransferReview } from './transfer-review.tsx';
