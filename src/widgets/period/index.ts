export { PeriodFilter } from './period-filter.tsx';
export { daysBefore, daysOf, isDay, oneOf, type Days } from './selection.ts';
export { useSelection } from './use-selection.ts';
