import { sample } from 'effector';
import { transfers } from '../../../contract/transfers.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createTransferOrder } from '../../entities/wallet/lazy.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { $overview, overviewRequested, uplinePage } from './overview.ts';

const sendFx = createMoneyCall(transfers.toUpline);

export const {
  amountTyped,
  reviewRequested,
  changed,
  confirmed,
  $amountText,
  $amount,
  $isRefused,
  $step,
  $failure,
  $pending,
  $sent,
} = createTransferOrder({
  sendFx,
  $overview,
  opened: uplinePage.opened,
  session: { $sessionKind, sessionEnded },
  requestOf: ({ currency }, amount) => ({ amount, currency }),
});

// After a refusal what is left of the day, or the turnover, has usually changed.
sample({ clock: sendFx.finally, fn: () => {}, target: overviewRequested });
