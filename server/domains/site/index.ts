/** What other domains may import of `site`. */
export { type Texts, inLanguage } from './texts.ts';
