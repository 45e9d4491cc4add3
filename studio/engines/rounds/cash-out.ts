import * as z from 'zod/mini';
import type { CommandResult } from '../../../contract/game-commands.ts';
import { titleOf } from '../../server/context.ts';
import { Refusal } from '../../server/refusal.ts';
import type { CommandHandler } from '../command.ts';
import { seedsOf } from '../instant/decide.ts';
import { roundById, type RoundRow } from '../instant/rounds.ts';
import { decideBet, endOf, flightNow, flightOf } from './flight.ts';
import { OUTAGE } from './return-stake.ts';

/** The bet is the Studio's round. */
const Payload = z.strictObject({ bet: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/**
 * Cashes a bet out at the multiplier that the flight has by the database's clock once the bet is locked. It is in up to the last
 * hundredth of the flight, whether or not a node has noticed the end yet; a bet that passed its own target is paid that.
 */
export const cashOut: CommandHandler = async (studio, tx, { session, payload }) => {
  const read = Payload.safeParse(payload);
  if (!read.success) return no('INVALID_PAYLOAD');
  const { rowCount: locked } = await tx.query(
    `select from round where id = $1 and player_account = $2 and game = $3 and table_round_id is not null for update`,
    [read.data.bet, session.player_account, session.game],
  );
  if (locked !== 1) throw new Refusal('NOT_FOUND');
  const bet = (await roundById(tx, read.data.bet))!;
  const title = titleOf(studio, bet.game);
  const flight = flightOf(title);
  if (!flight) return no('UNKNOWN_COMMAND');
  if (bet.state !== 'bet_ok') return overOf(bet);
  const { ms, isCalledOff } = await flightNow(tx, { id: bet.table_round_id! });
  if (isCalledOff) return no('CALLED_OFF');
  if (ms === null) return no('NOT_FLYING');
  const end = await endOf(title, seedsOf(bet));
  const at = Math.min(flight.multiplierAt(title.params, ms), flight.targetOf(title.params, bet.bet));
  if (at > end) return no('TOO_LATE');
  if (at < flight.minOut) return no('TOO_EARLY');
  await decideBet(studio, tx, bet, at);
  return overOf((await roundById(tx, bet.id))!);
};

/** What a bet that is over was paid, and where. */
const overOf = ({ id, win, outcome, reason }: RoundRow): CommandResult => {
  if (reason === OUTAGE) return no('CALLED_OFF');
  const at = (outcome as { at?: number | null } | null)?.at ?? null;
  return at === null ? no('TOO_LATE') : { code: 'OK', result: { bet: id, at, win } };
};

const no = (code: string): CommandResult => ({ code, result: null });
