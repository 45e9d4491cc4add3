export { seededWords } from '../../../studio/families/shared/seeded-words.ts';
