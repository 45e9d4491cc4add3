export { $balance, $owner, $play, ownerChanged } from './model.ts';
