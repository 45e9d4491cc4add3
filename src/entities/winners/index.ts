export {
  $boardPending,
  $boardState,
  $highState,
  $highWins,
  $order,
  $winners,
  board,
  boardRefreshed,
  orderChosen,
} from './model.ts';
