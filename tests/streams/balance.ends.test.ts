import { balance } from '../../streams/feeds/balance.ts';
import { itEnds } from '../support/ends.ts';
import { balanceOf, MEMBER, took } from '../support/samples.ts';

itEnds('balance', took(balanceOf(1)), (syncEvents$, m) => {
  m.animate('--------x');
  return balance(syncEvents$, MEMBER, m);
});
