import { bookControls } from './sandbox-book.ts';
import { commandControl } from './sandbox-command.ts';
import { playControls } from './sandbox-play.ts';
import { roundControls } from './sandbox-rounds.ts';
import { playerControls } from './sandbox-player.ts';

/**
 * Sandbox controls for a vendor's conformance run: they create states that the vendor API itself cannot. Each is
 * POST /sandbox/<name>, signed like a vendor API call. Only a demo server serves them, for the players of the key's merchant.
 */
export const sandboxControls = {
  ...bookControls,
  ...commandControl,
  ...playControls,
  ...playerControls,
  ...roundControls,
};
