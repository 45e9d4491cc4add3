import type { Selectable } from 'kysely';
import type { WithdrawalEventsTable, WithdrawalsTable } from '../../db/schema.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;
/** States of the timeline: those of the order, and what happens to its parts. */
export type EventState = WithdrawalEventsTable['state'];
