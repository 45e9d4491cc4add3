/** What the demo may import of `levels`. */
export { putLadder } from './ladder.ts';
