import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { openLottery } from '../../../client/parts/numbers/board.ts';
import { GAME } from './game.ts';

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** The board of three digits. */
export const openTable = (context: ViewContext): Promise<TableView> => openLottery(context, GAME);
