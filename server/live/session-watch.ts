import type { BaseContext } from '../app/base-context.ts';
import { repeatEvery } from './repeat.ts';
import { endedSessions, sessionsSeen } from './tickets.ts';

/** How often the last-seen time of a session with an open page is updated. */
const SEEN_EVERY_MS = 60_000;

export interface SessionWatch<Connection> {
  /** Binds the connection to this session, and to no other. */
  bind(connection: Connection, sessionId: string | undefined): void;
  /** Closes this session's connections on this node. */
  end(sessionId: string): void;
  stop(): Promise<void>;
}

/**
 * Tracks which connections belong to which login session. Besides receiving session-end events it polls for ended sessions,
 * so that a lost event keeps nobody connected for longer than `everyMs` (W9).
 */
export const startSessionWatch = <Connection>(
  ctx: BaseContext,
  everyMs: number,
  close: (connection: Connection) => void,
): SessionWatch<Connection> => {
  const connections = new Map<string, Set<Connection>>();
  const sessionOf = new Map<Connection, string>();
  /** Sessions bound since the last poll, whose last-seen time the next poll updates. */
  const fresh = new Set<string>();
  let seenAllAtMs = performance.now();

  const end = (sessionId: string) => {
    for (const connection of [...(connections.get(sessionId) ?? [])]) close(connection);
  };
  const looking = repeatEvery(ctx, 'session watch', everyMs, async () => {
    for (const ended of await endedSessions(ctx, [...connections.keys()])) end(ended);
    const isDue = performance.now() - seenAllAtMs >= SEEN_EVERY_MS;
    const seen = isDue ? [...connections.keys()] : [...fresh];
    // A session bound during the write is updated by the next poll.
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
