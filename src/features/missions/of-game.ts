import { combine, createStore, sample } from 'effector';
import type { OwnMission } from '../../../contract/missions.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $missions } from './list.ts';
import { createBoard } from './live-board.ts';

/** The page of a game that is played, by the game's type. */
export const gameMissionsView = createLifecycle<GameType>();
const $type = createStore<GameType | null>(null)
  .on(gameMissionsView.opened, (_, type) => type)
  .reset(gameMissionsView.closed);

/** The own rank is a detail beside the game: it may be this old while the ranks move. */
const OWN_RANK_MS = 15_000;

const $counts = $type.map(
  (type) =>
    ({ types }: { types: GameType[] | null }): boolean =>
      type !== null && (types === null || types.includes(type)),
);

/** Whether play can move a mission. Its deposits are not play. */
const isOfPlay = ({ conditions }: OwnMission): boolean => conditions.some(({ kind }) => kind !== 'deposits');

/** How far a mission is, 0 to 1: the mean of its conditions. */
export const missionShare = ({ conditions, values }: Pick<OwnMission, 'conditions' | 'values'>): number =>
  conditions.reduce((sum, { target }, at) => sum + Math.min(1, (values[at] ?? 0) / target), 0) / conditions.length;

/** Of the missions that are shown, in their order. */
const STATES: readonly OwnMission['state'][] = ['reached', 'open'];

/** The missions that this game moves: those that can be claimed first, then the furthest; null while unknown. */
export const $gameMissions = combine($missions, $counts, (known, counts) => {
  if (!known || known.excluded) return null;
  const list = known.list
    .filter((mission) => STATES.includes(mission.state) && counts(mission) && isOfPlay(mission))
    .toSorted(
      (one, two) => STATES.indexOf(one.state) - STATES.indexOf(two.state) || missionShare(two) - missionShare(one),
    );
  return { ...known, list };
});

const $code = createStore<string | null>(null).reset(gameMissionsView.opened, sessionEnded);
const { $board } = createBoard({
  lifecycle: gameMissionsView,
  $code,
  ownRankMs: OWN_RANK_MS,
  $follows: $counts,
});
sample({
  clock: $board,
  source: $counts,
  filter: (counts, shown) => shown !== null && !(shown.info && counts(shown.info)) && shown.boards.some(counts),
  fn: (counts, shown) => shown!.boards.find(counts)!.code,
  target: $code,
});

/** The leaderboard that this game counts for, with the own rank; null without one, or while unknown. */
export const $gameBoard = combine($board, $counts, (shown, counts) => {
  if (!shown?.info || !shown.board || !counts(shown.info)) return null;
  const { info, board, currency, exponent } = shown;
  return { info, own: board.own, currency, exponent };
});
