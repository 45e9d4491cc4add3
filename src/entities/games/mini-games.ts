import { $lanes } from './model.ts';

/** Whether the merchant offers games of the class MINI (GAME-09). */
export const $hasMiniGames = $lanes.map((lanes) =>
  lanes.some(({ title, gameClassify }) => title === 'RNG' && gameClassify.some(({ key }) => key === 'MINI')),
);
