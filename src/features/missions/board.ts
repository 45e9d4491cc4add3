import { combine, createEvent, createStore, sample } from 'effector';
import { throttle } from 'patronum/throttle';
import { missions } from '../../../contract/missions.ts';
import { leaderboard } from '../../../streams/feeds/leaderboard.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** The page of leaderboards. */
export const boardView = createLifecycle();
export const boardRequested = createEvent();
/** The leaderboard of this code is to be shown. */
export const boardChosen = createEvent<string>();

/** The own rank is asked for at most this often while the ranks move. */
const OWN_RANK_MS = 5_000;

const query = createQuery(missions.leaderboard, { resetOn: [sessionEnded] });
/** Null: the first one that runs. */
const $code = createStore<string | null>(null)
  .on(boardChosen, (_, code) => code)
  .reset(sessionEnded);

/** The leaderboard that is shown, without its ranks. */
const $info = combine(query.$data, (answer) => answer?.boards.find(({ code }) => code === answer.board?.code) ?? null);
const live = liveState({
  feed: 'leaderboard',
  $key: $info.map((info) => info && info.key),
  lifecycle: boardView,
  stream: leaderboard,
});
const ranksMoved = throttle({ source: live.changed, timeout: OWN_RANK_MS });

sample({
  clock: [boardView.opened, memberKnown, $language, boardChosen, boardRequested, ranksMoved],
  source: { open: boardView.$isOpen, known: $isLoggedIn, code: $code },
  filter: ({ open, known }) => open && known,
  fn: ({ code }) => ({ ...(code !== null && { code }) }),
  target: query.start,
});

/** The leaderboards that run, and the ranks of the chosen one, as new as the feed; null while unknown. */
export const $board = combine(query.$data, $info, live.$value, (answer, info, ranks) => {
  if (!answer) return null;
  const { board, boards, currency, exponent } = answer;
  const known = { boards, info, currency, exponent };
  if (!board || !info) return { ...known, board: null };
  const isNewer = ranks !== null && ranks.from === info.from && ranks.asOfMs >= board.asOfMs;
  const rows = board.rows.map((row) => ({ ...row, risen: false }));
  return { ...known, board: { ...board, rows, ...(isNewer && ranks) } };
});
export const $boardFailure = query.$error;
