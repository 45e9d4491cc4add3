/** Parts that load after the first page. */
export { $accounts, $accountsFailure, accountsRequested } from './accounts.ts';
export { PoolFigure } from './pool-figure.tsx';
