export { DepositForm } from './deposit-form.tsx';
export { DepositHistory } from './deposit-history.tsx';
export { DepositNews } from './deposit-result.tsx';
export { DepositReview } from './deposit-review.tsx';
export { $deposits, $depositsFailure, depositPage } from './list.ts';
export { $methods, $methodsFailure, $step } from './model.ts';
