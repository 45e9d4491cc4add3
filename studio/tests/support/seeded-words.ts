export { seededWords } from '../../families/shared/seeded-words.ts';
