import { CashOutSlip, PlaceSlip } from '../../../contract/book-slips.ts';
import type { CommandResult } from '../../../contract/game-commands.ts';
import type { Studio } from '../../server/context.ts';
import { Refusal } from '../../server/refusal.ts';
import type { IdempotentHandler } from '../command.ts';
import { cashOut } from './cash-out.ts';
import { placeSlip } from './place.ts';
import { vendorSlip } from './slips.ts';

/** Places a slip. The command's id is that of the slip at its client, so a repetition finds the slip. */
const place: IdempotentHandler = async (studio, { id, session, payload }) => {
  const read = PlaceSlip.safeParse(payload);
  if (!read.success) throw new Refusal('BAD_REQUEST');
  const round = await placeSlip(studio, session, id, read.data);
  return answerOf(studio, round.id);
};

const takeBack: IdempotentHandler = async (studio, { id, session, payload }) => {
  const read = CashOutSlip.safeParse(payload);
  if (!read.success) throw new Refusal('BAD_REQUEST');
  const { slip, amount } = read.data;
  const round = await cashOut(studio, session, { roundId: slip, clientMoveId: id, move: { cashOut: amount } });
  return answerOf(studio, round.id);
};

/** The slip, or why it was refused. */
async function answerOf(studio: Studio, id: string): Promise<CommandResult> {
  const slip = await vendorSlip(studio, id);
  return slip.code === null ? { code: 'OK', result: { slip } } : { code: slip.code, result: null };
}

/** Commands in a book whose pages are the platform's. */
export const BOOK_COMMANDS = { placeSlip: place, cashOutSlip: takeBack };
