export { $liveLevel, $livePoints, levelMoved, pointsMoved, pointViews, useLivePoints } from './live.ts';
export { dayText, pointsText, rateText, shareOf, signedText } from './texts.ts';
