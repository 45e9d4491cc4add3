import { betCases } from './cases/bets.ts';
import { bookCases } from './cases/books.ts';
import { commandCases } from './cases/commands.ts';
import { freeRoundCases } from './cases/free-rounds.ts';
import { rollbackCases } from './cases/rollbacks.ts';
import { winCases } from './cases/wins.ts';
import { stateCases } from './cases/states.ts';
import { wireCases } from './cases/wire.ts';
import type { ConformanceCase } from './harness.ts';

/** The vendor API's matrix without case 31: no API call can make a server crash between commit and answer. */
export const conformanceCases: ConformanceCase[] = [
  ...betCases,
  ...winCases,
  ...rollbackCases,
  ...wireCases,
  ...commandCases,
  ...stateCases,
  ...bookCases,
  ...freeRoundCases,
].sort((one, other) => one.number - other.number);

/** `case 01: …`, the same in every report. */
export const titleOf = ({ number, title }: Pick<ConformanceCase, 'number' | 'title'>): string =>
  `case ${String(number).padStart(2, '0')}: ${title}`;
