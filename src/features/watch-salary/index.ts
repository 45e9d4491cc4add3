export {
  $historyFailure,
  $marks,
  $salary,
  $span,
  $standing,
  $standingFailure,
  billRecord,
  salaryPage,
  spanChosen,
  type Mark,
  type Seen,
} from './model.ts';
