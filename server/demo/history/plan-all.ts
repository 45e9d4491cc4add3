import { Readable } from 'node:stream';
import { HISTORY_DAYS, type Plan, type PlannedRound, type PlannedSession } from './plan.ts';
import { callsOf, type Books, type Call } from './play.ts';

/** A day's plan, with the calls of its rounds. */
interface PlannedDay {
  plan: Plan;
  calls: Call[];
}

/**
 * Plans all days without waiting for their reader, then passes their sessions and rounds to `write`: the database writes the first
 * days meanwhile. `bets` waits for that, and returns how many rounds there are.
 */
export const planAll = (
  plans: AsyncIterable<Plan>,
  books: Books,
  write: (sessions: readonly PlannedSession[], rounds: readonly PlannedRound[]) => Promise<void>,
): { days: AsyncIterable<PlannedDay>; bets(): Promise<number> } => {
  const sessions: PlannedSession[] = [];
  const rounds: PlannedRound[] = [];
  let written: Promise<void> | undefined;
  const days = async function* (): AsyncGenerator<PlannedDay> {
    for await (const plan of plans) {
      sessions.push(...plan.sessions);
      rounds.push(...plan.rounds);
      yield { plan, calls: await callsOf(books, plan.rounds) };
    }
    rounds.sort((a, b) => a.betAtMs - b.betAtMs);
    written = write(sessions, rounds);
    // A failure is thrown by `bets`.
    written.catch(() => undefined);
  };
  return {
    days: Readable.from(days(), { highWaterMark: HISTORY_DAYS + 1 }),
    async bets() {
      await written;
      return rounds.length;
    },
  };
};
