export { $balance, $owner, $play, balanceAnswered, ownerChanged } from './model.ts';
