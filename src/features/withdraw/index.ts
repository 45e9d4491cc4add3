export { OpenTurnover } from './open-turnover.tsx';
export { $step } from './order.ts';
export { $overview, $overviewFailure, overviewAsked, withdrawPage } from './overview.ts';
export { PaymentPasswordForm } from './payment-password-form.tsx';
export { PayoutAccounts } from './payout-accounts.tsx';
export { ResetPasswordForm } from './reset-password-form.tsx';
export { WithdrawForm } from './withdraw-form.tsx';
export { WithdrawReview } from './withdraw-review.tsx';
export { WithdrawalList } from './withdrawal-list.tsx';
