export { $tables, tableNear, tableOf, tables, type TableNow } from './model.ts';
export { lookOf } from './results.ts';
export { TableBar } from './table-bar.tsx';
export { TableRoad } from './table-card.tsx';
export { TableList } from './table-list.tsx';
export { TablePhase } from './table-phase.tsx';
