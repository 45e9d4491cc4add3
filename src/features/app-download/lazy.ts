/** Parts that load after the first page. */
export { default as AppDownload } from './app-download.tsx';
