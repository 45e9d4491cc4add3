import type { OddsState } from '../../contract/live-odds.ts';
import type { ChoiceStep, Dealt, RoundResult, RoundState } from '../../contract/live-rounds.ts';
import type { TableState } from '../../contract/live-tables.ts';
import type { FixtureView, RoundView, SlipView, TitleView } from '../protocol.ts';
import type { Child } from './dom.ts';
import type { Sound, SoundName } from './sound.ts';
import type { TicketActions } from './ticket-actions.ts';
import type { Stage } from './stage.ts';
import type { I18n } from './i18n/index.ts';

/** What the stage gives a family's view. */
export interface ViewContext {
  title: TitleView;
  i18n: I18n;
  /** Of the session, or of the round that is replayed. */
  money: { currency: string; exponent: number };
  stage: StageParts;
  /** Makes a move in the round that waits for one. */
  move: (move: unknown) => void;
  /** The player changed the bet. */
  betChanged: () => void;
  /** Takes this free seat, counted from 0, at the table that is shown. */
  sit?: (place: number) => void;
  /** At a table: what can be done with placed bets. */
  ticketActions?: TicketActions;
}

/** Parts of the stage that a family may write to while it shows a round. */
export interface StageParts {
  /** For classes that change its appearance. */
  element: HTMLElement;
  /** The line under the board; a mood is a class. */
  plate: (text: string, mood?: string) => void;
  /** Announces to screen readers. */
  speak: (text: string) => void;
  /**
   * Lets something sound, if the player switched sound on. The stage plays the result, unless the family does; what
   * celebrates is heard only for a return above the stake (PP-21).
   */
  sound: (name: SoundName) => void;
  /** The ribbon over the board; null shows what the stage itself has to say. */
  banner: (text: string | null) => void;
}

/** The parts of this stage; `ribbon` is what the stage itself has to say. */
export const partsOf = (stage: Stage, sound: Pick<Sound, 'play'>, banner: () => string | null): StageParts => ({
  element: stage.stage,
  plate: stage.setPlate,
  speak: stage.speak,
  sound: (name) => sound.play(name),
  banner: (text) => stage.setBanner(text ?? banner()),
});

/** A family's part of the screen. The stage has the stake, the button, messages, balance, history and verification. */
export interface FamilyView {
  /** The board. */
  elements: readonly HTMLElement[];
  /** Further controls of the bet, beside the stake. */
  controls?: HTMLElement;
  /** Words of the button that begins a round, and a fact beside the return: the number of lines. */
  labels: { begin: string; fact?: string };
  /** The bet at this stake; null while it is incomplete. */
  bet(stake: number): unknown;
  /** What this bet takes, if that is not the chosen stake. */
  stakeOf?(bet: unknown): number;
  /** Shows what the player can do: change the bet, move in this round, or nothing. */
  enable(what: 'bet' | 'move' | 'nothing', round: RoundView | null): void;
  /** The bet is sent. */
  start(): void;
  /** Presents what came since: the bet's result, or a move's. Resolves when it has been shown. */
  present(round: RoundView): Promise<void>;
  /** Whether presenting this round takes so long that the player may skip to its end. */
  canSkip?(round: RoundView): boolean;
  skip?(): void;
  /** Shows a round as it stands, without movement. `isWin` is false for a return not above the stake (PP-21). */
  show(round: RoundView, isWin: boolean): void;
  /** Shows what was there before `start`: nothing came of the bet. */
  rest(): void;
  /** Takes away the marks of the last round. */
  clear(): void;
  /** The move of the stage's button while a round waits: take the win. Null if there is none. */
  action?(round: RoundView): { label: string; move: unknown } | null;
  /** The rules and pays, loaded when they are opened. */
  rules(): Promise<FamilyRules>;
}

export interface FamilyRules {
  /** Stated before the figures. */
  rules(shown: { stake: number; currency: string; exponent: number }): Child[];
  /** Words for a component of the return, or a share of rounds, of the PAR sheet. */
  wordFor(key: string): string | undefined;
}

