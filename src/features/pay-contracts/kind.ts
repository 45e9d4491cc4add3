import { createEvent, createStore } from 'effector';
import type { PayKind } from '../../../contract/pay-terms.ts';
import { sessionEnded } from '../../entities/session/index.ts';

export const kindChosen = createEvent<PayKind>();
/** The kind of pay whose contracts are shown. */
export const $kind = createStore<PayKind>('realtime')
  .on(kindChosen, (_, kind) => kind)
  .reset(sessionEnded);
