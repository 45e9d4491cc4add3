export { GameTile } from './game-tile.tsx';
