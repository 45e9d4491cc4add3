import type * as z from 'zod/mini';
import type { Dealt, LiveFamily, RoundResult } from '../../contract/live-rounds.ts';
import type { BookRules } from './shared/book.ts';
import type { HandFamily, HandOf, TableState } from '../../contract/live-tables.ts';
import type { Rule } from './shared/draw.ts';
import type { ParSheet } from './par.ts';

/**
 * The rules of a family of games. All functions are pure: the server, the simulator and the offline Verify page call the
 * same ones. A round is its bet, its moves and its seeds; repeating them gives the same states.
 * Money is in minor units. Rules draw by `Rule`, in an order that the family's file states.
 */
export interface Family<Params, Bet, Move, State> {
  /** The folder's name: 'video-poker'. */
  name: string;
  /** A title's parameters, checked at start. */
  Params: z.ZodMiniType<Params>;
  /** What a player may send. Amounts are checked against the session's bounds by the engine. */
  Bet: z.ZodMiniType<Bet>;
  Move: z.ZodMiniType<Move>;
  /** True if a stake is one of the title's. Otherwise it may be any multiple of the smallest one within the bounds. */
  listedStakes?: boolean;
  /** Its rounds can be free: a bet takes one stake, which the stage chooses, and no move takes a further one. */
  freeRounds?: boolean;
  /** Cases of which a bet's stake wins the title's pool; null for a title without one. */
  poolOdds?(params: Params): number | null;
  /** The amount that this bet takes. Throws BadBet for a bet that these parameters do not offer. */
  stakeOf(params: Params, bet: Bet): number;
  /** Plays until the round ends or waits for a move. */
  begin(params: Params, bet: Bet): Rule<Step<State>>;
  /** The amount that this move takes in addition, usually 0. Throws BadMove for a move that the state does not allow. */
  costOf(params: Params, state: State, move: Move): number;
  move(params: Params, state: State, move: Move): Rule<Step<State>>;
  /** The move made for a player who does not come back. Repeated, it ends the round without a further stake. */
  leave(params: Params, state: State): Move;
  /** How long a player may stay away before the round is played out; 24 hours unless stated. Infinity: it waits. */
  awayMs?: number;
  /** The round is also played out soon after its player closed the game or lost the connection (decision 0035). */
  endsOnLeaving?: boolean;
  /** A good move: the simulator plays it, hints show it. Its return is the stated one. */
  best(params: Params, state: State): Move;
  /** What the player may see: nothing that is still to be decided or turned over. */
  view(params: Params, state: State): unknown;
  /**
   * The part of the stakes of a round that is over which does not count as turnover, none if missing. It was not at risk: a push, an
   * unspent load, the equal parts of opposite bets, a bet that was cashed out; or its price was too low to count.
   */
  notAtRisk?(params: Params, state: State): number;
  /** The folders with the texts that it is described with, below `families`; its own if missing. Later ones give what earlier ones lack. */
  words?: readonly string[];
  /** What was bet on, in one language, for the platform's records. */
  describeBet(params: Params, bet: Bet, words: Words): string;
  /** The same of a move that takes a further stake. */
  describeMove?(params: Params, state: State, move: Move, words: Words): string;
  /** Of a family that everybody can play together at a table (`engines/rounds`): its draws do not depend on the bet. */
  shared?: {
    /** The family's name in `contract/live-rounds.ts`. */
    family: LiveFamily;
    /** A bet on nothing: those who only watch see its result. */
    watch: Bet;
    result(params: Params, state: State): RoundResult;
    /** What is staked on each place. */
    stakes(bet: Bet): Record<string, number>;
    /**
     * Bets of one player that the same draw decided, as one bet: what was not at risk is that of all of them together. Missing where
     * a bet takes nothing from the risk of another.
     */
    together?: (states: readonly State[]) => State;
    /** Bets are tickets: they can be cancelled until bets close, and chased over several draws. */
    areTickets?: boolean;
    /**
     * After the first draws each player makes a move, alone and in time, before the others are drawn (`engines/rounds/choose.ts`).
     * Who makes none leaves.
     */
    choice?: Choice<Params, State, Move>;
    /**
     * Bets cash out while a multiplier rises, by hand or at a target of their own, and those still in at the end are lost
     * (`engines/rounds/flight.ts`). States have `end` and `at`, all multipliers in hundredths.
     */
    flight?: {
      /** The lowest multiplier at which a bet can cash out. */
      minOut: number;
      /** So many milliseconds after the take-off. */
      multiplierAt(params: Params, ms: number): number;
      /** The first whole millisecond at which the multiplier is at least this. */
      msTo(params: Params, multiplier: number): number;
      /** Where a bet cashes out by itself at the latest. */
      targetOf(params: Params, bet: Bet): number;
      /** The move of a bet that cashes out here; null: of one that is left to its target or to the end. */
      moveAt(at: number | null): Move;
    };
  };
  /** Of a family whose bets are on fixtures with moving prices (`engines/book`). */
  book?: BookRules<Params, any, Bet>;
  /**
   * Of a family whose players play against each other (`engines/tables`): a state is of the whole hand, and everybody's moves are
   * its moves. `leave` is for the player whose turn it is.
   */
  hands?: {
    /** The family's name in `contract/live-tables.ts`. */
    family: HandFamily;
    /** Players that a hand needs. */
    min: number;
    /** The bet of the player in this seat: the most that the hand can cost. */
    bet(stake: number, place: number): Bet;
    /** The first move, made once all stakes are taken. */
    deal(places: readonly number[], dealer: number): Move;
    /** The seat whose turn it is; null when the hand is over. */
    turn(state: State): number | null;
    /** The same state as the player in this seat has it. */
    seenFrom(state: State, place: number): State;
    /** What the player of this state gets of a hand that is over. */
    payoutOf(params: Params, state: State): number;
    /** What everybody sees. */
    open(params: Params, state: State): HandOf<HandFamily> | null;
    /** The cards that the player of this state may see; null while the rules hide them. */
    cardsOf(params: Params, state: State): number[] | null;
    /** The hand as a player at the table knows it from what is told; null while a part of that is missing. */
    stateOf(params: Params, table: TableState, own: OwnCards): State | null;
    /** The move of a simulated player whose turn it is. It uses only what that player may know. */
    simulated(params: Params, state: State): Move;
  };
  /** One bet of each type by its key in the PAR sheet, for the simulator and for tests. The first is the usual one. */
  examples(params: Params): Record<string, Bet>;
  par(params: Params): ParSheet;
}

