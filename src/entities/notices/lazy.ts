/** Parts that load after the first page. */
export { NoticeList } from './notice-list.tsx';
export { NoticeMotion } from './notice-motion.tsx';
export { NoticePages } from './notice-pages.tsx';
