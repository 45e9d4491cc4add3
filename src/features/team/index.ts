export { $minutes, $team, $teamState, teamPage } from './model.ts';
