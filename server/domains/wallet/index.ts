/** What other domains may import of `wallet`. */
export { fillPlayMoney } from './play-money.ts';
export { blockForShortfall, writeOffShortfall } from './shortfall.ts';
