import { LIMITS } from '../../../contract/limits.ts';
import { createGameList } from '../../features/browse-games/model.ts';

/** What the search on the page that is not there finds. */
export const found = createGameList({ first: LIMITS.popular, then: LIMITS.popular });
export const $searching = found.$filters.map(({ name }) => name.trim() !== '');
