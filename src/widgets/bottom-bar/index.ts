export { BottomBar } from './bottom-bar.tsx';
