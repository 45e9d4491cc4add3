import { LIMITS } from '../../../contract/limits.ts';
import { createGameList } from '../../features/browse-games/index.ts';

/** The results of the search on the 404 page. */
export const found = createGameList({ first: LIMITS.popular, then: LIMITS.popular });
export const $searching = found.$filters.map(({ name }) => name.trim() !== '');
