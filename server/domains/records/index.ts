/** What other domains may import of `records`. */
export { daysBetween } from './period.ts';
