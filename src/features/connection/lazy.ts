/** Parts that load after the first page. */
export { default as InterruptionBar } from './interruption-bar.tsx';
