export { dayText, giftText, pointsText, rateText, shareOf, signedText } from './texts.ts';
