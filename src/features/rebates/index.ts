export { $claimFailure, $claiming, $paid, rebateClaimed } from './claim.ts';
export { $openClaim, claimClosed, claimLines, claimOpened, claimRecord, claimsView } from './history.ts';
export { useLiveRebate } from './live.ts';
export { $rebate, $rebateFailure, rebatePage, rebateRequested, type RebateShown } from './own.ts';
