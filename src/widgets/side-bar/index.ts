export { SideBar } from './side-bar.tsx';
