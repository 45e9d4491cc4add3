import type { AppContext } from '../context.ts';
import { repeatEvery } from './repeat.ts';
import { endedSessions, sessionsSeen } from './tickets.ts';

/** A session with an open page is noted as seen so often. */
const SEEN_EVERY_MS = 60_000;

export interface SessionWatch<Connection> {
  /** The connection now speaks for this session, and for no other. */
  bind(connection: Connection, sessionId: string | undefined): void;
  /** Closes what this session has on this node. */
  end(sessionId: string): void;
  stop(): Promise<void>;
}

/**
 * Knows which connections live by which login session. Besides being told, it looks for itself which of them have ended, so
 * that a lost message leaves nobody connected for longer than `everyMs` (W9).
 */
export const startSessionWatch = <Connection>(
  ctx: AppContext,
  everyMs: number,
  close: (connection: Connection) => void,
): SessionWatch<Connection> => {
  const connections = new Map<string, Set<Connection>>();
  const sessionOf = new Map<Connection, string>();
  /** Those that came since the last look, to be noted as seen with it. */
  const fresh = new Set<string>();
  let seenAllAtMs = performance.now();

  const end = (sessionId: string) => {
    for (const connection of [...(connections.get(sessionId) ?? [])]) close(connection);
  };
  const looking = repeatEvery(ctx, 'session watch', everyMs, async () => {
    for (const ended of await endedSessions(ctx, [...connections.keys()])) end(ended);
    const isDue = performance.now() - seenAllAtMs >= SEEN_EVERY_MS;
    const seen = isDue ? [...connections.keys()] : [...fresh];
    // Who comes while it is written is noted with the next look.
    fresh.clear();
    await sessionsSeen(ctx, seen);
    if (isDue) seenAllAtMs = performance.now();
  });

  return {
    end,
    bind(connection, sessionId) {
      const before = sessionOf.get(connection);
      if (before === sessionId) return;
      if (before !== undefined) {
        const left = connections.get(before);
        left?.delete(connection);
        if (left?.size === 0) connections.delete(before);
        sessionOf.delete(connection);
      }
      if (sessionId === undefined) return;
      sessionOf.set(connection, sessionId);
      fresh.add(sessionId);
      connections.set(sessionId, (connections.get(sessionId) ?? new Set()).add(connection));
    },
    stop: () => looking.stop(),
  };
};
