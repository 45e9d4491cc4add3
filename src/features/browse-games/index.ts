export { FilterBar } from './filter-bar.tsx';
export { GamesInModal } from './games-in-modal.tsx';
export { ListOptions } from './list-options.tsx';
export { GameResults, type RenderItems } from './game-results.tsx';
export { createGameList, type GameList } from './model.ts';
export { VendorSelect } from './vendor-select.tsx';
export { isPersonal, type LeftList } from './query.ts';
export { $subGames, holderOpened, subGames } from './sub-games.ts';
