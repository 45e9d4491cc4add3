export { default as FreePlayLogin } from './free-play-login.tsx';
export { freePlayModals } from './modals.ts';
