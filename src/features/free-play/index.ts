export { default as FreePlayLogin } from './free-play-login.tsx';
