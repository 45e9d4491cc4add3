import { createEvent, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { createGameList } from '../../features/browse-games/model.ts';
import type { ListPath } from './paths.ts';

/** A list page was entered, with the vendor that its address names. */
export const listEntered = createEvent<{ path: ListPath; gameType: string | null; vendor: string | null }>();

export const list = createGameList({ first: LIMITS.listPageSize, then: LIMITS.listPageSize });

const isPersonal = (classify: string | undefined) => classify === 'RECENT' || classify === 'FAV';

const entered = sample({
  clock: listEntered,
  fn: ({ path, gameType }) => {
    const other = path.types?.find((type) => type === gameType);
    return { base: other ? { ...path.base, gameType: other } : path.base, classify: path.classify };
  },
});
sample({ clock: entered, filter: ({ classify }) => !isPersonal(classify), target: list.opened });
// Recent and favourites belong to somebody: the list opens plain, and the choice goes the way that asks for a log-in.
sample({
  clock: entered,
  filter: ({ classify }) => isPersonal(classify),
  fn: ({ base }) => ({ base }),
  target: list.opened,
});
sample({
  clock: entered,
  filter: ({ classify }) => isPersonal(classify),
  fn: ({ classify }) => classify ?? 'ALL',
  target: list.classChosen,
});
sample({
  clock: listEntered,
  filter: ({ vendor }) => vendor !== null,
  fn: ({ vendor }) => vendor ?? 'ALL',
  target: list.vendorChosen,
});
