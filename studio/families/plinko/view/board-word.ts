import { rowsOf, type BoardName } from '../models.ts';
import type { FamilyWords } from './texts/index.ts';

export type Risk = 'low' | 'medium' | 'high';
export const riskOf = (board: BoardName): Risk => board.split('-')[1] as Risk;

/** Names a board: its rows and its risk. */
export const boardWord = (words: FamilyWords, board: BoardName): string =>
  words('boardName', { rows: rowsOf(board), risk: words(riskOf(board)) });
