export { AwardMeter } from './award-meter.tsx';
export { $campaigns, $campaignsFailure, campaignsRequested, campaignsView } from './campaigns.ts';
export { $awards, $awardsFailure, awardsRequested, awardsView } from './list.ts';
export { $activeAwards, $claimable, $openAwards, awardsMoved } from './live.ts';
export { daysText, exampleOf, offerText, shareText, spanText, termsLine, timesText } from './texts.ts';
export { AwardTerms, Term } from './award-terms.tsx';
