export { $liveLevel, $livePoints, levelMoved, pointsMoved, pointViews, useLivePoints } from './live.ts';
export { dayText, giftText, pointsText, rateText, shareOf, signedText } from './texts.ts';
