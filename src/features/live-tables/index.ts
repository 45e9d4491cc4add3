export { TableCard } from './table-card.tsx';
export { TableCards } from './table-cards.tsx';
export { TableBar } from './table-bar.tsx';
export { TableList } from './table-list.tsx';
