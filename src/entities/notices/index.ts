export { $newest, $noticesState, noticeText, noticesOpened } from './model.ts';
