import type { Millis } from '../../../contract/primitives.ts';
import type { PastPlayer } from '../../../studio/engines/instant/past-rounds.ts';
import type { PastGame } from './games.ts';
import type { Player } from './plan.ts';
import type { PastTables } from './tables.ts';

/** What a history is planned from. */
export interface Requested {
  seed: string;
  nowMs: Millis;
  players: readonly Player[];
  /** The demo's named player. */
  named: Player;
  pastOf: (player: Player) => PastPlayer;
  games: readonly PastGame[];
  tables: PastTables;
  /** Waits until there is time for the next session. */
  turn: () => Promise<void>;
}

/** A session that begins. */
export interface Start {
  player: Player;
  atMs: Millis;
  game: PastGame;
  rounds: number;
}
