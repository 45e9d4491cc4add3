/** What other domains may import of `site`. */
export { type Texts, inLanguage, nameIn } from './texts.ts';
export { hasPicture } from './content/pictures.ts';
export { RULES } from './content/topics.ts';
/** What the demo, a user of this domain, writes its content with. */
export { writeBanners } from './content/banners.ts';
export { writePromotions } from './content/promotions.ts';
export { writeTopics } from './content/topics.ts';
