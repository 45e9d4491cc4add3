export type { RankedRow } from '../../../streams/feeds/leaderboard.ts';
export { $board, $boardFailure, boardChosen, boardRequested, boardView } from './board.ts';
export { Condition } from './condition.tsx';
export { GameMissions } from './game-missions.tsx';
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
export { usePeriodEnd } from './period-end.ts';
export { scoreText } from './score.ts';
