import { randomInt } from 'node:crypto';
import type { HandState, TableState } from '../../../contract/live-tables.ts';
import type { OwnSeat } from '../../../studio/engines/tables/seats.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { readLive } from '../../domains/vendor-api/feeds/live.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { HandGame } from './games.ts';
import { createPlayerSession } from './player-session.ts';
import { isOver, Refused } from './site-client.ts';

/** A move takes a player so long, milliseconds. */
const THINK = { min: 700, max: 2_200 };
/** Hands after which a player leaves a table, so that others come. */
const STAY = { min: 8, max: 20 };
const AFTER_FAILURE_MS = 10_000;
/** A deposit takes a moment to arrive. */
const AFTER_DEPOSIT_MS = 3_000;
/** After this time the table shows a player who sat down. */
const SHOWN_MS = 3_000;

/** A seat at which a simulated player is wanted. */
export interface Wanted {
  game: HandGame;
  stake: number;
  /** A certain table; null: any of this stake. */
  table: number | null;
}

/** A table of real money, as everybody sees it. */
export interface SeenTable {
  game: HandGame;
  number: number;
  state: TableState;
}

/** A simulated player at tables at which players play against each other. */
export interface TablePlayer {
  /** Can go to a table now. */
  readonly isFree: boolean;
  /** Logs in, opens the game and takes the seat. */
  sit(wanted: Wanted): Promise<void>;
  /** At the table: makes a move when it is this player's turn, and leaves if `isWanted` says no; of a hand then in its turn. */
  step(tables: readonly SeenTable[], isWanted: (table: SeenTable) => boolean): Promise<void>;
}

/** A person waits for the next hand, and nobody but programs plays in this one: it ends soon. */
export function isAwaited({ seats, hand }: TableState): boolean {
  const humans = seats.flatMap((seat, place) => (seat && !seat.simulated && !seat.away ? [place] : []));
  return humans.length > 0 && humans.every((place) => !hand?.shown?.seats[place]);
}

export const createTablePlayer = (ctx: BaseContext, member: MemberRow): TablePlayer => {
  const session = createPlayerSession(ctx, member);
  let open: HandGame | undefined;
  let seat: { game: HandGame; table: number; place: number; sinceMs: number; until: number | null } | undefined;
  /** When the move of this turn is made. */
  let move: { of: string; atMs: number } | undefined;
  let freeAtMs = 0;

  const leave = (options: { session: boolean }): void => {
    session.leave(options);
    [open, seat] = [undefined, undefined];
  };
  /** A session that failed is opened anew, later. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const key = error instanceof Refused ? error.key : undefined;
      // Somebody else was quicker, or the time was over: the table goes on.
      if (key === 'STATE_CHANGED' || key === 'NOT_YOUR_TURN' || key === 'TOO_LATE' || key === 'ROUND_CLOSED') return;
      leave({ session: isOver(error) || key === 'NO_SEAT' });
      freeAtMs = ctx.now() + AFTER_FAILURE_MS;
      const details = { player: session.username, refused: key, err: key ? undefined : error };
      ctx.log.debug(details, 'a simulated player left a table');
    }
  };

  /** The move of this player, as far as it can be known yet. */
  async function moveAt({ game, number, state }: SeenTable, place: number): Promise<Record<string, unknown> | null> {
    const { family, params } = game.title;
    const key = `hand:${session.memberId}-${game.nodeId}-${number}`;
    const [published] = await readLive<'hand'>(ctx.database.db, member.merchant, [key]);
    const own: HandState | null = published?.value?.number === state.hand!.number ? published.value : null;
    const known: unknown = family.hands.stateOf(params, state, { place, cards: own?.cards ?? null });
    if (known === null) return null;
    const made: unknown = isAwaited(state) ? family.leave(params, known) : family.hands.simulated(params, known);
    return made as Record<string, unknown>;
  }

  async function play(table: SeenTable, place: number): Promise<void> {
    const { number: hand, moves: after } = table.state.hand!;
    const of = `${table.number} ${hand} ${after}`;
    const thinks = isAwaited(table.state) ? THINK.min : randomInt(THINK.min, THINK.max);
    if (move?.of !== of) move = { of, atMs: ctx.now() + thinks };
    if (ctx.now() < move.atMs) return;
    const made = await moveAt(table, place);
    if (made) await session.command('act', { hand, after, act: made['act'] });
  }

  return {
    get isFree() {
      return seat === undefined && ctx.now() >= freeAtMs;
    },

    sit: ({ game, stake, table }) =>
      attempt(async () => {
        if (!session.isLoggedIn) await session.logIn();
        if (open?.nodeId !== game.nodeId) await session.openGame(game);
        open = game;
        if (session.balance < stake) {
          await session.deposit();
          freeAtMs = ctx.now() + AFTER_DEPOSIT_MS;
          // Opening the game again gives the balance.
          return leave({ session: false });
        }
        const taken = (await session.command('sit', { stake, ...(table !== null && { table }) })) as OwnSeat;
        seat = { game, table: taken.table, place: taken.place, sinceMs: ctx.now(), until: null };
      }),

    step: (tables, isWanted) =>
      attempt(async () => {
        const table = tables.find(({ game, number }) => game.nodeId === seat?.game.nodeId && number === seat?.table);
        if (!seat || !table) return;
        const { place, sinceMs } = seat;
        const { seats, hand } = table.state;
        const own = seats[place];
        if (!own) {
          // The stake of a hand was refused.
          if (ctx.now() - sinceMs > SHOWN_MS) leave({ session: true });
          return;
        }
        if (own.away) await session.command('back', {});
        const isTurn = hand?.turn?.place === place;
        if (isTurn && isWanted(table)) return play(table, place);
        if (hand?.phase === 'staking' || (hand?.phase === 'playing' && hand.shown?.seats[place] && !isTurn)) return;
        if (hand) seat.until ??= hand.number + randomInt(STAY.min, STAY.max);
        const isTired = seat.until !== null && hand !== null && hand.number >= seat.until;
        if (!isTired && isWanted(table)) return;
        await session.command('leave', {});
        leave({ session: false });
      }),
  };
};
