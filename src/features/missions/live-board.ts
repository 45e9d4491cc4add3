import { combine, createEvent, sample, type Store } from 'effector';
import { throttle } from 'patronum/throttle';
import { missions, type LeaderboardInfo } from '../../../contract/missions.ts';
import { leaderboard } from '../../../streams/feeds/leaderboard.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import type { Lifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

interface Options {
  lifecycle: Lifecycle<any>;
  /** The leaderboard that is shown; null: the first one that runs. */
  $code: Store<string | null>;
  /** The own rank is asked for at most this often while the ranks move. */
  ownRankMs: number;
  /** Whether the ranks of a leaderboard are followed. */
  $follows?: Store<(info: LeaderboardInfo) => boolean>;
}

/** The leaderboards that run, with the ranks of one of them, while a view is shown. */
export const createBoard = ({ lifecycle, $code, ownRankMs, $follows }: Options) => {
  const requested = createEvent();
  const query = createQuery(missions.leaderboard, { resetOn: [sessionEnded] });

  /** The leaderboard that is shown, without its ranks. */
  const $info = query.$data.map((answer) => answer?.boards.find(({ code }) => code === answer.board?.code) ?? null);
  const $key = $follows
    ? combine($info, $follows, (info, follows) => (info && follows(info) ? info.key : null))
    : $info.map((info) => info && info.key);
  const live = liveState({ feed: 'leaderboard', $key, lifecycle, stream: leaderboard });
  const ranksMoved = throttle({ source: live.changed, timeout: ownRankMs });

  sample({
    clock: [lifecycle.opened, memberKnown, $language, $code, requested, ranksMoved],
    source: { open: lifecycle.$isOpen, known: $isLoggedIn, code: $code },
    filter: ({ open, known }) => open && known,
    fn: ({ code }) => ({ ...(code !== null && { code }) }),
    target: query.start,
  });

  /** The leaderboards that run, and the ranks of the shown one, as new as the feed; null while unknown. */
  const $board = combine(query.$data, $info, live.$value, (answer, info, ranks) => {
    if (!answer) return null;
    const { board, boards, currency, exponent } = answer;
    const known = { boards, info, currency, exponent };
    if (!board || !info) return { ...known, board: null };
    const isNewer = ranks !== null && ranks.from === info.from && ranks.asOfMs >= board.asOfMs;
    const rows = board.rows.map((row) => ({ ...row, risen: false }));
    return { ...known, board: { ...board, rows, ...(isNewer && ranks) } };
  });
  return { requested, $board, $failure: query.$error };
};
