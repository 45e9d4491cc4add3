import { LIMITS } from '../../../contract/limits.ts';
import { createGameList } from '../../features/browse-games/index.ts';
import { closeOnRoute } from '../../shared/lib/close-on-route.ts';

/** All games of the merchant by name; the most played ones while nothing is typed (GAME-03). */
export const search = createGameList({ first: LIMITS.popular, then: LIMITS.popular });

closeOnRoute('search');
