/** What other domains may import of `records`. */
export { daysBetween, periodOf } from './period.ts';
