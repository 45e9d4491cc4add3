export { useLiveReferral } from './live.ts';
export { awardRecord, invitedRecord, ownReferral, referralPage } from './own.ts';
export { $copied, $copyFailed, addressOf, canShare, copyPressed, sharePressed } from './share.ts';
