import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../../entities/session/index.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { createBoard } from './live-board.ts';

/** The page of leaderboards. */
export const boardView = createLifecycle();
/** The leaderboard of this code is to be shown. */
export const boardChosen = createEvent<string>();

const OWN_RANK_MS = 5_000;

const $code = createStore<string | null>(null)
  .on(boardChosen, (_, code) => code)
  .reset(sessionEnded);

export const {
  requested: boardRequested,
  $board,
  $failure: $boardFailure,
} = createBoard({ lifecycle: boardView, $code, ownRankMs: OWN_RANK_MS });
