export { PeriodFilter } from './period-filter.tsx';
export { daysOf, oneOf, type Days } from './selection.ts';
export { useSelection } from './use-selection.ts';
