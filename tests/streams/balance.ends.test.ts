import { balance } from '../../streams/balance.ts';
import { itEnds } from '../support/ends.ts';
import { balanceOf, MEMBER, took } from '../support/samples.ts';

itEnds('balance', took(balanceOf(1)), (accepted$, m) => {
  m.animate('--------x');
  return balance(accepted$, MEMBER, m);
});
