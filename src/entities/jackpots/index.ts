export { $bigPool, poolsKnown } from './model.ts';
