export { AwardRounds, GameLinks } from './award-rounds.tsx';
export { AwardMeter } from './award-meter.tsx';
export { awardText, exampleOf, offerText, shareText, termsLine, timesText } from './texts.ts';
export { daysText, hoursText, runsText, spanText } from './time-texts.ts';
export { AwardTerms, Term } from './award-terms.tsx';
export { pointsText, prizeText, type PrizeWriting } from './prize-text.ts';
