import { isDeepStrictEqual } from 'node:util';
import type { CommandResult } from '../../contract/game-commands.ts';
import { commandsOf, idempotentOf, type EngineCommands } from '../engines/commands.ts';
import { nowOf, titleOf, type Studio } from './context.ts';
import type { Queryable } from './database.ts';
import type { Party } from './operators.ts';
import { Refusal } from './refusal.ts';
import { sessionOfPlatform, type SessionRow } from './sessions.ts';

/** Later than the platform, which keeps an answer for seven days, and asks no more after it. */
const KEPT_MS = 8 * 86_400_000;

/** A command as the platform passes it on. */
export interface GivenCommand {
  id: string;
  /** The platform's session. */
  session: string;
  game: string;
  name: string;
  payload: Record<string, unknown>;
  atMs: number;
}

/** Executes a player's command once, and returns its stored answer to every repetition. */
export async function executeCommand(
  studio: Studio,
  engines: EngineCommands,
  party: Party,
  given: GivenCommand,
): Promise<CommandResult> {
  const session = await sessionOfPlatform(studio.db, party.merchant, given.session);
  const isTheirs = session?.game === given.game && studio.titles.get(given.game)?.vendor === party.vendor;
  if (!session || !isTheirs) return refused('SESSION_INVALID');
  const idempotent = idempotentOf(titleOf(studio, session.game), given.name);
  if (idempotent) return unlessRefused(() => idempotent(studio, { id: given.id, session, payload: given.payload }));
  const executed = await studio.db.transact(async (tx) => {
    // A repetition waits here until the first execution has ended.
    const { rowCount: added } = await tx.query(
      `insert into command (player_account, id, game, name, payload, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [session.player_account, given.id, given.game, given.name, JSON.stringify(given.payload), nowOf(studio)],
    );
    if (added !== 1) return storedAnswer(tx, session, given);
    const answer = await answerOf(studio, engines, tx, session, given);
    const { rows } = await tx.query<{ answer: CommandResult }>(
      `update command set answer = $3 where player_account = $1 and id = $2 returning answer`,
      [session.player_account, given.id, JSON.stringify(answer)],
    );
    return rows[0]!.answer;
  });
  // What it may have queued, such as a payment.
  studio.nudge();
  return executed;
}

/** Deletes the answers that nobody asks for any more. */
export const forgetCommands = (studio: Studio): Promise<unknown> =>
  studio.db.query(`delete from command where created_at < $1`, [new Date(studio.nowMs() - KEPT_MS)]);

async function storedAnswer(tx: Queryable, session: SessionRow, given: GivenCommand): Promise<CommandResult> {
  const { rows } = await tx.query<{ game: string; name: string; payload: unknown; answer: CommandResult }>(
    `select game, name, payload, answer from command where player_account = $1 and id = $2`,
    [session.player_account, given.id],
  );
  const { answer, ...before } = rows[0]!;
  const { game, name, payload } = given;
  return isDeepStrictEqual(before, { game, name, payload }) ? answer : refused('PAYLOAD_MISMATCH');
}

async function answerOf(
  studio: Studio,
  engines: EngineCommands,
  tx: Queryable,
  session: SessionRow,
  { name, payload, atMs }: GivenCommand,
): Promise<CommandResult> {
  if (session.ended) return refused('SESSION_EXPIRED');
  const handlers = commandsOf(engines, titleOf(studio, session.game));
  if (!Object.hasOwn(handlers, name)) return refused('UNKNOWN_COMMAND');
  await tx.query('savepoint command');
  try {
    return await handlers[name]!(studio, tx, { session, payload, atMs });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query('rollback to savepoint command');
    return refused(error.code);
  }
}

async function unlessRefused(work: () => Promise<CommandResult>): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error.code);
  }
}

const refused = (code: string): CommandResult => ({ code, result: null });
