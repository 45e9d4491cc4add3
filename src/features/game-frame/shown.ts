import { createEvent } from 'effector';

/** The content of the frame: its address, mode, and the jackpot pool that the game contributes to, if any. */
export interface Shown {
  url: string;
  mode: 'real' | 'demo' | 'replay';
  poolId: string | null;
  /** The game, whose own round it may watch. */
  game?: { code: string; nodeId: string };
  /** Of this play, for the game's commands; absent for a replay. */
  session?: string;
  /** The net position does not count this play. */
  uncounted?: boolean;
}
export const frameShown = createEvent<Shown>();
export const frameGone = createEvent();
