export type { RankedRow } from '../../../streams/feeds/leaderboard.ts';
export { $board, $boardFailure, boardChosen, boardRequested, boardView } from './board.ts';
export {
  $claimFailure,
  $claiming,
  $missions,
  $missionsFailure,
  missionClaimed,
  missionsRequested,
  missionsView,
  type ClaimFailure,
} from './list.ts';
export { $past, $pastFailure, pastRequested, pastView } from './past.ts';
