export { Crest, SportMark } from './crest.tsx';
export { $lines, $odds, fixturesWatched, lineNow, useLine } from './lines.ts';
export { bookPath, matchPath, OTHER_BOOKS } from './paths.ts';
export { $oddsFormat, ODDS_FORMATS, oddsFormatChosen } from './odds-format.ts';
export { LockedPrice, Price } from './price.tsx';
export { Score } from './score.tsx';
export { isMapped, useBookWords } from './words.ts';
