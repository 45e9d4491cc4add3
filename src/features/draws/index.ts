export { $draws, $drawsFailure, drawsView } from './list.ts';
