export { $campaigns, $campaignsFailure, campaignsView } from './campaigns.ts';
export { GiveUp } from './give-up.tsx';
export { $awards, $awardsFailure, awardsRequested, awardsView } from './list.ts';
export { OwnShare } from './own-share.tsx';
export { TakePart } from './take-part.tsx';
export { $takePartFailure, $takingPart, claimRequested } from './participation.ts';
