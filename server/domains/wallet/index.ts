/** What other domains may import of `wallet`. */
export { fillPlayMoney } from './play-money.ts';
export { balanceOf } from './queries.ts';
export { openRequirements, openTurnover } from './requirements.ts';
export { blockForShortfall, writeOffShortfall } from './shortfall.ts';
