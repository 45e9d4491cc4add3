export { seededWords } from '../../../studio/families/kit/seeded-words.ts';
