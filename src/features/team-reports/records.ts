import { teamRecords } from '../../../contract/team-records.ts';
import { createCall, type CallParams } from '../../shared/api/call.ts';
import { createReport } from './create-report.ts';

export type TeamBetSelection = Omit<CallParams<typeof teamRecords.bets>, 'before'>;
export type TeamMovementSelection = Omit<CallParams<typeof teamRecords.movements>, 'before'>;

const keyOf = ({ id }: { id: string }) => id;

const loadBetsFx = createCall(teamRecords.bets);
const exportBetsFx = createCall(teamRecords.export);
/** AGT-04: counted bets of direct members. */
export const teamBets = createReport(loadBetsFx, keyOf, exportBetsFx);

const loadMovementsFx = createCall(teamRecords.movements);
const exportMovementsFx = createCall(teamRecords.export);
/** AGT-04: money of direct members. */
export const teamMovements = createReport(loadMovementsFx, keyOf, exportMovementsFx);
