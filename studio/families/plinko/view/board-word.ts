import { riskOf, rowsOf, type BoardName } from '../models.ts';
import type { FamilyWords } from './texts/index.ts';

/** Names a board: its rows and its risk. */
export const boardWord = (words: FamilyWords, board: BoardName): string =>
  words('boardName', { rows: rowsOf(board), risk: words(riskOf(board)) });
