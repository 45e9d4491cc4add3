export { AwardRounds } from './award-rounds.tsx';
export { AwardMeter } from './award-meter.tsx';
export {
  awardText,
  daysText,
  exampleOf,
  hoursText,
  offerText,
  shareText,
  spanText,
  termsLine,
  timesText,
} from './texts.ts';
export { AwardTerms, Term } from './award-terms.tsx';
export { pointsText, prizeText, type PrizeWriting } from './prize-text.ts';
