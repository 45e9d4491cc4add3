export { popupsStarted } from './model.ts';
