import { playControls } from './sandbox-play.ts';
import { playerControls } from './sandbox-player.ts';

/**
 * What an operator's sandbox does for a vendor's conformance run: the states that the vendor API itself cannot make. Each is
 * POST /sandbox/<name>, signed as a call of the vendor API; served on a demo server alone, for the players of the key's brand.
 */
export const sandboxControls = { ...playControls, ...playerControls };
