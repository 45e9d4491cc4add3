/** What other domains may import of `timed-awards`. */
export { shareSoFar } from './share-so-far.ts';
