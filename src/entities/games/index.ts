export { GameCard } from './game-card.tsx';
export { $gameWindow, windowRequested } from './game-window.ts';
export { GameGrid } from './game-grid.tsx';
export {
  $hasGames,
  $lanes,
  $menus,
  $popular,
  $popularState,
  CLIENT_TYPE,
  PLATFORM,
  catalogueRequested,
  loadGamesFx,
  loadRecentFx,
  popularRequested,
  type GameQuery,
} from './model.ts';
export { gamePath, pathOfType, pathOfVendor } from './paths.ts';
export { $shownType, typeShown } from './shown-type.ts';
