export { Crest, SportMark } from './crest.tsx';
export { $fixtures, $lines, $odds, fixturesAnswered, fixturesWatched } from './lines.ts';
export { $oddsFormat, ODDS_FORMATS, oddsFormatChosen } from './odds-format.ts';
export { LockedPrice, Price } from './price.tsx';
export { isMapped, useBookWords } from './words.ts';
