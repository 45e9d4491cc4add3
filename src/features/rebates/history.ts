import { createEvent, createStore, sample } from 'effector';
import { rebates, type RebateClaim } from '../../../contract/rebates.ts';
import { createRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { rebateMoved } from './live.ts';

/** The list of claims is shown. */
export const claimsView = createLifecycle();
export const claimRecord = createRecord(createCall(rebates.history), ({ id }: RebateClaim) => String(id));
// Live: a change may be a claim that was paid.
sample({ clock: rebateMoved, filter: claimsView.$isOpen, fn: () => {}, target: claimRecord.refreshed });
sample({ clock: sessionEnded, fn: () => {}, target: claimRecord.forgotten });

/** A claim whose play is shown. */
export const claimOpened = createEvent<number>();
export const claimClosed = createEvent();
export const $openClaim = createStore<number | null>(null)
  .on(claimOpened, (_, id) => id)
  .reset(claimClosed, claimsView.closed, sessionEnded);
/** The play of the open claim. */
export const claimLines = createQuery(rebates.lines, { resetOn: [claimOpened, claimClosed, sessionEnded] });
sample({ clock: claimOpened, fn: (claimId) => ({ claimId }), target: claimLines.start });
