import { acceptedChecks } from './invariants/accepted.ts';
import { seenIn, type Broken, type Session } from './invariants/invariant.ts';
import { liveIsTrue } from './invariants/live.ts';
import { requestChecks } from './invariants/requests.ts';
import { serverChecks } from './invariants/server.ts';

/**
 * The rules of the realtime protocol (streams/README.md) that one page's recording can show, each as far as its words say.
 *
 * Not here, because a page cannot see it: that an envelope is sent after its commit (W5), that a command is executed once (W6), that
 * rates are limited (W7), that money actions are disabled (W8), that a room may be seen (W9: only foreign persons are noticed),
 * that tabs share one connection (W10), and what a slow reader gets (W12).
 */
const INVARIANTS = [...acceptedChecks, ...requestChecks, liveIsTrue, ...serverChecks];

/** The invariants that a session breaks. */
export function brokenInvariants(session: Session): Broken[] {
  const seen = seenIn(session.traces);
  return INVARIANTS.flatMap((invariant) => invariant(session, seen));
}
