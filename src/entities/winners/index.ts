export { $boardPending, $boardState, $winners, board, boardRefreshed } from './model.ts';
