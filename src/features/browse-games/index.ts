export { FilterBar } from './filter-bar.tsx';
export { StakeFilters } from './stake-filters.tsx';
export { GameResults, type RenderItems } from './game-results.tsx';
export { createGameList, type GameList, type LeftList, type ListBase } from './model.ts';
export { $subGames, holderOpened, subGames } from './sub-games.ts';
