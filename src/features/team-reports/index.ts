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
