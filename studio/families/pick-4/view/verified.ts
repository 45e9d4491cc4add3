import { showLottery } from '../../../client/parts/numbers/verified.ts';
import { GAME } from './game.ts';

export const verified = (language: string) => showLottery(GAME, language);
