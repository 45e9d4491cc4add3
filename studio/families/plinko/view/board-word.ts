import { riskOf, rowsOf, type BoardName } from '../models.ts';
import type { FamilyTexts } from './texts/index.ts';

/** Names a board: its rows and its risk. */
export const boardWord = (texts: FamilyTexts, board: BoardName): string =>
  texts('boardName', { rows: rowsOf(board), risk: texts(riskOf(board)) });
