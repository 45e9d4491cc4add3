export { $overview, $overviewFailure, overviewRequested, uplinePage } from './overview.ts';
export { $step } from './order.ts';
export { UplineForm } from './upline-form.tsx';
export { UplineHistory } from './upline-history.tsx';
export { UplineReview } from './upline-review.tsx';
