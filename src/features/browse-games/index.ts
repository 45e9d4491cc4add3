export { FilterBar } from './filter-bar.tsx';
export { GamesInModal } from './games-in-modal.tsx';
export { ListOptions } from './list-options.tsx';
export { GameResults, type RenderItems } from './game-results.tsx';
export { createGameList, isPersonal, type GameList, type LeftList } from './model.ts';
export { $subGames, holderOpened, subGames } from './sub-games.ts';
