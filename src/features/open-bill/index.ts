export {
  $bets,
  $betsFailure,
  $betsPending,
  $bill,
  $billFailure,
  $csvFailure,
  $csvPending,
  billPage,
  billRetried,
  csvRequested,
  moreBetsRequested,
} from './model.ts';
