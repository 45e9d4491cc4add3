export { TableBar } from './table-bar.tsx';
export { TableList } from './table-list.tsx';
