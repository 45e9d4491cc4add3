export { createPictures, filesError, unsentError, type Attached } from './model.ts';
export { PicturePicker } from './picture-picker.tsx';
