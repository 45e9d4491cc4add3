import { createEvent, sample, type Effect } from 'effector';
import {
  teamRecords,
  type TeamBet,
  type TeamBetTotals,
  type TeamMovement,
  type TeamMovementTotals,
} from '../../../contract/team-records.ts';
import { createDownload, createRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall, type CallParams } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

export type TeamBetSelection = Omit<CallParams<typeof teamRecords.bets>, 'before'>;
export type TeamMovementSelection = Omit<CallParams<typeof teamRecords.movements>, 'before'>;

interface Answer<Row, Totals> {
  list: Row[];
  hasMore: boolean;
  totals: Totals | null;
}

/** Rows behind an agent's reports, with the totals of the selection, requested again on demand, and their download. */
const createTeamRecord = <
  Row extends { id: string },
  Totals,
  Selection extends { before?: string | number | undefined },
>(
  loadFx: Effect<Selection, Answer<Row, Totals>, CallFailure>,
) => {
  const page = createLifecycle();
  const left = [page.closed, sessionEnded];
  const record = createRecord(loadFx, ({ id }: Row) => id);
  const refreshed = createEvent();
  sample({ clock: left, fn: () => {}, target: record.forgotten });
  sample({ clock: refreshed, target: record.refreshed });
  return {
    ...{ page, record, refreshed },
    /** The totals of the whole selection; null while unknown. */
    $totals: record.$totals.map((totals): Totals | null => totals ?? null),
    download: createDownload(createCall(teamRecords.export), left),
  };
};

/** AGT-04: counted bets of direct members. */
export const teamBets = createTeamRecord<TeamBet, TeamBetTotals, CallParams<typeof teamRecords.bets>>(
  createCall(teamRecords.bets),
);
/** AGT-04: money of direct members. */
export const teamMovements = createTeamRecord<
  TeamMovement,
  TeamMovementTotals,
  CallParams<typeof teamRecords.movements>
>(createCall(teamRecords.movements));
