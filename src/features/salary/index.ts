export {
  $historyFailure,
  $marks,
  $salary,
  $span,
  $status,
  $statusFailure,
  billRecord,
  salaryPage,
  spanChosen,
  type Mark,
  type SeenSalary,
} from './model.ts';
