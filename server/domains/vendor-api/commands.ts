import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { CashOutSlip, PlaceSlip } from '../../../contract/book-slips.ts';
import type { CommandResult } from '../../../contract/game-commands.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Commands } from '../../live/commands.ts';
import { Refused } from '../../live/refusal.ts';
import { command, VendorCallFailed } from './platform-client.ts';

/**
 * A call to the vendor, and the pause before it is repeated. Two calls end before the client's own time-out of 10 s, after which
 * the client sends the command again.
 */
const TIMEOUT_MS = 3_500;
const AGAIN_MS = 250;

/** Payloads of commands in a book whose pages are the site's, by name. */
const SLIP_PAYLOADS = new Map<string, z.ZodMiniType>([
  ['placeSlip', PlaceSlip],
  ['cashOutSlip', CashOutSlip],
]);

const checkPayload = (name: string, payload: unknown): void => {
  const checked = SLIP_PAYLOADS.get(name)?.safeParse(payload);
  if (checked?.error) throw new Refused('BAD_PAYLOAD', z.prettifyError(checked.error));
};

/** Commands of players to the vendors of their games. */
export const vendorCommands: Commands = {
  game: {
    async admit(tx, { merchant, memberId, sessionId }, { session, game, name, payload }) {
      const found = await inMerchant(tx, merchant)
        .selectFrom('play_sessions')
        .select(['ended_at', 'joined'])
        .where('id', '=', session)
        .where('member_id', '=', memberId)
        .where('session_id', '=', sessionId)
        .where('node_id', '=', Number(game))
        .executeTakeFirst();
      if (!found) throw new Refused('NOT_FOUND', `play session ${session} of game ${game}`);
      if (found.ended_at) throw new Refused('NOT_ALLOWED', `play session ${session} has ended`);
      if (found.joined) checkPayload(name, payload);
    },
    async send(ctx, { merchant }, request, atMs) {
      const { vendor, code } = await inMerchant(ctx.database.db, merchant)
        .selectFrom('games')
        .select(['vendor', 'code'])
        .where('node_id', '=', Number(request.game))
        .executeTakeFirstOrThrow();
      const { id, session, name, payload } = request;
      const body = { command_id: id, session, game: code, name, payload, at: atMs };
      return answerOf((timeoutMs) => command(ctx, { merchant, vendor }, body, timeoutMs));
    },
  },
};

/** Calls the vendor, and once more if it does not answer. Throws Refused. */
export const answerOf = async (ask: (timeoutMs: number) => Promise<CommandResult>): Promise<CommandResult> => {
  try {
    return await ask(TIMEOUT_MS).catch(async (error: unknown) => {
      if (!isPassing(error)) throw error;
      await delay(AGAIN_MS);
      return ask(TIMEOUT_MS);
    });
  } catch (error) {
    if (!(error instanceof VendorCallFailed)) throw error;
    // The vendor may have executed it. The client sends it again with the same id.
    if (isPassing(error)) throw new Refused('TRY_AGAIN', error.message);
    throw new Refused('NOT_ALLOWED', error.message);
  }
};

/** A later call may be answered. */
const isPassing = (error: unknown): boolean => {
  if (!(error instanceof VendorCallFailed)) return false;
  const { reason, status = 0 } = error;
  if (reason === 'status') return status >= 500 || status === 429;
  return reason === 'timeout' || reason === 'network';
};
