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
export { teamBets, teamMovements, type TeamBetSelection, type TeamMovementSelection } from './records.ts';
export {
  $revenue,
  $revenueBills,
  $revenueBillsFailure,
  $revenueCsvFailure,
  $revenueCsvPending,
  $revenueFailure,
  $revenuePending,
  revenueAsked,
  revenueBillsAsked,
  revenueBillsClosed,
  revenueCsvRequested,
  revenuePage,
  revenueRefreshed,
} from './revenue.ts';
export { $summary, $summaryFailure, $summaryPending, summaryAsked, summaryPage, summaryRefreshed } from './summary.ts';
