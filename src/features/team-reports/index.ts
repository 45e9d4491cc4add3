export { $period, $periodFailure, $periodPending, periodRequested, periodRefreshed, periodView } from './period.ts';
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
  revenueRequested,
  revenueBillsRequested,
  revenueBillsClosed,
  revenueCsvRequested,
  revenuePage,
  revenueRefreshed,
} from './revenue.ts';
export { $summary, $summaryFailure, summaryRequested, summaryPage, summaryRefreshed } from './summary.ts';
export { $salary, $team } from './summary-live.ts';