/** How players of one table decide. */
export interface Choice<Params, State, Move> {
  /** What players know while they decide. */
  dealt(params: Params, state: State): Dealt;
  /** The move with which the watched bet shows all draws; of several choices, the draws until the next one. */
  watch: Move;
  /** Where the further stake of a move is counted among the stakes. */
  place: string;
  /**
   * Several choices in a row: who makes the move `watch` has another one, unless the state is then over; any other move, or none,
   * is a player's last. All draws are made with the bet, so that they depend on nobody's move.
   */
  steps?: ChoiceSteps<Params, State, Move>;
}

export interface ChoiceSteps<Params, State, Move> {
  /** The place of the bets that their players decide. */
  place: string;
  /** Whether this move shows the draws until the next choice. */
  shows(move: Move): boolean;
  /** The name under which players are counted who made this move; null: none in time. */
  nameOf(move: Move | null): string;
  /** The bets that the house decides, at this place of their own: its move in this state of the watched bet. */
  house: { place: string; move(params: Params, state: State): Move };
  /** A good move for who knows only what is dealt. */
  bestOf(params: Params, dealt: Dealt): Move;
}

/** A player's seat, and the player's cards as far as the rules show them to the player. */
export interface OwnCards {
  place: number;
  cards: readonly number[] | null;
}

/** What a bet is described with, in one language. */
export interface Words<Key extends string = string> {
  say: (key: Key, values?: Record<string, string | number>) => string;
  /** Joins what was bet on; of a long list, the first parts. */
  list: (parts: readonly string[]) => string;
  /** Writes an amount of minor units, the same in each language. */
  amount: (minorUnits: number) => string;
  /** The name of a side or a league of the book. */
  nameOf: (id: string) => string;
}

/** A state after a bet or a move. */
export interface Step<State> {
  state: State;
  /** What the whole round pays, stakes included; null while the round waits for a move. */
  payout: number | null;
  /** The round also wins the title's pool, which the platform pays. */
  pool?: boolean;
}

export type AnyFamily = Family<any, any, any, any>;

/** A bet that the title does not offer. `code` goes to the player's client. */
export class BadBet extends Error {
  readonly code: 'STAKE_NOT_OFFERED' | 'BET_NOT_OFFERED';
  constructor(code: 'STAKE_NOT_OFFERED' | 'BET_NOT_OFFERED') {
    super(code);
    this.code = code;
  }
}

/** A move that the state of the round does not allow. */
export class BadMove extends Error {
  readonly code = 'MOVE_NOT_ALLOWED';
  constructor() {
    super('MOVE_NOT_ALLOWED');
  }
}
