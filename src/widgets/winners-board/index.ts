export { Winners } from './winners-board.tsx';
