/** What other domains may import of `site`. */
export { type Texts, inLanguage, nameIn } from './texts.ts';
