export { openTicket } from './feedback.ts';
export { usePictures } from './pictures.ts';
