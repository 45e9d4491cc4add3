export { inWindow } from './in-window.ts';
export { addressRead, serviceRequested } from './model.ts';