/** What a view needs to be played by everybody together. */
export interface SharedParts {
  /**
   * The draw, and the player's own stakes by place, as an outcome of this family; `paid`: the outcomes of bets that are paid;
   * `moves`: of the own bet, where players have a choice.
   */
  watched(
    result: RoundResult,
    own: Record<string, number>,
    paid: readonly unknown[],
    moves: readonly unknown[],
  ): unknown;
  /** The draw in a sentence. */
  said(result: RoundResult): string;
  /** What a bet, with the moves that were made, stakes on each place. */
  stakesOf(bet: unknown, moves: readonly unknown[]): Record<string, number>;
  /** Takes the laid chips from the board: they are placed, or another round begins. */
  free(isPlaced?: boolean): void;
  /** The stakes of all players by place, and the player's own. */
  totals(totals: RoundState['totals'], own: Record<string, number>): void;
  /** The results before this round, the newest last. */
  recent(results: readonly RoundResult[]): void;
  /** The further draws in which the player wants the same bet; null for this one only. */
  chase?(): { draws: number; stopOnWin: boolean } | null;
  /** Seconds in which bets are still taken; null if they are not. */
  left?(seconds: number | null): void;
  /** The player's bets in the round of this number, and whether they can be cancelled. */
  bets?(bets: readonly RoundView[], number: number, canCancel: boolean): void;
  /** Of a table at which players have a choice. */
  choice?: {
    /** What is dealt while players decide, and the player's own stakes by place and moves, as an outcome of this family. */
    watched(dealt: Dealt, own: Record<string, number>, moves: readonly unknown[]): unknown;
    /** Whether this bet waits for its player's choice; `step`: the one that players have now, from 0. */
    isOpen(bet: RoundView, step: number): boolean;
    /** The line under the board while players decide; `bet` is the player's own. */
    line(bet: RoundView | null, secondsLeft: number, step: number): string;
    /** Of several choices in a row: the one that players have now, and its time that is left; null while they have none. */
    time?(choice: ChoiceStep | null, leftMs: number): void;
    /** The choice that was made, in words. */
    said(bet: RoundView): string;
  };
}

export interface TableView extends FamilyView {
  shared: SharedParts;
}

/** The module of a view that is played at a table. */
export interface TableModule {
  openTable: (context: ViewContext) => Promise<TableView>;
}

/** What a book's client gives its view. */
export interface BookContext extends Pick<ViewContext, 'title' | 'i18n' | 'money'> {
  /** Stakes of the session. */
  stakes: () => readonly number[];
  /** The server's clock less the browser's. */
  offsetMs: () => number;
  /** Sends a slip. Resolves when it was answered; what came of it was said. True if it was taken or waits. */
  place: (request: unknown) => Promise<boolean>;
  cashOut: (roundId: string, amount: number) => Promise<void>;
  /** The fixtures whose prices are to be told, the most important first. */
  watch: (fixtures: readonly string[]) => void;
  /** Why a slip was refused or returned, in words. */
  failure: (round: RoundView) => string;
  speak: (text: string) => void;
}

/** A book's part of the screen. */
export interface BookView {
  element: HTMLElement;
  /** All fixtures that are open or just over. Prices that were told since are newer. */
  setFixtures(fixtures: readonly FixtureView[]): void;
  /** Prices of a fixture; null if it is no longer known. */
  tell(fixture: string, odds: OddsState | null): void;
  setSlips(slips: readonly SlipView[]): void;
  /** Whether a bet can be placed now. */
  setReady(canPlace: boolean): void;
  /** Says at the slip what came of it. */
  say(text: string): void;
}
export interface BookModule {
  openBook: (context: BookContext) => Promise<BookView>;
  /** For replays and panels. */
  open: FamilyModule['open'];
}

/** What only the player knows: the own seat, and the own cards. */
export interface OwnHand {
  place: number | null;
  cards: readonly number[] | null;
}

/** What a view needs to be played by players against each other. */
export interface HandView extends FamilyView {
  hands: {
    /** Shows the table as it stands, and moves what is new. `leftMs`: of the time of the player on move. */
    show(table: TableState, own: OwnHand, leftMs: number): void;
    /** The last move, or the end of the hand, in a sentence. */
    said(table: TableState, own: OwnHand): string;
    nameOf(table: TableState, own: OwnHand, place: number): string;
    /** What the player can do now, with the words of its button. */
    acts(table: TableState, own: OwnHand): { act: string; label: string; isMain: boolean }[];
  };
}
export interface HandModule {
  openHands: (context: ViewContext) => Promise<HandView>;
}

/** The module of a family's view. */
export interface FamilyModule {
  open: (context: ViewContext) => Promise<FamilyView>;
}
