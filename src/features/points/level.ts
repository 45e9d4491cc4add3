import { combine, createEvent, sample } from 'effector';
import { levels } from '../../../contract/levels.ts';
import { $liveLevel, $livePoints, levelMoved, pointViews } from './live.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';

export const levelRequested = createEvent();
const query = createQuery(levels.own, { resetOn: [sessionEnded] });
const due = sample({
  clock: [pointViews.opened, memberKnown, $language, levelMoved, levelRequested],
  source: { open: pointViews.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
});
sample({ clock: due, target: query.start });

/** The member's level with all levels, and the stake of the period as the server has it now; null while unknown. */
export const $level = combine(query.$data, $livePoints, $liveLevel, (answer, points, own) => {
  if (!answer) return null;
  const stake = points?.stake ?? answer.stake;
  const place = answer.list.findIndex(({ code }) => code === (own?.level ?? answer.level?.code));
  const next = answer.list[place + 1];
  return {
    ...answer,
    stake,
    place,
    level: answer.list[place] ?? null,
    next: next ? { ...next, left: Math.max(0, next.stake - stake) } : null,
    fallsOn: own ? own.fallsOn : answer.fallsOn,
  };
});
export type LevelShown = NonNullable<ReturnType<typeof $level.getState>>;
export const $levelFailure = query.$error;
