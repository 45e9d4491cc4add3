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

/** Every demo game. A node id, once given, belongs to its game for good. */
export const DEMO_GAMES: readonly DemoGame[] = [
  ...gamesOf('RNG', RNG_EAST),
  ...gamesOf('RNG', RNG_WEST),
  ...gamesOf('LIVE', LIVE),
  ...gamesOf('FISH', FISH),
  ...gamesOf('SPORTS', SPORTS),
  ...gamesOf('ESPORTS', ESPORTS),
  ...gamesOf('PVP', PVP),
  ...gamesOf('LOTT', LOTT),
  ...gamesOf('ELOTT', ELOTT),
  ...gamesOf('COCKFIGHT', COCKFIGHT),
];
