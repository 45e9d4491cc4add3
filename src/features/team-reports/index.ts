export { $period, $periodFailure, $periodPending, periodAsked, periodRefreshed, periodView } from './period.ts';
export {
  $csvFailure,
  $csvPending,
  $profitTotals,
  csvRequested,
  profitPage,
  profitRecord,
  profitRefreshed,
  type ProfitSelection,
} from './profit.ts';
