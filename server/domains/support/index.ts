export { usePictures } from './pictures.ts';
