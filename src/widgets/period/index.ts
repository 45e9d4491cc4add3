export { PeriodFilter } from './period-filter.tsx';
export { daysBefore, daysOf, oneOf, type Days } from './selection.ts';
export { useSelection } from './use-selection.ts';
