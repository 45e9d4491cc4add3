/** The demo's vendors and games as data, used for the demo seed and its pictures. */
import { COCKFIGHT, ELOTT, LOTT } from './catalogue/draws.ts';
import { ESPORTS, FISH, SPORTS } from './catalogue/fields.ts';
import { RNG_EAST } from './catalogue/rng-east.ts';
import { RNG_WEST } from './catalogue/rng-west.ts';
import { LIVE, PVP } from './catalogue/tables.ts';
import type { DemoGame } from './catalogue/types.ts';
import { gamesOf } from './catalogue/types.ts';

export type { DemoGame } from './catalogue/types.ts';
export { DEMO_VENDORS } from './catalogue/vendors.ts';

/** Every demo game. Node ids stay stable as long as rows are only appended to their lists. */
export const DEMO_GAMES: readonly DemoGame[] = [
  ...gamesOf('RNG', 10001, RNG_EAST),
  ...gamesOf('RNG', 11001, RNG_WEST),
  ...gamesOf('LIVE', 20001, LIVE),
  ...gamesOf('FISH', 30001, FISH),
  ...gamesOf('SPORTS', 40001, SPORTS),
  ...gamesOf('ESPORTS', 50001, ESPORTS),
  ...gamesOf('PVP', 60001, PVP),
  ...gamesOf('LOTT', 70001, LOTT),
  ...gamesOf('ELOTT', 80001, ELOTT),
  ...gamesOf('COCKFIGHT', 90001, COCKFIGHT),
];
